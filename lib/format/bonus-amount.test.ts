import { expect, it } from 'vitest';
import { formatBonusAmount } from './bonus-amount';

it.each([
  ['333.33', '333 ₴'],
  ['1.00', '1 ₴'],
  ['0.99', '0.99 ₴'],
])('a bonus of %s is read as %s', (amount, read) => {
  expect(formatBonusAmount(amount, 'uah').replace(/\s/g, ' ')).toBe(read);
});
