import { BUILT_IN_CASHBACK as RULES } from '@kozyr/contracts/promotions/cashback';
import { expect, it } from 'vitest';
import { cashbackHundredths, maxCashback, netLossOf, shareOfLoss } from './rules';

it('cashback gives each star its percent, and no star none', () => {
  expect(RULES.percents.map((_, stars) => cashbackHundredths(RULES, stars))).toEqual([0, 300, 500, 700, 1000, 1200]);
  expect(cashbackHundredths(RULES, -1)).toBe(0);
  expect(cashbackHundredths(RULES, 9)).toBe(1200);
  expect(maxCashback(RULES, 5, 'kzt')).toBe(20_000_000n);
});

it('a week that was won has no net loss', () => {
  expect(netLossOf({ staked: 10_000n, won: 4_000n })).toBe(6_000n);
  expect(netLossOf({ staked: 10_000n, won: 10_000n })).toBe(0n);
  expect(netLossOf({ staked: 10_000n, won: 25_000n })).toBe(0n);
});

it('cashback is cut to whole minor units, never up, and to the most there may be', () => {
  expect(shareOfLoss(6_000n, 300)).toBe(180n);
  expect(shareOfLoss(33n, 300)).toBe(0n);
  expect(shareOfLoss(3_333n, 300)).toBe(99n);
  expect(shareOfLoss(1_000_000n, 1_000, 50_000n)).toBe(50_000n);
  expect(shareOfLoss(499_999n, 1_000, 50_000n)).toBe(49_999n);
});
