import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import type { Currency } from '@kozyr/contracts/money';
import type { FeatureFlag, getGlobalSettings } from '@kozyr/contracts/settings';
import type { register } from '@kozyr/contracts/sign-in';
import type * as z from 'zod/mini';
import { parseAmount } from '@/lib/format/typed-amount';
import { formatPhone, loginOfPhone } from '@/lib/phone/phone-numbers';
import type { ContactValues, RegistrationValues } from './types';

/** Spec §9: default country and phone country. */
export const DEFAULT_COUNTRY: CountryCode = 'KZ';

export type SiteSettings = Record<FeatureFlag, boolean> & { termsVersion: string };

/** The text flags 'true' and 'false' become booleans (spec §5); anything else stays what it is. */
export function readFlag(value: string): boolean | string {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return value;
}

/** Spec §3, §5: settings are entries of code and text; the text 'true' or 'false' converts to a boolean, and absent is off. */
export function readSettings(settings: z.output<(typeof getGlobalSettings.responses)[200]>): SiteSettings {
  const text = new Map(settings.data.map(({ code, value }) => [code, value.value]));
  const on = (flag: FeatureFlag) => readFlag(text.get(flag) ?? '') === true;
  return {
    EMAIL_REGISTRATION_ENABLED: on('EMAIL_REGISTRATION_ENABLED'),
    SEND_EMAIL_ENABLED: on('SEND_EMAIL_ENABLED'),
    SEND_SMS_ENABLED: on('SEND_SMS_ENABLED'),
    termsVersion: text.get('TERMS_VERSION') ?? 'unknown',
  };
}

/** What a player of a country most likely wants (spec §3 the other way round). */
export function currencyOfCountry(country: CountryCode): Currency {
  return country === 'UA' ? 'uah' : 'kzt';
}

/** Spec §3: uah maps to Ukraine, kzt to Kazakhstan. */
export function countryOfCurrency(currency: Currency): CountryCode {
  return currency === 'uah' ? 'UA' : 'KZ';
}

/** How the API is told who it is: the ten digits of a phone with its country, or an email address. */
export function contactOf(
  { type, username, countryCode }: ContactValues,
  countries: readonly CountryPhone[],
): { login: string; countryCode?: CountryCode } {
  const country = countries.find(({ code }) => code === countryCode);
  if (type === 'Email' || !country) return { login: username.trim() };
  return { login: loginOfPhone(username, country), countryCode };
}

/** The contact as its owner reads it. */
export function contactText(
  { type, username, countryCode }: ContactValues,
  countries: readonly CountryPhone[],
): string {
  const country = countries.find(({ code }) => code === countryCode);
  return type === 'Email' || !country ? username.trim() : formatPhone(username, country);
}

/** The body of POST /auth/register: without a code it starts, with one it finishes. */
export function registrationBody(
  values: RegistrationValues,
  countries: readonly CountryPhone[],
  { termsVersion }: SiteSettings,
  code?: string,
): z.input<typeof register.body> {
  const { type, password, currency, newsletterConsent, depositLimitPeriod: period } = values;
  const amount = parseAmount(values.depositLimit);
  return {
    ...contactOf(values, countries),
    type,
    password,
    currency,
    ageConsent: true,
    newsletterConsent,
    termsVersion,
    ...(amount === null ? {} : { depositLimit: { period, amount } }),
    ...(code === undefined ? {} : { code }),
  };
}

/** Whole seconds left until a moment, never below 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** mm:ss, for the countdown to the next code. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whose reset it is, as the API is told. */
export function resetBody(values: ContactValues, countries: readonly CountryPhone[]) {
  const { login: username, countryCode } = contactOf(values, countries);
  return { resetType: values.type, username, ...(countryCode ? { countryCode } : {}) };
}
