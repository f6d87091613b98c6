import type { SearchKind, SearchResult } from '@kozyr/contracts/operator/search';
import { expect, it } from 'vitest';
import { addressOf } from './address-of';
import { groupsOf, opensSearch, placeAfter } from './groups';

const result = (kind: SearchKind, id: string, player: string | null = null): SearchResult => ({
  kind,
  id,
  title: id,
  detail: null,
  state: null,
  player,
  at: null,
});
const key = (more: Partial<KeyboardEvent>) => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

it('results are grouped in the order of the kinds, and their places go through all groups', () => {
  const groups = groupsOf([result('game', 'a'), result('player', 'b'), result('game', 'c'), result('player', 'd')]);
  expect(
    groups.map(({ kind, results }) => [kind, ...results.map(({ result: { id }, place }) => `${id}${place}`)]),
  ).toEqual([
    ['player', 'b0', 'd1'],
    ['game', 'a2', 'c3'],
  ]);
});

it('arrows go round, and pages go to the ends', () => {
  expect(placeAfter('ArrowDown', 2, 3)).toBe(0);
  expect(placeAfter('ArrowUp', 0, 3)).toBe(2);
  expect(placeAfter('PageDown', 0, 3)).toBe(2);
  expect(placeAfter('PageUp', 2, 3)).toBe(0);
  expect(placeAfter('a', 1, 3)).toBeNull();
  expect(placeAfter('ArrowDown', 0, 0)).toBeNull();
});

it('the search opens by Ctrl+K on any layout, and by a slash where nothing is typed', () => {
  expect(opensSearch(key({ key: 'k', code: 'KeyK', ctrlKey: true }), true)).toBe(true);
  expect(opensSearch(key({ key: 'л', code: 'KeyK', metaKey: true }), true)).toBe(true);
  expect(opensSearch(key({ key: '/', code: 'Slash' }), false)).toBe(true);
  expect(opensSearch(key({ key: '.', code: 'Slash' }), false)).toBe(true);
  expect(opensSearch(key({ key: '/', code: 'Slash' }), true)).toBe(false);
  expect(opensSearch(key({ key: '?', code: 'Slash', shiftKey: true }), false)).toBe(false);
  expect(opensSearch(key({ key: 'k', code: 'KeyK' }), false)).toBe(false);
});

it('a record opens where it is shown, and what has no page by what was done to it', () => {
  expect(addressOf(result('player', 'p', 'p'))).toBe('/players/p');
  expect(addressOf(result('withdrawal', 'w', 'p'))).toBe('/withdrawals/w');
  expect(addressOf(result('payment', 'd', 'p'))).toBe('/players/p?tab=payments');
  expect(addressOf(result('round', 'r', 'p'))).toBe('/players/p?tab=rounds');
  expect(addressOf(result('setting', 'PAYOUT_MIN_RATING'))).toBe('/settings?setting=PAYOUT_MIN_RATING');
  expect(addressOf(result('operator', 'olena'))).toBe('/operators?q=olena');
  expect(addressOf(result('game', 'raven'))).toBe('/games?q=raven');
  expect(addressOf(result('bonus', 'b'))).toBe('/bonuses/b');
});
