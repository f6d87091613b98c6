import type { CountryCode } from '@kozyr/contracts/countries';
import { create } from 'zustand';
import { currencyOfCountry, DEFAULT_COUNTRY } from './rules';
import type { AuthDialog, ContactValues, RegistrationStep, RegistrationValues, ResetStep, ResetValues } from './types';

/** Spec §3: registrationOpened and resetOpened with the state of their forms; the login dialog beside them. Kept for as long as the page lives. */
type AccountStore = {
  registrationOpened: boolean;
  loginOpened: boolean;
  registration: RegistrationValues;
  currencyChosen: boolean;
  countryChosen: boolean;
  step: RegistrationStep;
  resetOpened: boolean;
  reset: ResetValues;
  resetStep: ResetStep;
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
  depositLimit: '',
  depositLimitPeriod: 'day',
};

export const useAccountStore = create<AccountStore>(() => ({
  registrationOpened: false,
  loginOpened: false,
  registration: emptyRegistration,
  currencyChosen: false,
  countryChosen: false,
  step: { kind: 'form' },
  resetOpened: false,
  reset: { type: 'Phone', countryCode: DEFAULT_COUNTRY, username: '', code: '' },
  resetStep: { kind: 'form' },
}));

const set = useAccountStore.setState;

/** One of the dialogs is asked for; the others make room. */
export function authAsked(dialog: AuthDialog): void {
  set({
    registrationOpened: dialog === 'register',
    loginOpened: dialog === 'login',
    resetOpened: dialog === 'reset',
  });
}

export function authClosed(): void {
  set({ registrationOpened: false, loginOpened: false, resetOpened: false });
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

/** The player has chosen the country of the phone: it no longer follows the currency. */
export function countryPicked(): void {
  set({ countryChosen: true });
}

/** What a form starts with: what was typed before, else the country the visitor seems to be in and its currency. */
export function startingValues(registration: RegistrationValues, detected: CountryCode): RegistrationValues {
  if (registration !== emptyRegistration) return registration;
  return { ...registration, countryCode: detected, currency: currencyOfCountry(detected) };
}

/** What was typed at the login names the account in the registration too, in the currency of its country until one is chosen. */
export function contactCarriedOver({ type, countryCode, username }: ContactValues): void {
  const { registration, currencyChosen } = useAccountStore.getState();
  const currency = currencyChosen ? registration.currency : currencyOfCountry(countryCode);
  registrationTyped({ type, countryCode, username, currency });
}

/** A reset is asked for from the login, with what was typed there. A reset that waits for its code goes on. */
export function resetAsked({ type, countryCode, username }: ContactValues): void {
  authAsked('reset');
  if (useAccountStore.getState().resetStep.kind === 'form' && username !== '')
    set(({ reset }) => ({ reset: { ...reset, type, countryCode, username } }));
}

/** @param resendAt when another code may be asked for, in milliseconds of this machine's clock */
export function resetStarted(values: ContactValues, contact: string, resendAt: number): void {
  const { type, countryCode, username } = values;
  set({ reset: { type, countryCode, username, code: '' }, resetStep: { kind: 'code', contact, resendAt } });
}

export function resetCodeRight(code: string): void {
  set(({ reset }) => ({ reset: { ...reset, code }, resetStep: { kind: 'password' } }));
}

/** Back to the start, to correct the contact or to ask for another code. */
export function resetDoubted(): void {
  set(({ reset }) => ({ reset: { ...reset, code: '' }, resetStep: { kind: 'form' } }));
}

/** The new password is set: on to the login, whose contact is filled in. */
export function passwordReset(): void {
  const { type, countryCode, username } = useAccountStore.getState().reset;
  resetDoubted();
  contactCarriedOver({ type, countryCode, username });
  authAsked('login');
}

/** What a contact form starts with: what was typed for the reset, else at the login or the registration, else the detected country. */
export function startingContact(
  { reset, registration }: Pick<AccountStore, 'reset' | 'registration'>,
  detected: CountryCode,
): ContactValues {
  const { type, countryCode, username } = reset.username !== '' ? reset : startingValues(registration, detected);
  return { type, countryCode, username };
}
