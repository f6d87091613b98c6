import type { CountryCode } from '@kozyr/contracts/countries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/support/random-runs';
import { formatPhone } from './phone-numbers';
import { BLANK, caretPlace, type TypedPhone, typePhone, untouched } from './phone-typing';

const countries = {
  UA: { code: 'UA', prefix: '+38', preview: '+380', icon: '', mask: '+380 99 999-99-99' },
  KZ: { code: 'KZ', prefix: '+7', preview: '+7', icon: '', mask: '+7 999-999-99-99' },
} as const;

/** A field as a browser has it: its text, and what is selected. */
type Field = { phone: TypedPhone; start: number; end: number };
const textOf = ({ phone }: Field) => formatPhone(phone.subscriber, countries[phone.code], BLANK);
const END = 99;

const begin = (code: CountryCode): Field => ({ phone: untouched(code, ''), start: END, end: END });

/** What a browser does to the text, and what the field makes of it. */
function edited(field: Field, text: string, caret: number, forward = false): Field {
  const { phone, caret: count } = typePhone(field.phone, { text, caret, forward }, countries[field.phone.code]);
  const place = caretPlace(count, countries[phone.code]);
  return { phone, start: place, end: place };
}

function press(field: Field, key: string): Field {
  const text = textOf(field);
  const [start, end] = [Math.min(field.start, text.length), Math.min(field.end, text.length)];
  if (key === 'End') return { ...field, start: END, end: END };
  if (key === 'All') return { ...field, start: 0, end: END };
  const cut = (from: number, to: number, forward = false) =>
    edited(field, text.slice(0, from) + text.slice(to), from, forward);
  if (key === 'Backspace') return start === end ? cut(Math.max(0, start - 1), end) : cut(start, end);
  if (key === 'Delete') return start === end ? cut(start, end + 1, true) : cut(start, end, true);
  return edited(field, text.slice(0, start) + key + text.slice(end), start + key.length);
}

const type = (code: CountryCode, keys: readonly string[]) => keys.reduce(press, begin(code));
const typed = (code: CountryCode, text: string) => textOf(type(code, [...text]));

