import { type CountryCode, countryCodeSchema } from '@kozyr/contracts/countries';
import type { Locale } from '@kozyr/contracts/locales';

/** Spec §9: default country and phone country. */
const DEFAULT_COUNTRY: CountryCode = 'KZ';

/**
 * The country a request seems to come from (a hint: it only preselects a field): what the front door's header says of its network, else
 * Ukraine for whoever reads Ukrainian.
 */
export function detectCountry(header: string | string[] | undefined, locale: Locale): CountryCode {
  const named = countryCodeSchema.safeParse(typeof header === 'string' ? header.trim().toUpperCase() : header);
  if (named.success) return named.data;
  return locale === 'uk' ? 'UA' : DEFAULT_COUNTRY;
}
