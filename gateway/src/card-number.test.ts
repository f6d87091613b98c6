import { expect, it } from 'vitest';
import { fingerprintOf, NUMBER_PROBLEMS, readCardNumber } from './card-number';
import { TEST_CARDS } from './test-cards';

it('readCardNumber reads a number however it is spaced', () => {
  for (const typed of ['4242424242424242', ' 4242 4242 4242 4242 ', '4242-4242-4242-4242', '4242\u00a04242 4242 4242'])
    expect(readCardNumber(typed)).toEqual({ ok: true, digits: '4242424242424242', brand: 'visa' });
});

it.each([
  ['4222222222222', 'visa'],
  ['4000000000000000006', 'visa'],
  ['5100000000000008', 'mastercard'],
  ['5599999999999997', 'mastercard'],
  ['2221000000000009', 'mastercard'],
  ['2720999999999996', 'mastercard'],
] as const)('readCardNumber knows %s by its first digits as %s', (number, brand) => {
  expect(readCardNumber(number)).toMatchObject({ ok: true, brand });
});

it.each([
  ['', 'empty'],
  ['  - ', 'empty'],
  ['4242 4242 4242 424O', 'not_digits'],
  ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', 'not_digits'],
  ['4242', 'length'],
  ['424242424242424', 'length'],
  ['51000000000000000', 'length'],
  ['42424242424242424242424242424242', 'length'],
  ['371449635398431', 'brand'],
  ['2220999999999999', 'brand'],
  ['2721000000000004', 'brand'],
  ['5600000000000003', 'brand'],
  ['4242424242424241', 'checksum'],
  ['4242424242424224', 'checksum'],
] as const)('readCardNumber says of "%s" what is wrong: %s', (typed, problem) => {
  expect(readCardNumber(typed)).toEqual({ ok: false, problem });
  expect(NUMBER_PROBLEMS).toContain(problem);
});

it('readCardNumber finds every single wrong digit, whichever it is', () => {
  for (const { number } of TEST_CARDS)
    for (let place = 1; place < number.length; place += 1) {
      const other = String((Number(number[place]) + 3) % 10);
      const typed = `${number.slice(0, place)}${other}${number.slice(place + 1)}`;
      expect(readCardNumber(typed).ok).toBe(false);
    }
});

it('the gateway knows a card again by a fingerprint that only the secret makes', () => {
  const print = fingerprintOf('a-secret', '4242424242424242');
  expect(fingerprintOf('a-secret', '4242424242424242')).toBe(print);
  expect(fingerprintOf('a-secret', '5555555555554444')).not.toBe(print);
  expect(fingerprintOf('another-secret', '4242424242424242')).not.toBe(print);
  expect(print).not.toContain('4242');
});
