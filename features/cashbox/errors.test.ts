import { ERROR_CODES } from '@kozyr/contracts/errors';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import { depositFailure } from './errors';

it('names what the player can mend, and for all else asks to try again later', () => {
  const unexpected = { at: 'modal', key: 'unexpected-error-modal' };
  const known = ([...ERROR_CODES, 'NETWORK'] as const).flatMap((code) => {
    const told = depositFailure(code);
    if (told.at === 'modal') expect(told).toEqual(unexpected);
    return told.at === 'toast' ? [[code, told.message]] : [];
  });
  expect(known).toEqual([
    ['TOO_MANY_REQUESTS', 'tooMany'],
    ['DEPOSIT_BELOW_MINIMUM', 'belowMinimum'],
    ['DEPOSIT_ABOVE_MAXIMUM', 'aboveMaximum'],
    ['PAYMENT_METHOD_UNAVAILABLE', 'method'],
    ['PAYMENT_GATEWAY_UNAVAILABLE', 'gateway'],
    ['NETWORK', 'network'],
  ]);
  for (const [, message] of known) expect(Object.keys(en.cashbox.error)).toContain(message);
});
