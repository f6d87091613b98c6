import { ERROR_CODES } from '@kozyr/contracts/errors';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import { depositErrorKey } from './errors';

it('names what the player can mend, and for all else asks to try again later', () => {
  const known = ERROR_CODES.filter((code) => depositErrorKey(code) !== 'unexpected');
  expect(known.map((code) => [code, depositErrorKey(code)])).toEqual([
    ['TOO_MANY_REQUESTS', 'tooMany'],
    ['DEPOSIT_BELOW_MINIMUM', 'belowMinimum'],
    ['DEPOSIT_ABOVE_MAXIMUM', 'aboveMaximum'],
    ['PAYMENT_METHOD_UNAVAILABLE', 'method'],
    ['PAYMENT_GATEWAY_UNAVAILABLE', 'gateway'],
  ]);
  expect(en.cashbox.error[depositErrorKey('INTERNAL_SERVER_ERROR')]).toBe(
    'Something went wrong, please try again later.',
  );
  expect(depositErrorKey('NETWORK')).toBe('network');
});
