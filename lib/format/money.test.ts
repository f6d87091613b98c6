import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatWager, groupDigits } from './money';

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe('money as the player reads it', () => {
  test('digits are grouped in threes by a space, and two decimals are kept', () => {
    expect(plain(formatMoney('1250.50'))).toBe('1 250.50');
    expect(plain(formatMoney('1250000.5', { currency: 'kzt' }))).toBe('1 250 000.50 ₸');
    expect(plain(formatMoney('999.00', { currency: 'uah' }))).toBe('999.00 ₴');
  });

  test.each([
    ['usd', '5.00 $'],
    ['eur', '5.00 €'],
    ['kgs', '5.00 сом'],
  ] as const)('an amount of %s, which no wallet holds, has its label (§1)', (currency, text) => {
    expect(plain(formatMoney('5.00', { currency }))).toBe(text);
  });

  test('a bonus amount is floored, also below zero', () => {
    expect(plain(formatMoney('1999.99', { whole: true }))).toBe('1 999');
    expect(plain(formatMoney('-1.01', { whole: true }))).toBe('−2');
    expect(plain(formatMoney('-1.00', { whole: true }))).toBe('−1');
  });

  test('a plus is written when asked for, and nothing before zero', () => {
    expect(formatMoney('5.00', { signed: true })).toBe('+5.00');
    expect(formatMoney('0.00', { signed: true })).toBe('0.00');
    expect(formatMoney('-0.00')).toBe('0.00');
  });

  test('a text that is not a decimal amount is refused', () => {
    for (const bad of ['', '1,5', '1e3', 'NaN', '1.2.3']) expect(() => formatMoney(bad)).toThrow(RangeError);
  });

  test('no digit of any amount is lost', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (minor) => {
        const text = minor.toString().padStart(3, '0');
        const amount = `${text.slice(0, -2)}.${text.slice(-2)}`;
        expect(formatMoney(amount).replaceAll('\u202f', '')).toBe(amount);
      }),
    );
  });

  test('a wager has two decimals', () => {
    expect(formatWager(35)).toBe('35.00');
    expect(plain(groupDigits('12345678'))).toBe('12 345 678');
  });
});
