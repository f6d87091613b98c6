import { expect, test } from 'vitest';
import { isAtLeast, shareOf } from './amounts';

test.each([
  ['100', '99.99', true],
  ['99.99', '100', false],
  ['0.30', '0.3', true],
  ['90071992547409931.5', '90071992547409931.6', false],
  ['-1', '0', false],
])('%s is at least %s: %s', (amount, other, expected) => {
  expect(isAtLeast(amount, other)).toBe(expected);
});

test('a text that is no amount is refused', () => {
  expect(() => isAtLeast('1e3', '1')).toThrow(RangeError);
});

test.each([
  ['25', '100', 25],
  ['0', '100', 0],
  ['150', '100', 100],
  ['1', '3', 33.33],
  ['5', '0', 100],
])('the share of %s of %s is %d %%', (amount, total, expected) => {
  expect(shareOf(amount, total)).toBe(expected);
});
