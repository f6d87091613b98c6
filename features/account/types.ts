import type { ContactType } from '@kozyr/contracts/accounts';
import type { CountryCode } from '@kozyr/contracts/countries';
import type { Currency } from '@kozyr/contracts/money';

/** What is typed to name an account: a phone without its country code, or an email. */
export type ContactValues = { type: ContactType; countryCode: CountryCode; phone: string; email: string };

export type LoginValues = ContactValues & { password: string };

/** Registration form state, spec §3, with what §5 adds. */
export type RegistrationValues = ContactValues & {
  password: string;
  passwordRepeat: string;
  currency: Currency;
  ageConsent: boolean;
  newsletterConsent: boolean;
};

/** Where a registration is: its form, or the code that was sent for it. */
export type RegistrationStep = { kind: 'form' } | { kind: 'code'; contact: string; resendAt: number };

export type AuthDialog = 'login' | 'register';