describe('typing a phone', () => {
  it.each([
    ['KZ', '3', '+380 3_ ___-__-__'],
    ['UA', '7', '+7 7__-___-__-__'],
    ['UA', '0', '+380 __ ___-__-__'],
    ['KZ', '0', '+380 __ ___-__-__'],
    ['UA', '6', '+380 6_ ___-__-__'],
    ['KZ', '5', '+7 5__-___-__-__'],
  ] as const)('a field in %s has its mask chosen by the first digit %s (§5): %s', (code, digit, text) => {
    expect(typed(code, digit)).toBe(text);
  });

  it.each([
    ['UA', '731234567', '+380 73 123-45-67'],
    ['UA', '391234567', '+380 39 123-45-67'],
    ['KZ', '0731234567', '+380 73 123-45-67'],
    ['UA', '0771234567', '+380 77 123-45-67'],
    ['KZ', '380771234567', '+380 77 123-45-67'],
    ['KZ', '7771234567', '+7 777-123-45-67'],
    ['KZ', '7271234567', '+7 727-123-45-67'],
  ] as const)('a field in %s is not led astray by the first digit of %s: %s', (code, digits, text) => {
    expect(typed(code, digits)).toBe(text);
  });

  it('a digit is taken wherever the caret stands, also behind the blanks', () => {
    expect(textOf(type('UA', ['5', 'End', '0', 'End', '1']))).toBe('+380 50 1__-__-__');
  });

  it('a field goes back to its country when the digit that led away is taken back', () => {
    expect(textOf(type('UA', ['7', 'Backspace', '6']))).toBe('+380 6_ ___-__-__');
    expect(textOf(type('KZ', ['0', 'Backspace', '7']))).toBe('+7 7__-___-__-__');
    expect(textOf(type('KZ', ['3', 'All', '5']))).toBe('+7 5__-___-__-__');
  });

  it('a number that is replaced whole has its country chosen anew', () => {
    const full = type('UA', [...'0501234567']);
    expect(textOf(['All', '7'].reduce(press, full))).toBe('+7 7__-___-__-__');
    expect(textOf(['All', '+77012345678'].reduce(press, full))).toBe('+7 701-234-56-78');
    expect(textOf(['All', 'Delete', '3'].reduce(press, full))).toBe('+380 3_ ___-__-__');
  });

  it('a deletion takes the digit beyond a separator, and nothing of the prefix', () => {
    const full = type('KZ', [...'7012345678']);
    const at = (place: number): Field => ({ ...full, start: place, end: place });
    expect(textOf(press(at(7), 'Backspace'))).toBe('+7 702-345-67-8_');
    expect(textOf(press(at(6), 'Delete'))).toBe('+7 701-345-67-8_');
    expect(textOf(press(at(3), 'Backspace'))).toBe('+7 701-234-56-78');
    expect(textOf(press(at(1), 'Delete'))).toBe('+7 012-345-67-8_');
  });

  it('a field takes no digit more than a number has', () => {
    expect(typed('UA', '5012345678')).toBe('+380 50 123-45-67');
    const middle: Field = { ...type('UA', [...'501234567']), start: 8, end: 8 };
    expect(textOf(press(middle, '9'))).toBe('+380 50 123-45-67');
  });

  it('a foreign number that came in one piece is refused, and what was there stays', () => {
    const before = type('UA', [...'50']).phone;
    const refuse = (text: string) => typePhone(before, { text, caret: text.length, forward: false }, countries.UA);
    expect(refuse('+48600123456')).toMatchObject({ phone: before, refused: 'foreign' });
    expect(refuse('+380 99 12345678901')).toMatchObject({ phone: before, refused: 'phone' });
    const kazakh = untouched('KZ', '');
    const russian = { text: '+79161234567', caret: 12, forward: false };
    expect(typePhone(kazakh, russian, countries.KZ)).toMatchObject({ phone: kazakh, refused: 'foreign' });
  });
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const mobile = fc.oneof(
  fc
    .tuple(fc.constantFrom('39', '50', '63', '66', '67', '68', '73', '75', '91', '95', '99'), digits(7))
    .map(([code, rest]) => ({ code: 'UA', subscriber: code + rest }) as const),
  fc
    .tuple(fc.constantFrom('700', '701', '705', '747', '760', '771', '775', '777', '778', '708'), digits(7))
    .map(([code, rest]) => ({ code: 'KZ', subscriber: code + rest }) as const),
);
const FORMS = { UA: ['+380', '380', '+38 0', '00380', '80', '8 0', '0', '0 '], KZ: ['+7', '7', '8', '8 (', ''] };
const country = fc.constantFrom<CountryCode>('UA', 'KZ');
const KEYS = [...'0123456789+- a', 'Backspace', 'Delete', 'End', 'All'];

describe('any number', () => {
  it('any number in any common form, typed key by key or put in whole, into any field, is the number that was meant', () => {
    fc.assert(
      fc.property(mobile, country, fc.nat(), ({ code, subscriber }, start, pick) => {
        const forms = FORMS[code];
        const text = forms[pick % forms.length] + subscriber;
        const shown = formatPhone(subscriber, countries[code]);
        expect(typed(start, text)).toBe(shown);
        expect(textOf(press(press(begin(start), 'All'), text))).toBe(shown);
        expect(textOf(press({ ...begin(start), start: 5, end: 5 }, text))).toBe(shown);
      }),
      runs(2_000),
    );
  });

  it('the text keeps its mask whatever is pressed, and as many backspaces empty it', () => {
    const keys = fc.array(fc.constantFrom(...KEYS), { maxLength: 40 });
    fc.assert(
      fc.property(country, keys, fc.array(fc.nat(17), { maxLength: 40 }), (start, pressed, places) => {
        let field = begin(start);
        pressed.forEach((key, index) => {
          const place = places[index];
          if (place !== undefined && place % 3 === 0) field = { ...field, start: place, end: place };
          field = press(field, key);
          const { code, subscriber } = field.phone;
          const { mask, preview } = countries[code];
          expect(subscriber).toMatch(code === 'UA' ? /^\d{0,9}$/ : /^\d{0,10}$/);
          const tail = mask.slice(preview.length).replaceAll('9', '[\\d_]');
          expect(textOf(field)).toMatch(new RegExp(`^\\${preview}${tail}$`));
          expect(field.phone.from).not.toBe(code);
        });
        for (let left = 12; left > 0; left -= 1) field = press(press(field, 'End'), 'Backspace');
        expect(field.phone.subscriber).toBe('');
      }),
      runs(2_000),
    );
  });
});
