import { type CountryCode, countryCodeSchema } from '@kozyr/contracts/countries';

/** Spec §9: default country and phone country. */
const DEFAULT_COUNTRY: CountryCode = 'KZ';

/** The country a request seems to come from, by the front door's header (a hint: it only preselects a field). */
export function detectCountry(header: string | string[] | undefined): CountryCode {
  const named = countryCodeSchema.safeParse(typeof header === 'string' ? header.trim().toUpperCase() : header);
  return named.success ? named.data : DEFAULT_COUNTRY;
}
