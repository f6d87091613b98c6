import { localeOf } from '@kozyr/contracts/locales';
import { getRequestConfig } from 'next-intl/server';
import { SITE_TIME_ZONE } from './languages';

export default getRequestConfig(async ({ requestLocale }) => {
  const locale = localeOf(await requestLocale);
  return {
    locale,
    messages: (await import(`../../messages/${locale}.json`)).default,
    timeZone: SITE_TIME_ZONE,
  };
});
