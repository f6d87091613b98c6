import { expect, it } from 'vitest';
import { NO_FILTERS } from '@/lib/catalogue/facets';
import { informative, narrowest, readQuery, readSearch, stepsOf, tileByKey, toggled, toQuery } from './rules';
import type { LobbyQuery } from './types';

const read = (text: string, base: Parameters<typeof readQuery>[1] = null) => readQuery(new URLSearchParams(text), base);

it('a search begins at 3 characters, not counting spaces around', () => {
  expect(readSearch('   ')).toEqual({ state: 'none' });
  expect(readSearch(' ab ')).toEqual({ state: 'short' });
  expect(readSearch(' a  b ')).toEqual({ state: 'search', q: 'a b' });
  expect(readSearch('қаз')).toEqual({ state: 'search', q: 'қаз' });
});

it('a query is read and written without loss, and defaults stay out of the address', () => {
  const asked: LobbyQuery = {
    order: 'rtp',
    filters: {
      category: 'slots',
      providers: ['velvet-suit', 'amber-forge'],
      themes: ['cosmos'],
      tags: ['free-spins', '20-lines'],
      volatilities: ['high'],
      rtp: 96.5,
      bet: { amount: 2.5, currency: 'kzt' },
      bonus: true,
    },
  };
  expect(read(toQuery(asked, null))).toEqual(asked);
  expect(toQuery({ order: 'popular', filters: NO_FILTERS }, null)).toBe('');
});

it('what a page stands for stays out of its query, and in what it shows', () => {
  const base = { kind: 'theme', slug: 'cosmos' } as const;
  const asked = read('theme=steppe&volatility=low', base);
  expect(asked.filters.themes).toEqual(['cosmos']);
  expect(toQuery(asked, base)).toBe('?volatility=low');
});

it('keys that others have put into the address are left alone', () => {
  const asked = read('tag=gems');
  expect(toQuery(asked, null, '?cashbox=show&tag=old&q=fox')).toBe('?cashbox=show&tag=gems');
});

it('what can not be read is taken for not set', () => {
  const asked = read('sort=drop-table&rtp=ninety&bet=5-usd&provider=%3Cscript%3E,,&bonus=yes');
  expect(asked).toEqual({ order: 'popular', filters: NO_FILTERS });
});

it('the facet that keeps most games away is proposed to be loosened, if one alone would help', () => {
  const relaxed = { category: 0, provider: 3, theme: 12, tag: 0, volatility: 0, rtp: 0, bet: 0, bonus: 0 };
  expect(narrowest(['provider', 'theme'], relaxed)).toBe('theme');
  expect(narrowest(['tag', 'rtp'], relaxed)).toBeNull();
  expect(narrowest([], relaxed)).toBeNull();
});

it('a name is put into a list and taken out again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

it('the steps of a threshold that are offered leave something out', () => {
  expect(stepsOf([96, 95, 97], [10, 5, 1], true)).toEqual([
    { value: 96, games: 11 },
    { value: 97, games: 1 },
  ]);
  expect(stepsOf([1, 5, 2], [10, 3, 4], false)).toEqual([
    { value: 1, games: 10 },
    { value: 2, games: 14 },
  ]);
  expect(stepsOf([1, 1], [10, 3], false)).toEqual([]);
  expect(
    stepsOf(
      Array.from({ length: 30 }, (_, place) => place),
      [],
      true,
      5,
    ),
  ).toHaveLength(5);
});

it('values that all the games left have are left out, unless they are chosen or any may bring more', () => {
  const all = { key: 'free-spins', games: 40, selected: false };
  const some = { key: 'gems', games: 9, selected: false };
  const chosen = { key: 'party', games: 40, selected: true };
  expect(informative([all, some], 40, true)).toEqual([some]);
  expect(informative([all, some, chosen], 40, true)).toEqual([some, chosen]);
  expect(informative([all, some, chosen], 40, false)).toEqual([all, some, chosen]);
  expect(informative([all], 40, false)).toEqual([]);
  expect(informative([{ ...all, games: 0 }], 0, true)).toHaveLength(1);
});

it('keys walk a grid, within it', () => {
  expect(tileByKey('ArrowDown', 3, 6, 20)).toBe(9);
  expect(tileByKey('ArrowUp', 3, 6, 20)).toBeNull();
  expect(tileByKey('ArrowRight', 19, 6, 20)).toBeNull();
  expect(tileByKey('End', 3, 6, 20)).toBe(19);
  expect(tileByKey('Enter', 3, 6, 20)).toBeNull();
});
