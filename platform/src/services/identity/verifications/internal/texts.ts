import type { InEveryLanguage } from '@kozyr/contracts/locales';
import { spoken } from '../rules';

/** What the voice of a call says. */
export const callText: InEveryLanguage<(code: string) => string> = {
  uk: (code) => `Вітаємо! Це Kozyr. Ваш код: ${spoken(code)}. Повторюємо: ${spoken(code)}. Нікому його не кажіть.`,
  ru: (code) =>
    `Здравствуйте! Это Kozyr. Ваш код: ${spoken(code)}. Повторяем: ${spoken(code)}. Никому его не сообщайте.`,
  en: (code) => `Hello! This is Kozyr. Your code is ${spoken(code)}. Again: ${spoken(code)}. Do not tell it to anyone.`,
  kk: (code) =>
    `Сәлеметсіз бе! Бұл Kozyr. Кодыңыз: ${spoken(code)}. Қайталаймыз: ${spoken(code)}. Оны ешкімге айтпаңыз.`,
};

/** What the message to a phone that is being added says. */
export const phoneCodeText: InEveryLanguage<(code: string) => string> = {
  uk: (code) => `${code} — код, щоб додати цей номер у Kozyr. Діє 10 хвилин. Нікому його не кажіть.`,
  ru: (code) => `${code} — код, чтобы добавить этот номер в Kozyr. Действует 10 минут. Никому его не сообщайте.`,
  en: (code) =>
    `${code} is the code to add this number at Kozyr. It is valid for 10 minutes. Do not share it with anyone.`,
  kk: (code) => `${code} — бұл нөмірді Kozyr-ға қосу коды. Ол 10 минут жарамды. Оны ешкімге айтпаңыз.`,
};
