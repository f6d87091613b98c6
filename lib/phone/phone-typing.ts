import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { formatPhone, onlyDigits, type Phone, phoneLength, readPhone } from './phone-numbers';

/** Stands where a digit is missing. */
export const BLANK = '_';

/** What a field holds, and how it came to its country. */
export type TypedPhone = Phone & {
  /** The country that a first digit has led away from: to it an emptied field goes back. */
  from: CountryCode | null;
  /** A trunk prefix or a country's code was typed: the next digit says nothing about the country. */
  certain: boolean;
};

/** What has become of the field's text: by a key, a keyboard without keys, autofill or another input method. */
export type Edit = { text: string; caret: number; forward: boolean };

/** @property caret how many digits behind the prefix stand before it */
export type Typed = { phone: TypedPhone; caret: number; refused?: 'foreign' | 'phone' };

export const untouched = (code: CountryCode, subscriber: string): TypedPhone => ({
  code,
  subscriber,
  from: null,
  certain: false,
});

const LENGTH: Record<CountryCode, number> = { UA: 9, KZ: 10 };

/**
 * Where typed digits lead (spec §5: 7 means KZ, 3 means UA). What repeats the prefix or dials the trunk (0, 8, 80, 380) melts into the
 * prefix; 7 in a Ukrainian field is Kazakh until a second digit that no Kazakh number has there: 073 is Ukrainian.
 */
function settle({ code, subscriber: digits, from, certain }: TypedPhone): TypedPhone {
  const to = (next: CountryCode, melted: number): TypedPhone =>
    settle({
      code: next,
      subscriber: digits.slice(melted),
      from: next === code ? from : code,
      certain: certain || melted > 0,
    });
  if (digits.startsWith('80')) return to('UA', 2);
  if (digits.startsWith('0')) return to('UA', 1);
  if (digits.startsWith('87')) return to('KZ', 1);
  if (code === 'UA') {
    if (digits.startsWith('380')) return to('UA', 3);
    if (!certain && /^7([0468]|$)/.test(digits)) return to('KZ', 0);
  } else {
    if (digits.startsWith('3')) return to('UA', 0);
    if (from === 'UA' && !certain && /^7[12359]/.test(digits)) return untouched('UA', digits);
    if (digits.startsWith('77') && digits.length === LENGTH.KZ + 1) return to('KZ', 1);
  }
  return { code, subscriber: digits, from, certain };
}

type Around = { head: string; tail: string };

/** Nothing is left: a country that only a first digit had brought goes with it. */
const emptied = ({ code, from }: TypedPhone): TypedPhone => untouched(from ?? code, '');

/** Null when it would be too many. */
function insertDigits(before: TypedPhone, digits: string, { head, tail }: Around): Typed | null {
  const all = head + digits + tail;
  const replaced = head + tail === '' && before.subscriber !== '';
  const phone = settle({ ...(replaced ? emptied(before) : before), subscriber: all });
  if (phone.subscriber.length > LENGTH[phone.code]) return null;
  const caret = head.length + digits.length - (all.length - phone.subscriber.length);
  return { phone, caret: Math.max(0, caret) };
}

/** A text that came in one piece, between the digits that it left standing. */
export function pastePhone(before: TypedPhone, text: string, around: Around): Typed {
  const { head, tail } = around;
  const unchanged = { phone: before, caret: head.length };
  const read = readPhone(text, before.code);
  if (read === null) return unchanged;
  if (read.kind === 'refused') return { ...unchanged, refused: read.why };
  if (read.kind === 'number') {
    const { code, subscriber } = read;
    const whole = subscriber.length === LENGTH[code] || text.includes('+');
    if (whole || head + tail === '')
      return { phone: { ...untouched(code, subscriber), certain: true }, caret: subscriber.length };
  }
  return insertDigits(before, onlyDigits(text), around) ?? { ...unchanged, refused: 'phone' };
}

function deleteDigits(before: TypedPhone, { head, tail }: Around, forward: boolean): Typed {
  let left = head;
  let right = tail;
  // A separator, a blank or the prefix was taken away: the digit beyond it is meant.
  if ((head + tail).length === before.subscriber.length) {
    if (forward) right = tail.slice(1);
    else left = head.slice(0, -1);
  }
  const subscriber = left + right;
  return subscriber === ''
    ? { phone: emptied(before), caret: 0 }
    : { phone: { ...before, subscriber }, caret: left.length };
}

function commonStart(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** The digits of a field's text that stand before and behind a part of it. */
export function digitsAround(
  text: string,
  { preview }: Pick<CountryPhone, 'preview'>,
  start: number,
  end: number,
): Around {
  const head = onlyDigits(text.slice(preview.length, Math.max(preview.length, start)));
  return { head, tail: onlyDigits(text.slice(Math.max(preview.length, end))) };
}

/** The number after an edit, told from the text alone: keyboards of phones send no keys, and autofill nothing else. */
export function typePhone(before: TypedPhone, edit: Edit, country: CountryPhone): Typed {
  const shown = formatPhone(before.subscriber, country, BLANK);
  const rest = edit.text.slice(edit.caret);
  if (!shown.endsWith(rest)) return pastePhone(before, edit.text, { head: '', tail: '' });
  const end = shown.length - rest.length;
  const start = commonStart(shown, edit.text, Math.min(end, edit.caret));
  const inserted = edit.text.slice(start, edit.caret);
  const digits = onlyDigits(inserted);
  const around = digitsAround(shown, country, start, end);

  if (digits === '') {
    const unchanged = inserted !== '' && (around.head + around.tail).length === before.subscriber.length;
    return unchanged ? { phone: before, caret: around.head.length } : deleteDigits(before, around, edit.forward);
  }
  // The whole field was replaced, its prefix too or not: what stands there now is read from its beginning.
  const whole = end === shown.length && start <= country.preview.length + 1 && digits.length > 1;
  if (whole || (start < country.preview.length && around.tail === ''))
    return pastePhone(before, edit.text, { head: '', tail: '' });
  if (digits.length > 1) return pastePhone(before, inserted, around);
  return insertDigits(before, digits, around) ?? { phone: before, caret: around.head.length };
}

/** The place in the field's text before the digit of this number; behind all digits, its end. */
export function caretPlace(count: number, country: CountryPhone): number {
  const { mask, preview } = country;
  if (count >= phoneLength(country)) return mask.length;
  let place = mask.indexOf('9', preview.length);
  for (let passed = 0; passed < count; passed += 1) place = mask.indexOf('9', place + 1);
  return place;
}
