import { expect, it } from 'vitest';
import { STAR_THRESHOLDS, starsFor } from './rules';

it('the rating gives each star from its threshold on, and none before', () => {
  for (const currency of ['uah', 'kzt'] as const) {
    expect(STAR_THRESHOLDS[currency]).toHaveLength(5);
    expect(starsFor(currency, 0n)).toBe(0);
    STAR_THRESHOLDS[currency].forEach((threshold, place) => {
      expect(starsFor(currency, threshold - 1n)).toBe(place);
      expect(starsFor(currency, threshold)).toBe(place + 1);
    });
  }
});
