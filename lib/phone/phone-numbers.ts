import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';

/** A number, or the beginning of one: its country and the digits behind what the field shows before typing. */
export type Phone = { code: CountryCode; subscriber: string };

/**
 * What a text that came in one piece (pasted, filled in by the browser) says. `number`: a number of ours, whole or begun, whose form
 * names its country. `digits`: too few to tell whose. `refused`: a number of another country, or of none.
 */
export type ReadPhone =
  | ({ kind: 'number' } & Phone)
  | { kind: 'digits'; digits: string }
  | { kind: 'refused'; why: 'foreign' | 'phone' };

/** Digits as any keyboard writes them: full-width ones too. */
export const onlyDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');

/** How many digits follow the preview in the mask: UA 9 behind +380, KZ 10 behind +7. */
export function phoneLength({ mask, preview }: Pick<CountryPhone, 'mask' | 'preview'>): number {
  return mask.slice(preview.length).replaceAll(/[^9]/g, '').length;
}

const LENGTH: Record<CountryCode, number> = { UA: 9, KZ: 10 };
/** All numbers of Kazakhstan: behind +7 they begin with 7, where those of Russia do not. */
const KAZAKH = /^7/;

/** Whether a whole number can be one of its country: "+7 916 …" is a number of Russia. */
export function isOfCountry({ code, subscriber }: Phone): boolean {
  return code === 'UA' || KAZAKH.test(subscriber);
}

const foreign: ReadPhone = { kind: 'refused', why: 'foreign' };
const numberOf = (code: CountryCode, subscriber: string): ReadPhone =>
  subscriber.length > LENGTH[code] ? { kind: 'refused', why: 'phone' } : { kind: 'number', code, subscriber };
/** Behind +380 the trunk's 0 is written by habit: +380 (0)50, and +38 050. */
const ukrainian = (rest: string): ReadPhone => numberOf('UA', rest.replace(/^0+/, ''));

/** A number that begins with the code of a country. */
function readInternational(digits: string): ReadPhone {
  if (digits.startsWith('380')) return ukrainian(digits.slice(3));
  if ('380'.startsWith(digits)) return numberOf('UA', '');
  if (digits === '7' || digits.startsWith('77')) return numberOf('KZ', digits.slice(1));
  return foreign;
}

/** A number as it is dialled at home, by the trunk's 8 or 0 or without; or with its code and no plus. */
function readNational(digits: string, chosen: CountryCode): ReadPhone {
  if (digits.startsWith('380')) return ukrainian(digits.slice(3));
  if (digits.startsWith('80')) return ukrainian(digits.slice(2));
  if (digits.startsWith('0')) return ukrainian(digits);
  if (digits.startsWith('87')) return numberOf('KZ', digits.slice(1));
  if (digits.startsWith('77') && digits.length === LENGTH.KZ + 1) return numberOf('KZ', digits.slice(1));
  if (KAZAKH.test(digits) && digits.length === LENGTH.KZ) return numberOf('KZ', digits);
  if (digits.length === LENGTH[chosen])
    return isOfCountry({ code: chosen, subscriber: digits }) ? numberOf(chosen, digits) : foreign;
  if (digits.length === LENGTH.UA && !KAZAKH.test(digits)) return numberOf('UA', digits);
  if (digits.length > LENGTH[chosen]) return KAZAKH.test(digits) ? { kind: 'refused', why: 'phone' } : foreign;
  return { kind: 'digits', digits };
}

/**
 * Understands a phone in any common form: "+380 50 123-45-67", "00380…", "380…", "+38 (050) …", "8 050 …", "0 50 …" and "50 …" of
 * Ukraine, "+7 701 …", "7701…", "8 (701) …" and "701…" of Kazakhstan. Null for a text without digits.
 * @param chosen the country that a number without any sign of its own belongs to
 */
export function readPhone(text: string, chosen: CountryCode): ReadPhone | null {
  const digits = onlyDigits(text);
  if (digits === '') return null;
  if (/^\D*\+/.test(text.normalize('NFKC'))) return readInternational(digits);
  return digits.startsWith('00') ? readInternational(digits.slice(2)) : readNational(digits, chosen);
}

/** What the API takes: the ten digits after the prefix (spec §3: +38 and 0XXXXXXXXX, +7 and XXXXXXXXXX). */
export function loginOfPhone(
  subscriber: string,
  { prefix, preview }: Pick<CountryPhone, 'prefix' | 'preview'>,
): string {
  return onlyDigits(preview).slice(onlyDigits(prefix).length) + subscriber;
}

/** The other way round: the digits behind the preview, of the ten that the API takes. */
export function subscriberOfLogin(login: string, { prefix, preview }: Pick<CountryPhone, 'prefix' | 'preview'>) {
  return login.slice(onlyDigits(preview).length - onlyDigits(prefix).length);
}

/** A phone as its mask writes it: "991234567" for Ukraine gives "+380 99 123-45-67". Where digits are missing stands the blank. */
export function formatPhone(
  subscriber: string,
  { mask, preview }: Pick<CountryPhone, 'mask' | 'preview'>,
  blank = '',
): string {
  const digits = [...subscriber];
  return preview + mask.slice(preview.length).replaceAll('9', () => digits.shift() ?? blank);
}

/** The same text with spaces and hyphens that no line breaks at. */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
}
