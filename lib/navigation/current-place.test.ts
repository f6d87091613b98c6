import { expect, test } from 'vitest';
import { placeOf } from './current-place';

const games = { place: '/games', except: '/games/live-casino' };

test.each([
  ['/games', games, 'page'],
  ['/games/aul', games, 'below'],
  ['/games/live-casino', games, null],
  ['/games/live-casino', { place: '/games/live-casino' }, 'page'],
  ['/games/live-casino', { place: '/games' }, 'below'],
  ['/providers/amber-forge', { place: '/providers' }, 'below'],
  ['/gamesome', games, null],
  ['/', { place: '/' }, 'page'],
  ['/bonuses', { place: '/' }, null],
  ['/', { place: null }, null],
] as const)('at %s the entry %o is marked %s', (here, entry, mark) => {
  expect(placeOf(here, entry)).toBe(mark);
});
