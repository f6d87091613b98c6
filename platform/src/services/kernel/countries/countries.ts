import { type CountryCode, type CountryPhone, countryCodeSchema } from '@kozyr/contracts/countries';
import type { Locale } from '@kozyr/contracts/locales';

/** Spec §3. Total: another country does not compile without its row. */
export const countryPhones: Record<CountryCode, CountryPhone> = {
  UA: { code: 'UA', prefix: '+38', preview: '+380', icon: '/flags/ua.svg', mask: '+380 99 999-99-99' },
  KZ: { code: 'KZ', prefix: '+7', preview: '+7', icon: '/flags/kz.svg', mask: '+7 999-999-99-99' },
};

/** Spec §9: default country and phone country. */
const DEFAULT_COUNTRY: CountryCode = 'KZ';

/**
 * The country a request seems to come from (a hint: it only preselects a field): that of its network, else Ukraine for whoever reads Ukrainian.
 */
export function detectCountry(network: string | null, locale: Locale): CountryCode {
  const named = countryCodeSchema.safeParse(network);
  if (named.success) return named.data;
  return locale === 'uk' ? 'UA' : DEFAULT_COUNTRY;
}
