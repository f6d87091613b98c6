import type { Locale } from '@kozyr/contracts/locales';

/** Each language under its own name, in the order the interface offers them. */
export const LANGUAGES: readonly { locale: Locale; name: string }[] = [
  { locale: 'uk', name: 'Українська' },
  { locale: 'ru', name: 'Русский' },
  { locale: 'en', name: 'English' },
  { locale: 'kk', name: 'Қазақша' },
];
