import { describe, expect, test } from 'vitest';
import { parentOf } from '../routes/routes';
import { type BackHistory, back, replaced, travelled, visited } from './back-history';

const walk = (...addresses: string[]) => addresses.reduce<BackHistory>(visited, []);

describe('what is recorded (§2, history rules)', () => {
  test('an address with cashbox=show or deposit-amount is not recorded', () => {
    expect(walk('/uk/games?cashbox=show&action=deposit', '/uk/cashbox?action=deposit&deposit-amount=75')).toEqual([]);
    expect(walk('/games?cashbox=open')).toEqual(['/games?cashbox=open']);
  });

  test('battleTab is stripped from an address, and other keys stay', () => {
    expect(walk('/battles?battleTab=last&tier=gold')).toEqual(['/battles?tier=gold']);
    expect(walk('/battles?battleTab=last', '/battles?battleTab=active')).toEqual(['/battles']);
  });

  test('a leading locale is removed from an address first', () => {
    expect(walk('/uk/games', '/kk/games', '/ru/games/aul')).toEqual(['/games', '/games/aul']);
  });

  test('the same place twice in a row is recorded once', () => {
    expect(walk('/games', '/games', '/bonuses', '/games')).toEqual(['/games', '/bonuses', '/games']);
  });

  test('a visitor who arrives at / has no history any more', () => {
    for (const main of ['/', '/uk', '/uk?utm=1', '/kk#faq']) expect(walk('/games', '/bonuses', main)).toEqual([]);
  });

  test('a modal or a login over the page is no place to go back to', () => {
    expect(walk('/games', '/games?modal=wheel', '/games?auth=login')).toEqual(['/games']);
  });

  test('no more than the last 50 places are recorded', () => {
    const long = walk(...Array.from({ length: 80 }, (_, at) => `/games/${at}`));
    expect(long).toHaveLength(50);
    expect(long.at(-1)).toBe('/games/79');
  });
});

describe('where back leads (§2, history rules)', () => {
  test('the way back leads to the newest entry that is not the current page', () => {
    expect(back(walk('/games', '/games/aul', '/providers'), '/kk/providers').target).toBe('/games/aul');
  });

  test('entries with a hash are passed over', () => {
    expect(back(walk('/games', '/terms#age', '/bonuses'), '/bonuses').target).toBe('/games');
  });

  test('entries that equal the current page are passed over', () => {
    expect(back(['/games', '/bonuses', '/profile', '/bonuses'], '/uk/bonuses').target).toBe('/profile');
  });

  test('another query is another place', () => {
    expect(back(walk('/games?tag=new', '/games?tag=hot'), '/games?tag=hot').target).toBe('/games?tag=new');
  });

  test('what is open over the current page does not make it another one', () => {
    const history = walk('/games', '/bonuses?tab=my');
    const open = 'cashbox=show&action=deposit&deposit-amount=75';
    for (const current of [`/uk/bonuses?tab=my&${open}`, '/uk/bonuses?tab=my&modal=wheel', '/uk/bonuses?tab=my#more'])
      expect(back(history, current).target).toBe('/games');
  });

  test('the way back leads to the parent of the page when the first entry is the current page', () => {
    expect(back(walk('/games/aul'), '/uk/games/aul')).toEqual({ target: '/games', history: [] });
    expect(back(walk('/bonuses', '/games', '/bonuses'), '/bonuses')).toEqual({ target: '/', history: [] });
  });

  test('the way back leads to the parent of the page when nothing is left', () => {
    expect(back([], '/uk/providers/amber-forge').target).toBe('/providers');
    expect(back(walk('/terms#age'), '/uk/terms#age')).toEqual({ target: '/', history: [] });
  });

  test('the way back leads further when it is pressed again', () => {
    const first = back(walk('/games', '/games/aul', '/bonuses', '/profile'), '/profile');
    expect(first.target).toBe('/bonuses');
    const second = back(visited(first.history, '/uk/bonuses'), '/uk/bonuses');
    expect(second.target).toBe('/games/aul');
    const third = back(visited(second.history, '/uk/games/aul'), '/uk/games/aul');
    expect(third.target).toBe('/games');
    expect(back(visited(third.history, '/uk/games'), '/uk/games').target).toBe('/');
  });
});

test.each([
  ['/games/live-casino', '/'],
  ['/games/aul', '/games'],
  ['/games', '/'],
  ['/providers/amber-forge', '/providers'],
  ['/providers', '/'],
  ['/cashbox', '/'],
  ['/profile', '/'],
  ['/streams', '/'],
  ['/gamesome', '/'],
])('the parent of %s is %s (§2, routes)', (path, parent) => {
  expect(parentOf(path)).toBe(parent);
});

describe('beside the header’s way back', () => {
  test('the browser’s Back drops what came after the place it returns to', () => {
    const history = walk('/games', '/games/aul', '/bonuses');
    expect(travelled(history, '/uk/games')).toEqual(['/games']);
    expect(back(travelled(history, '/uk/games/aul'), '/uk/games/aul').target).toBe('/games');
  });

  test('the browser’s Forward is an arrival', () => {
    expect(travelled(['/games'], '/uk/games/aul')).toEqual(['/games', '/games/aul']);
  });

  test('a way by the browser to / clears the history, and one to the overlay changes nothing', () => {
    expect(travelled(walk('/games', '/bonuses'), '/uk')).toEqual([]);
    expect(travelled(walk('/games'), '/uk/games?cashbox=show')).toEqual(['/games']);
  });

  test('a filter or a tab renames the place and adds none', () => {
    expect(replaced(walk('/bonuses', '/games'), '/uk/games?tag=new')).toEqual(['/bonuses', '/games?tag=new']);
    expect(replaced(walk('/bonuses'), '/uk/games?tag=new')).toEqual(['/bonuses', '/games?tag=new']);
    expect(replaced(walk('/games'), '/uk/games?cashbox=show')).toEqual(['/games']);
  });
});
