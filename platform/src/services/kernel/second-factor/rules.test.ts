import { expect, test } from 'vitest';
import { isAppCode, normalCode, recoveryCodeOf, setupUri, stepOf } from './rules';

/** The secret of RFC 6238's tables, "12345678901234567890". */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('at second %i the code of RFC 6238 is right', (second, code, step) => {
  expect(stepOf(SECRET, code, at(second), null)).toBe(step);
});

test('a code is right in its step, the one before and the one after, and in no other', () => {
  const seconds = [-31, -30, 0, 30, 59, 60].map((shift) => 1_111_111_080 + shift);
  expect(seconds.map((second) => stepOf(SECRET, '081804', at(second), null) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('a code of a step that was taken, or of one before it, is wrong', () => {
  const [step, now] = [37_037_036, at(1_111_111_109)];
  expect([step - 1, step, step + 1].map((last) => stepOf(SECRET, '081804', now, last))).toEqual([step, null, null]);
});

test('the address for an app names issuer, account and secret', () => {
  const url = new URL(setupUri(SECRET, '380991234567'));
  expect(url.href).toMatch(/^otpauth:\/\/totp\/Kozyr:380991234567\?/);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Kozyr',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('a recovery code has four groups of four, without letters that look like digits', () => {
  const code = recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, index) => 255 - index));
  expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
});

test('a typed code is read without case, spaces and dashes, and its letters that look like digits as those', () => {
  expect([' 123 456 ', 'AB0O-1iLz'].map(normalCode)).toEqual(['123456', 'ab00111z']);
});

test('six digits are a code of the app, and anything else is none', () => {
  expect(['123456', '12345', '1234567', 'abcdef'].map(isAppCode)).toEqual([true, false, false, false]);
});
