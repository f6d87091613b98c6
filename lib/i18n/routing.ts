import { DEFAULT_LOCALE, LOCALES } from '@kozyr/contracts/locales';
import { defineRouting } from 'next-intl/routing';

/** Every address carries its locale, so that no proxy has to stand before a finished page. */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'always',
  localeCookie: { name: 'NEXT_LOCALE' },
});
