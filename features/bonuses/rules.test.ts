import { BONUS_LABELS } from '@kozyr/contracts/bonuses';
import { expect, it } from 'vitest';
import { artOf, hoursToWager } from './rules';

it('every kind of bonus has a picture, and one without a kind that is known has that of how it gives', () => {
  expect(BONUS_LABELS.map((label) => artOf(label))).toEqual(['back', 'back', 'first', 'game', 'share', 'code', 'code']);
  expect(artOf('Later', 'PERCENTAGE')).toBe('share');
  expect(artOf(undefined, 'PROMO_CODE')).toBe('code');
  expect(artOf(undefined, 'GAME')).toBe('game');
});

it('a bonus that does not burn with its time has no time to be wagered in', () => {
  expect(hoursToWager({ burning_on_timeout: true, activations_offset: 168 })).toBe(168);
  expect(hoursToWager({ burning_on_timeout: false, activations_offset: 168 })).toBeNull();
  expect(hoursToWager({ burning_on_timeout: true, activations_offset: 0 })).toBeNull();
});
