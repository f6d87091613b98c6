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

const NOTHING = { limit: null, until: null };

it('a refusal is kept as its code, one by a limit with the limit, a break with its end, and all are read again', () => {
  expect(readFailure(failureText({ error: 'BET_LIMIT' }))).toEqual({ ...NOTHING, code: 'BET_LIMIT' });
  expect(readFailure(failureText({ error: 'LIMIT_REACHED', limit }))).toEqual({
    ...NOTHING,
    code: 'LIMIT_REACHED',
    limit,
  });
  const until = '2026-11-20T22:15:00.000Z';
  expect(readFailure(failureText({ error: 'BREAK_DUE', break_until: until }))).toEqual({
    ...NOTHING,
    code: 'BREAK_DUE',
    until,
  });
});

it.each(['LIMIT_REACHED {', 'LIMIT_REACHED null', 'LIMIT_REACHED {"kind":"loss"}', 'LIMIT_REACHED {"until":5}'])(
  'of %s the code alone is believed',
  (text) => expect(readFailure(text)).toEqual({ ...NOTHING, code: 'LIMIT_REACHED' }),
);
