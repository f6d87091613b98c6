import { expect, test } from 'vitest';
import { OPEN_PLACE } from '@/tests/support/places';
import { OWN_CARDS, ownCardsFor } from './own-strip-offer';

const shown = (more: Partial<Parameters<typeof ownCardsFor>[0]> = {}) => [
  ...ownCardsFor({ may_promote: true, place: OPEN_PLACE, ...more }),
];
const without = (...kinds: readonly (keyof typeof OPEN_PLACE.promotions)[]) => ({
  place: {
    ...OPEN_PLACE,
    promotions: { ...OPEN_PLACE.promotions, ...Object.fromEntries(kinds.map((kind) => [kind, false])) },
  },
});

test('where everything is offered a player may have every card of the strip', () => {
  expect(shown()).toEqual([...OWN_CARDS]);
});

test('whoever nothing may be promoted to has no card that leads to playing', () => {
  expect(shown({ may_promote: false })).toEqual([]);
});

test('what a country does not offer has no card, and the others stay', () => {
  expect(shown(without('wheel'))).toEqual(['game', 'bonus', 'battle', 'tasks', 'star', 'studio']);
  expect(shown(without('bonuses', 'battles', 'wheel', 'cashback', 'jackpots'))).toEqual(['game', 'star', 'studio']);
});

test('where games are played for credits only the game is left, and where nothing is offered not even that', () => {
  expect(shown({ place: { ...OPEN_PLACE, mode: 'play' } })).toEqual(['game']);
  expect(shown({ place: { ...OPEN_PLACE, mode: 'closed' } })).toEqual([]);
});
