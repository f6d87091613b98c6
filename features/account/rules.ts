import type { register } from '@kozyr/contracts/accounts';
import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import type { Currency } from '@kozyr/contracts/money';
import type { FeatureFlag, getGlobalSettings } from '@kozyr/contracts/settings';
import type * as z from 'zod/mini';
import { readFlag } from '@/lib/text/flag';
import type { ContactValues, RegistrationValues } from './types';

export type SiteSettings = Record<FeatureFlag, boolean> & { termsVersion: string };

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

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '');

/** How many digits follow the preview in the mask: UA 9 behind +380, KZ 10 behind +7. */
export function phoneLength({ mask, preview }: Pick<CountryPhone, 'mask' | 'preview'>): number {
  return mask.slice(preview.length).replaceAll(/[^9]/g, '').length;
}

/** Spec §5: the mask is chosen by the first digit too: 7 means KZ, 3 means UA. Only for a number that carries its country code. */
export function countryOfDigits(text: string): CountryCode | null {
  const digits = onlyDigits(text);
  if (digits.length === 12 && digits.startsWith('380')) return 'UA';
  return digits.length === 11 && digits.startsWith('77') ? 'KZ' : null;
}

/**
 * The digits behind the preview, of a phone in any common form: "+380 99 123-45-67", "380991234567", "80991234567", "0991234567" and
 * "991234567" all give "991234567" for Ukraine; "+7 701…", "8701…" and "701…" give "701…" for Kazakhstan.
 */
export function subscriberDigits(text: string, country: Pick<CountryPhone, 'mask' | 'preview'>): string {
  const digits = onlyDigits(text);
  const length = phoneLength(country);
  const code = onlyDigits(country.preview);
  // The code as it is, the code with the trunk's 8 for it (80 …, 8 …), and the trunk's 0 alone.
  const starts = [code, `8${code.slice(2)}`, code.endsWith('0') ? '0' : ''];
  const start = starts.find((each) => each !== '' && digits.startsWith(each) && digits.length === length + each.length);
  return (start ? digits.slice(start.length) : digits).slice(0, length);
}

export type FoundPhone = { code: CountryCode; subscriber: string };

/** A whole number in any common form, of the country its code names, else of the chosen one; null for what is no whole number. */
export function findPhone(text: string, chosen: CountryPhone, countries: readonly CountryPhone[]): FoundPhone | null {
  const code = countryOfDigits(text) ?? chosen.code;
  const country = countries.find((each) => each.code === code) ?? chosen;
  const subscriber = subscriberDigits(text, country);
  return subscriber.length === phoneLength(country) ? { code: country.code, subscriber } : null;
}

/**
 * The number meant by one digit too many behind the prefix: who types the 0 of Ukraine, or the 7 or 8 of Kazakhstan, out of habit is
 * understood with the last digit. Null for a digit that is just too many.
 */
export function typedOver(text: string, { mask, preview, code }: CountryPhone): FoundPhone | null {
  const digits = onlyDigits(text.slice(preview.length));
  const habit = code === 'UA' ? /^0[1-9]/ : /^[78]7/;
  const over = digits.length === phoneLength({ mask, preview }) + 1 && habit.test(digits);
  return over ? { code, subscriber: digits.slice(1) } : null;
}

/** What the API takes: the ten digits after the prefix (spec §3: +38 and 0XXXXXXXXX, +7 and XXXXXXXXXX). */
export function loginOfPhone(
  subscriber: string,
  { prefix, preview }: Pick<CountryPhone, 'prefix' | 'preview'>,
): string {
  return onlyDigits(preview).slice(onlyDigits(prefix).length) + subscriber;
}

/** A phone as its mask writes it: "991234567" for Ukraine gives "+380 99 123-45-67". */
export function formatPhone(subscriber: string, { mask, preview }: Pick<CountryPhone, 'mask' | 'preview'>): string {
  const digits = [...subscriber];
  return preview + mask.slice(preview.length).replaceAll('9', () => digits.shift() ?? '');
}

/** The same text with spaces and hyphens that no line breaks at. */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
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
  const { type, password, currency, newsletterConsent } = values;
  return {
    ...contactOf(values, countries),
    type,
    password,
    currency,
    ageConsent: true,
    newsletterConsent,
    termsVersion,
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
