import { expect, it } from 'vitest';
import { isExpired, type SavedCardRow, savedCardView, usableOf } from './rules';

const now = new Date('2026-11-30T23:30:00Z');
const row: SavedCardRow = {
  id: 'c1',
  userId: 'u1',
  gateway: 'hosted',
  sealedToken: 'sealed',
  cardHash: 'hash',
  brand: 'visa',
  lastFour: '4242',
  goodUntil: '2028-04',
  savedAt: now,
  usedAt: now,
  forgottenAt: null,
};

it('a card is good to the end of its last month, in UTC', () => {
  expect(isExpired('2026-11', now)).toBe(false);
  expect(isExpired('2026-10', now)).toBe(true);
  expect(isExpired('2026-11', new Date('2026-12-01T00:00:00Z'))).toBe(true);
});

it('a player sees of a card its brand, four digits and month, and neither token nor hash', () => {
  const usable = usableOf(row);
  expect(usable && savedCardView(usable, now, { opens: true })).toEqual({
    id: 'c1',
    brand: 'visa',
    last_four: '4242',
    good_until: '2028-04',
    expired: false,
    save_again: false,
  });
});

it('a forgotten card is no card', () => {
  const bare = { ...row, brand: null, lastFour: null, goodUntil: null, cardHash: null, forgottenAt: now };
  expect(usableOf(bare)).toBeNull();
  expect(usableOf(undefined)).toBeNull();
});
