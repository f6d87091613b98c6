import { BUILT_IN_STARS as RULES } from '@kozyr/contracts/promotions/stars';
import { expect, it } from 'vitest';
import { starsFor, thresholdsOf } from './rules';

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
