import type { Locale } from '@kozyr/contracts/locales';

/** What a code message says. Short enough for one SMS; the code comes first, where phones offer it for filling in. */
export const codeText: Record<Locale, (code: string) => string> = {
  uk: (code) => `${code} — ваш код Kozyr. Діє 10 хвилин. Нікому його не кажіть.`,
  ru: (code) => `${code} — ваш код Kozyr. Действует 10 минут. Никому его не сообщайте.`,
  en: (code) => `${code} is your Kozyr code. It is valid for 10 minutes. Do not share it with anyone.`,
  kk: (code) => `${code} — сіздің Kozyr кодыңыз. Ол 10 минут жарамды. Оны ешкімге айтпаңыз.`,
};

/** For who registers with a contact that has an account: only its owner learns that, by the message itself. */
export const accountExistsText: Record<Locale, string> = {
  uk: 'Kozyr: у вас уже є акаунт із цим контактом. Увійдіть із паролем. Якщо це були не ви, нічого робити не треба.',
  ru: 'Kozyr: у вас уже есть аккаунт с этим контактом. Войдите с паролем. Если это были не вы, ничего делать не нужно.',
  en: 'Kozyr: you already have an account with this contact. Log in with your password. If this was not you, ignore it.',
  kk: 'Kozyr: бұл байланыс бойынша аккаунтыңыз бар. Құпиясөзбен кіріңіз. Егер бұл сіз болмасаңыз, елемей-ақ қойыңыз.',
};
