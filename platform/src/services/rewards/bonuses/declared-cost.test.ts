import { expect, it } from 'vitest';
import { maxGiven, paceOf } from './declared-cost';

const once = { isDailyActivation: false, isRepeatedActivation: false, maxUniqueActivations: 0, maxDailyActivations: 0 };

it.each([
  ['a bonus that is not repeated', {}, { times: 1, per: 'ever' }],
  ['one that is counted ever', { maxUniqueActivations: 3, isRepeatedActivation: true }, { times: 1, per: 'ever' }],
  ['a daily one', { maxUniqueActivations: 2, isDailyActivation: true }, { times: 2, per: 'day' }],
  [
    'a repeated one of so many a day for all',
    { isRepeatedActivation: true, maxDailyActivations: 10 },
    { times: 10, per: 'day' },
  ],
  ['a repeated one without any count', { isRepeatedActivation: true }, null],
  ['a repeated daily one without any count', { isRepeatedActivation: true, isDailyActivation: true }, null],
] as const)('the pace of a bonus says how often a player may take %s', (_, terms, pace) => {
  expect(paceOf({ ...once, ...terms }, 'PromoCode')).toEqual(pace);
});

it('the pace of weekly cashback is one a week, however often it may be taken', () => {
  expect(paceOf({ ...once, isRepeatedActivation: true }, 'WeeklyCashback')).toEqual({ times: 1, per: 'week' });
});

it('the most that a bonus gives is its sum, and of a share its maximum', () => {
  expect(maxGiven({ type: 'GAME', amount: 2_000n, maxAmount: 0n })).toBe(2_000n);
  expect(maxGiven({ type: 'PERCENTAGE', amount: 5_000n, maxAmount: 500_000n })).toBe(500_000n);
});
