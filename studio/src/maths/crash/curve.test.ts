import { describe, expect, test } from 'vitest';
import { breaksAfter, CAP, DRAWS, drawPoint, MIN_TARGET, multiplierAt, paidAt, pointOf, timeOf } from './curve';

/** How many of the equally likely draws reach a target, found by bisection: points fall as draws grow. */
function reaching(target: number): bigint {
  let reached = 0n;
  let missed = DRAWS + 1n;
  while (missed - reached > 1n) {
    const middle = (reached + missed) / 2n;
    if (pointOf(middle) >= target) reached = middle;
    else missed = middle;
  }
  return reached;
}

describe('the curve', () => {
  test('the curve returns 97.00 % for every target there is', () => {
    // 97/100 less what all draws return, in 10^-18: target · reaching / (100 · DRAWS), whole numbers throughout.
    const scale = 10n ** 18n;
    for (let target = 100; target <= CAP; target += target < 2_000 ? 1 : 997) {
      const returned = (BigInt(target) * reaching(target) * scale) / (100n * DRAWS);
      const short = (97n * scale) / 100n - returned;
      expect(short >= 0n && short < 10n ** 6n, `target ${target} is short of 97 % by ${short}e-18`).toBe(true);
    }
    expect(reaching(CAP)).toBe((97n * DRAWS) / BigInt(CAP));
  });

  test('the curve breaks at once in 3 of 100 draws, and never goes above its cap', () => {
    expect(Number(DRAWS - reaching(100)) / Number(DRAWS)).toBeCloseTo(0.03, 12);
    expect(pointOf(1n)).toBe(CAP);
    expect(pointOf(DRAWS)).toBe(97);
    expect(breaksAfter(97)).toBe(0);
    expect(breaksAfter(CAP)).toBe(timeOf(CAP));
    expect(drawPoint(() => 0)).toBe(CAP);
    expect(drawPoint((bound) => bound - 1)).toBe(97);
  });

  test('the curve shows a multiplier from the moment it is reached until the next one is, so leaving by hand is no worse', () => {
    for (let target = MIN_TARGET; target <= CAP; target += target < 1_000 ? 1 : 613) {
      expect(multiplierAt(timeOf(target))).toBe(target);
      if (target < CAP) expect(multiplierAt(breaksAfter(target) - 0.001)).toBe(target);
    }
    expect(multiplierAt(-5)).toBe(100);
    expect(multiplierAt(10_000_000)).toBe(CAP);
  });

  test('the curve pays whole units without rounding', () => {
    expect(paidAt(500n, 137)).toBe(685n);
    expect(paidAt(100n, CAP)).toBe(100_000n);
  });
});
