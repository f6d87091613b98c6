import { expect, it } from 'vitest';
import { cheers, tierOf } from './tiers';

it.each([
  [0n, 'none'],
  [400n, 'plain'],
  [1_000n, 'plain'],
  [1_001n, 'win'],
  [9_999n, 'win'],
  [10_000n, 'big'],
  [39_999n, 'big'],
  [40_000n, 'huge'],
] as const)('of a stake of 10.00 a win of %s minor units is %s', (won, tier) => {
  expect(tierOf(won, 1_000n)).toBe(tier);
});

it('what is no more than the stake is no reason to cheer', () => {
  expect([999n, 1_000n, 1_001n].map((won) => cheers(won, 1_000n))).toEqual([false, false, true]);
});
