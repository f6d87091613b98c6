import { expect, test } from 'vitest';
import { bearerToken, isOurSecret } from './same-secret';

test('only our own secret is the same, and having none admits nobody', () => {
  expect(isOurSecret('open-sesame', ['open-sesame'])).toBe(true);
  expect(isOurSecret('open-sesam', ['open-sesame'])).toBe(false);
  expect(isOurSecret('', [''])).toBe(false);
  expect(isOurSecret('', [])).toBe(false);
  expect(isOurSecret(undefined, undefined)).toBe(false);
});

test('while a secret is exchanged the new one and the old one are ours', () => {
  expect(['new', 'old', 'other'].map((given) => isOurSecret(given, ['new', 'old']))).toEqual([true, true, false]);
});

test('the token of a bearer header is read, and of nothing else', () => {
  expect(bearerToken('Bearer abc')).toBe('abc');
  expect(bearerToken('bearer abc')).toBe('abc');
  expect(bearerToken('Basic abc')).toBeUndefined();
  expect(bearerToken('Bearer a b')).toBeUndefined();
  expect(bearerToken(null)).toBeUndefined();
});
