import type { RoomTexts } from './en';

export const uk: RoomTexts = {
  music: 'Музика',
  turbo: 'Турбо: барабани зупиняються швидше',
  paysOne: 'Виплати символів: торкніться символу або переходьте стрілками',
};
