import type { InEveryLanguage } from '@kozyr/contracts/locales';

/** What a code message says. Short enough for one SMS; the code comes first, where phones offer it for filling in. */
export const codeText: InEveryLanguage<(code: string) => string> = {
  uk: (code) => `${code} — ваш код Kozyr. Діє 10 хвилин. Нікому його не кажіть.`,
  ru: (code) => `${code} — ваш код Kozyr. Действует 10 минут. Никому его не сообщайте.`,
  en: (code) => `${code} is your Kozyr code. It is valid for 10 minutes. Do not share it with anyone.`,
  kk: (code) => `${code} — сіздің Kozyr кодыңыз. Ол 10 минут жарамды. Оны ешкімге айтпаңыз.`,
};

/** For who registers with a contact that has an account: only its owner learns that, by the message itself. */
export const accountExistsText: InEveryLanguage = {
  uk: 'Kozyr: у вас уже є акаунт із цим контактом. Увійдіть із паролем. Якщо це були не ви, нічого робити не треба.',
  ru: 'Kozyr: у вас уже есть аккаунт с этим контактом. Войдите с паролем. Если это были не вы, ничего делать не нужно.',
  en: 'Kozyr: you already have an account with this contact. Log in with your password. If this was not you, ignore it.',
  kk: 'Kozyr: бұл байланыс дерегімен аккаунтыңыз бар. Құпиясөзбен кіріңіз. Егер бұл сіз болмасаңыз, елемей-ақ қойыңыз.',
};

/** What the code of a password reset says. */
export const resetCodeText: InEveryLanguage<(code: string) => string> = {
  uk: (code) =>
    `${code} — код для нового пароля Kozyr. Діє 10 хвилин. Якщо ви його не просили, нічого робити не треба.`,
  ru: (code) =>
    `${code} — код для нового пароля Kozyr. Действует 10 минут. Если вы его не просили, ничего делать не нужно.`,
  en: (code) =>
    `${code} is the code for your new Kozyr password. It is valid for 10 minutes. If you did not ask for it, ignore it.`,
  kk: (code) =>
    `${code} — Kozyr жаңа құпиясөзінің коды. Ол 10 минут жарамды. Егер сұрамаған болсаңыз, елемей-ақ қойыңыз.`,
};

/** For who asks to reset the password of a contact without an account: only its owner learns that. */
export const noAccountText: InEveryLanguage = {
  uk: 'Kozyr: для цього контакту просили новий пароль, але акаунта з ним немає. Якщо це були не ви, нічого робити не треба.',
  ru: 'Kozyr: для этого контакта просили новый пароль, но аккаунта с ним нет. Если это были не вы, ничего делать не нужно.',
  en: 'Kozyr: a new password was asked for with this contact, but it has no account. If this was not you, ignore it.',
  kk: 'Kozyr: бұл байланыс дерегіне жаңа құпиясөз сұралды, бірақ онымен аккаунт жоқ. Егер бұл сіз болмасаңыз, елемей-ақ қойыңыз.',
};
