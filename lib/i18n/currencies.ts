import type { Locale } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';

/** In which order a page that knows no player shows its currencies: tenge first in Kazakh, else the default, hryvnia (spec §9). */
export const currenciesOf = (locale: Locale): readonly [Currency, Currency] =>
  locale === 'kk' ? ['kzt', 'uah'] : ['uah', 'kzt'];
