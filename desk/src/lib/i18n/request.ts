import { localeOf } from '@kozyr/contracts/locales';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { getRequestConfig } from 'next-intl/server';
import { AREAS } from './areas';

/** Moments are shown in the zone in which the money of the house's first currency has its days. */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = localeOf(await requestLocale);
  const parts = await Promise.all(
    AREAS.map(async (area) => [area, (await import(`../../../messages/${locale}/${area}.json`)).default] as const),
  );
  return { locale, messages: Object.fromEntries(parts), timeZone: CURRENCY_ZONES.uah };
});
