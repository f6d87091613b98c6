import type { ContactType } from '@kozyr/contracts/accounts';
import type { CountryCode } from '@kozyr/contracts/countries';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import * as z from 'zod/mini';
import { DomainError } from '../../../errors';
import { countryPhones } from '../countries/countries';

/** A way to reach a player, in the one form the database keeps: E.164 digits without plus, or an email in lower case. */
export type Contact =
  | { type: 'Phone'; value: string; country: CountryCode }
  | { type: 'Email'; value: string; country: null };

const emailSchema = z.email();

/** Which country a bare number belongs to: full numbers by their code, ten digits by the first one (spec §5: 7 is KZ; 0 or 3 is UA). */
function guessCountry(digits: string): CountryCode | null {
  if (digits.startsWith('7')) return 'KZ';
  return digits.startsWith('0') || digits.startsWith('3') ? 'UA' : null;
}

/**
 * A phone as typed or as sent, "0991234567" with UA, "7011234567" with KZ, or with its country code ("+380 99 123-45-67").
 * Null when it is no valid number of the named (else guessed) country.
 */
export function parsePhone(text: string, countryCode?: CountryCode): Contact | null {
  if (!/^\+?[\d\s()-]{10,24}$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  const country = countryCode ?? guessCountry(digits);
  if (!country) return null;
  // Spec §3: prefix +38 (UA) or +7 (KZ), followed by ten digits.
  const { prefix } = countryPhones[country];
  const number = digits.length === 10 ? prefix + digits : `+${digits}`;
  const parsed = number.startsWith(prefix) ? parsePhoneNumberFromString(number) : undefined;
  if (!parsed?.isValid() || parsed.country !== country) return null;
  return { type: 'Phone', value: parsed.number.slice(1), country };
}

/** An email address in lower case; null when it is none. */
export function parseEmail(text: string): Contact | null {
  const parsed = emailSchema.safeParse(text.trim().toLowerCase());
  return parsed.success && parsed.data.length <= 254 ? { type: 'Email', value: parsed.data, country: null } : null;
}

/** The contact a registration names; null when it is not valid. */
function parseContact(type: ContactType, login: string, countryCode?: CountryCode): Contact | null {
  return type === 'Email' ? parseEmail(login) : parsePhone(login, countryCode);
}

/** The contact behind a sign-in name, which may be either kind; null when no account can have it. */
export function parseUsername(username: string, countryCode?: CountryCode): Contact | null {
  return username.includes('@') ? parseEmail(username) : parsePhone(username.trim(), countryCode);
}

/** The contact a call names. @throws DomainError PHONE_INVALID_ERROR, or VALIDATION_ERROR for what is no email address */
export function contactOrRefusal(type: ContactType, name: string, countryCode?: CountryCode): Contact {
  const contact = parseContact(type, name, countryCode);
  if (contact) return contact;
  throw type === 'Phone'
    ? new DomainError('PHONE_INVALID_ERROR', 'The phone is not a valid number of the country.')
    : new DomainError('VALIDATION_ERROR', 'This is not an email address.');
}
