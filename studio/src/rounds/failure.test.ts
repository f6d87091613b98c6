import { expect, it } from 'vitest';
import { failureText, type ReachedLimit, readFailure } from './failure';

const limit: ReachedLimit = {
  kind: 'loss',
  period: 'day',
  amount: '100.00',
  used: '90.00',
  left: '10.00',
  frees_at: '2026-11-20T22:00:00.000Z',
};

it('a refusal is kept as its code, one by a limit with the limit, and both are read again', () => {
  expect(readFailure(failureText({ error: 'BET_LIMIT' }))).toEqual({ code: 'BET_LIMIT', limit: null });
  expect(readFailure(failureText({ error: 'LIMIT_REACHED', limit }))).toEqual({ code: 'LIMIT_REACHED', limit });
});

it.each(['LIMIT_REACHED {', 'LIMIT_REACHED null', 'LIMIT_REACHED {"kind":"loss"}'])(
  'of %s the code alone is believed',
  (text) => expect(readFailure(text)).toEqual({ code: 'LIMIT_REACHED', limit: null }),
);
