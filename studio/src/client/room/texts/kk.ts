import type { RoomTexts } from './en';

export const kk: RoomTexts = {
  music: 'Әуен',
  turbo: 'Турбо: барабандар тезірек тоқтайды',
  paysOne: 'Таңбалардың төлемдері: таңбаны басыңыз немесе бағыттауыш пернелермен жылжыңыз',
};
