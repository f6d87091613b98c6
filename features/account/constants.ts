import type { CountryCode } from '@kozyr/contracts/countries';

/** Spec §9: default country and phone country. */
export const DEFAULT_COUNTRY: CountryCode = 'KZ';
/** Spec §9: call code length. */
export const CODE_LENGTH = 4;
