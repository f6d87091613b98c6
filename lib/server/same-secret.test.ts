import { expect, test } from 'vitest';
import { bearerToken, sameSecret } from './same-secret';

test('only our own secret is the same, and having none admits nobody', () => {
  expect(sameSecret('open-sesame', 'open-sesame')).toBe(true);
  expect(sameSecret('open-sesam', 'open-sesame')).toBe(false);
  expect(sameSecret('', '')).toBe(false);
  expect(sameSecret(undefined, undefined)).toBe(false);
});

test('the token of a bearer header is read, and of nothing else', () => {
  expect(bearerToken('Bearer abc')).toBe('abc');
  expect(bearerToken('bearer abc')).toBe('abc');
  expect(bearerToken('Basic abc')).toBeUndefined();
  expect(bearerToken('Bearer a b')).toBeUndefined();
  expect(bearerToken(null)).toBeUndefined();
});
