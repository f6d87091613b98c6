import { expect, it } from 'vitest';
import { progressOf } from './rules';

it.each([
  [0n, 100_000n, 0],
  [75_000n, 100_000n, 75],
  [100_000n, 100_000n, 100],
  [66_667n, 100_000n, 66.66],
  [99_999n, 100_000n, 99.99],
  [1n, 100_000n, 0],
  [0n, 0n, 100],
  [200_000n, 100_000n, 100],
])(
  'a bonus of which %d of %d minor units are wagered is at %d %%, never more than is true (§4)',
  (done, total, percent) => {
    expect(progressOf({ wagerDone: done, wagerTotal: total })).toBe(percent);
  },
);
