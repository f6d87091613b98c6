import { expect, it } from 'vitest';
import { CASHBACK_PERCENT, cashbackPercent, netLossOf, shareOfLoss } from './rules';

it('cashback gives each star its percent, and no star none', () => {
  expect(CASHBACK_PERCENT.map((_, stars) => cashbackPercent(stars))).toEqual([0, 3, 5, 7, 10, 12]);
  expect(cashbackPercent(-1)).toBe(0);
  expect(cashbackPercent(9)).toBe(12);
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
