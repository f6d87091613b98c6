import { describe, expect, it } from 'vitest';
import { parseAmount } from './typed-amount';

describe('parseAmount', () => {
  it.each([
    ['50', '50.00'],
    ['1 250,5', '1250.50'],
    ['1\u202f250.05', '1250.05'],
    ['007', '7.00'],
  ])('the text %s is read as %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', 'abc', '-5', '1.234', '1e3', '1.2.3', '.5'])('the text %j is no amount', (text) =>
    expect(parseAmount(text)).toBeNull(),
  );
});
