import type { CountryCode } from '@kozyr/contracts/countries';
import { create } from 'zustand';
import { DEFAULT_COUNTRY } from './constants';
import { currencyOfCountry } from './rules';
import type { AuthDialog, RegistrationStep, RegistrationValues } from './types';

/** Spec §3: registrationOpened with the state of its form; the login dialog beside it. Kept for as long as the page lives. */
type AccountStore = {
  registrationOpened: boolean;
  loginOpened: boolean;
  registration: RegistrationValues;
  currencyChosen: boolean;
  step: RegistrationStep;
};

export const emptyRegistration: RegistrationValues = {
  type: 'Phone',
  countryCode: DEFAULT_COUNTRY,
  username: '',
  password: '',
  passwordRepeat: '',
  currency: currencyOfCountry(DEFAULT_COUNTRY),
  ageConsent: false,
  newsletterConsent: false,
};

export const useAccountStore = create<AccountStore>(() => ({
  registrationOpened: false,
  loginOpened: false,
  registration: emptyRegistration,
  currencyChosen: false,
  step: { kind: 'form' },
}));

const set = useAccountStore.setState;

/** One of the two dialogs is asked for; the other one makes room. */
export function authAsked(dialog: AuthDialog): void {
  set({ registrationOpened: dialog === 'register', loginOpened: dialog === 'login' });
}

export function authClosed(): void {
  set({ registrationOpened: false, loginOpened: false });
}

/** Something was typed: it is there again when the dialog is opened the next time. */
export function registrationTyped(values: Partial<RegistrationValues>): void {
  set(({ registration }) => ({ registration: { ...registration, ...values } }));
}

/** @param resendAt when another code may be asked for, in milliseconds of this machine's clock */
export function codeSent(contact: string, resendAt: number): void {
  set({ step: { kind: 'code', contact, resendAt } });
}

/** Back to the form, to correct the contact. */
export function contactDoubted(): void {
  set({ step: { kind: 'form' } });
}

/** The player has chosen a currency: it no longer follows the country of the phone. */
export function currencyPicked(): void {
  set({ currencyChosen: true });
}

/** What a form starts with: what was typed before, else the country the visitor seems to be in and its currency. */
export function startingValues(registration: RegistrationValues, detected: CountryCode): RegistrationValues {
  if (registration !== emptyRegistration) return registration;
  return { ...registration, countryCode: detected, currency: currencyOfCountry(detected) };
}
