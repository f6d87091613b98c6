import type { Locale } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';

/** Each language under its own name, in the order the interface offers them. */
export const LANGUAGES: readonly { locale: Locale; name: string }[] = [
  { locale: 'uk', name: 'Українська' },
  { locale: 'ru', name: 'Русский' },
  { locale: 'en', name: 'English' },
  { locale: 'kk', name: 'Қазақша' },
];

/** In which order a page that knows no player shows its currencies: tenge first in Kazakh, else the default, hryvnia (spec §9). */
export const currenciesOf = (locale: Locale): readonly [Currency, Currency] =>
  locale === 'kk' ? ['kzt', 'uah'] : ['uah', 'kzt'];

/** The zone of pages that know no reader: what depends on the reader's own gets that passed in. */
export const SITE_TIME_ZONE = 'Europe/Kyiv';
