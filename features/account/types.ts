import type { ContactType } from '@kozyr/contracts/accounts';
import type { CountryCode } from '@kozyr/contracts/countries';
import type { Currency } from '@kozyr/contracts/money';
import type { LimitPeriod } from '@kozyr/contracts/player-limits';

/** What names an account. username, by type, is a phone without its country code (only digits) or an email. */
export type ContactValues = { type: ContactType; countryCode: CountryCode; username: string };

export type LoginValues = ContactValues & { password: string };

/** Registration form state, spec §3, with what §5 adds. */
export type RegistrationValues = ContactValues & {
  password: string;
  passwordRepeat: string;
  currency: Currency;
  ageConsent: boolean;
  newsletterConsent: boolean;
  /** As it was typed; empty: none is set. */
  depositLimit: string;
  depositLimitPeriod: LimitPeriod;
};

/** Where a registration is: its form, or the code that was sent for it. */
export type RegistrationStep = { kind: 'form' } | { kind: 'code'; contact: string; resendAt: number };

/** Password reset state, spec §3. */
export type ResetValues = ContactValues & { code: string };

/** Where a reset is: whose it is, the code that was sent, or the new password. */
export type ResetStep = RegistrationStep | { kind: 'password' };

export type NewPasswordValues = { password: string; passwordRepeat: string };

export type AuthDialog = 'login' | 'register' | 'reset';
