import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';

/** Spec §3. Total: another country does not compile without its row. */
export const countryPhones: Record<CountryCode, CountryPhone> = {
  UA: { code: 'UA', prefix: '+38', preview: '+380', icon: '/flags/ua.svg', mask: '+380 99 999-99-99' },
  KZ: { code: 'KZ', prefix: '+7', preview: '+7', icon: '/flags/kz.svg', mask: '+7 999-999-99-99' },
};
