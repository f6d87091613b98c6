import type { RoomTexts } from './en';

export const ru: RoomTexts = {
  music: 'Музыка',
  turbo: 'Турбо: барабаны останавливаются быстрее',
  paysOne: 'Выплаты символов: коснитесь символа или переходите стрелками',
};
