import { DEFAULT_LOCALE, LOCALES } from '@kozyr/contracts/locales';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { SITE_TIME_ZONE } from './languages';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(LOCALES, requested) ? requested : DEFAULT_LOCALE;
  return {
    locale,
    messages: (await import(`../../messages/${locale}.json`)).default,
    timeZone: SITE_TIME_ZONE,
  };
});
