import { expect, it } from 'vitest';
import { formatMoney, groupDigits } from './money';

it('groups digits in threes without making a number of them', () => {
  expect(groupDigits('999999999999999.99')).toBe('999\u00a0999\u00a0999\u00a0999\u00a0999.99');
  expect(groupDigits('-1250.50')).toBe('\u22121\u00a0250.50');
  expect(groupDigits('100')).toBe('100');
});

it('ends with the sign of the currency', () => {
  expect(formatMoney('12.00', 'uah')).toBe('12.00\u00a0₴');
  expect(formatMoney('5000.10', 'kzt')).toBe('5\u00a0000.10\u00a0₸');
});
