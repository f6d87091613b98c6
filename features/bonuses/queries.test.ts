// @vitest-environment jsdom
import { BONUS_PAGE_SIZE } from '@kozyr/contracts/bonuses';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, answerCalls, noAnswer, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { wireOffer } from '@/tests/support/rewards/bonus-wire';
import { activeBonusQuery } from './active/queries';
import { activateBonusMutation, cancelBonusMutation, validateBonusMutation } from './mutations';
import { bonusesQuery, bonusSettingsQuery, offeredCountQuery, validateCode } from './offers/queries';

let answer: () => Answer;
let asked: Sent[];
beforeEach(() => {
  signIn();
  asked = answerCalls(() => answer());
});

/** Runs the fetcher of a query as React Query would. */
const run = (query: { queryFn?: unknown }, context: object = {}): Promise<unknown> => {
  if (typeof query.queryFn !== 'function') throw new Error('This query has no fetcher.');
  return query.queryFn({ signal: new AbortController().signal, ...context });
};

describe('the queries of bonuses', () => {
  it('the active bonus is asked for twice more where it fails (spec §9), and none is null', async () => {
    expect(activeBonusQuery.retry).toBe(2);
    answer = () => [204];
    expect(await run(activeBonusQuery)).toBeNull();
  });

  it('what is on offer is counted by page 1 of size 1 and its total (spec §9)', async () => {
    answer = () => [200, { items: [wireOffer()], total: 17, page: 1, pageSize: 1 }];
    const { select, ...query } = offeredCountQuery('kzt');
    expect(Reflect.apply(select ?? String, undefined, [await run(query)])).toBe(17);
    expect(asked[0]?.query).toEqual({ currency: 'kzt', enabled: 'true', page: '1', pageSize: '1' });
  });

  it('bonuses are listed by pages of the one named size (spec §9)', async () => {
    answer = () => [200, { items: [], total: 0, page: 2, pageSize: BONUS_PAGE_SIZE }];
    await run(bonusesQuery('uah'), { pageParam: 2 });
    expect(BONUS_PAGE_SIZE).toBe(12);
    expect(asked[0]?.query).toEqual({ currency: 'uah', enabled: 'true', page: '2', pageSize: '12' });
  });

  it('days and hours are asked for whenever they are shown: an operator may have set them since', () => {
    expect(bonusSettingsQuery('uah').staleTime).toBe(0);
  });

  it('a check of a code that fails is logged, and brings nothing (spec §8)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = noAnswer;
    expect(await validateCode('NONE')).toEqual({ bonus: null, waitMinutes: null });
    expect(warn).toHaveBeenCalledOnce();
    answer = () => refusal('TOO_MANY_REQUESTS', { status: 429, details: { retry_after: '61' } });
    expect(await validateCode('NONE')).toEqual({ bonus: null, waitMinutes: 2 });
    warn.mockRestore();
  });
});

it('the mutations have the names of the specification (§7)', () => {
  expect([activateBonusMutation, cancelBonusMutation, validateBonusMutation].map((one) => one.mutationKey)).toEqual([
    ['activate-bonus'],
    ['cancel-bonus'],
    ['validate-bonus'],
  ]);
});
