import type { CountryCode } from '@kozyr/contracts/countries';

/** Spec §9: default country and phone country. */
export const DEFAULT_COUNTRY: CountryCode = 'KZ';
