import { BUILT_IN_STARS as RULES } from '@kozyr/contracts/promotions/stars';
import { expect, it } from 'vitest';
import { movesStars, starsFor, thresholdsOf } from './rules';

it('the rating gives each star from its threshold on, and none before', () => {
  for (const currency of ['uah', 'kzt'] as const) {
    expect(thresholdsOf(RULES, currency)).toHaveLength(5);
    expect(starsFor(RULES, currency, 0n)).toBe(0);
    thresholdsOf(RULES, currency).forEach((threshold, place) => {
      expect(starsFor(RULES, currency, threshold - 1n)).toBe(place);
      expect(starsFor(RULES, currency, threshold)).toBe(place + 1);
    });
  }
});

it('a turnover moves stars when it passes a threshold either way, and not between two', () => {
  for (const currency of ['uah', 'kzt'] as const)
    for (const threshold of thresholdsOf(RULES, currency)) {
      expect(movesStars(RULES, currency, threshold - 1n, threshold)).toBe(true);
      expect(movesStars(RULES, currency, threshold, threshold - 1n)).toBe(true);
      expect(movesStars(RULES, currency, threshold, threshold)).toBe(false);
      expect(movesStars(RULES, currency, threshold, threshold + 1n)).toBe(false);
    }
});
