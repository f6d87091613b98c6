import type { GameIndex } from '@kozyr/contracts/game-index';
import { expect, it } from 'vitest';
import { buildCatalogueIndex } from './catalogue-index';
import { activeFacets, type Filters, NO_FILTERS, sift, without } from './facets';

/** Six games: title, provider, category, theme, tags, rtp, volatility, bet, day, popularity, contribution. */
const ROWS = [
  ['Amber & Ash', 0, 0, 0, 0, 0, 0, 0, 10, 50, 100],
  ['Big Bear', 0, 0, 1, 1, 1, 1, 1, 30, 90, 100],
  ['Comet', 1, 0, 1, 2, 0, 2, 0, 20, 10, 100],
  ['Dune', 1, 1, 0, 1, 1, 2, 0, 40, 50, 100],
  ['Ember', 1, 2, 1, 0, 2, 1, 1, 5, 70, 10],
  ["Fox's Den", 0, 0, 0, 2, 0, 0, 0, 50, 20, 100],
] as const;

const index: GameIndex = {
  version: 'v1',
  providers: [
    ['north', 'North'],
    ['steppe', 'Steppe'],
  ],
  themes: ['cards', 'sky'],
  tags: ['retro', 'birds', 'gems'],
  tag_sets: [[], [0], [0, 2]],
  rtps: ['96.00', '95.00', '97.30'],
  bets: [
    { uah: '1.00', kzt: '10.00' },
    { uah: '5.00', kzt: '50.00' },
  ],
  title: ROWS.map((row) => row[0]),
  slug: { 3: 'dune-ii' },
  provider: ROWS.map((row) => row[1]),
  category: ROWS.map((row) => row[2]),
  theme: ROWS.map((row) => row[3]),
  tag_set: ROWS.map((row) => row[4]),
  rtp: ROWS.map((row) => row[5]),
  volatility: ROWS.map((row) => row[6]),
  bet: ROWS.map((row) => row[7]),
  released: ROWS.map((row) => row[8]),
  popularity: ROWS.map((row) => row[9]),
  contribution: ROWS.map((row) => row[10]),
};
const catalogue = buildCatalogueIndex(index);
const titles = (filters: Partial<Filters>, order: 'popular' | 'new' | 'rtp' | 'title' = 'title') =>
  sift(catalogue, { ...NO_FILTERS, ...filters }, order).places.map((place) => catalogue.gameAt(place).title);

it('slugs follow from titles, except those that are told', () => {
  expect(ROWS.map((_, place) => catalogue.gameAt(place).slug)).toEqual([
    'amber-and-ash',
    'big-bear',
    'comet',
    'dune-ii',
    'ember',
    'foxs-den',
  ]);
  expect(catalogue.placeOf('ember')).toBe(4);
  expect(catalogue.placeOf('nothing')).toBeNull();
});

it('a tile is told the return and the volatility of its game', () => {
  expect(ROWS.map((_, place) => catalogue.gameAt(place)).map(({ rtp, volatility }) => [rtp, volatility])).toEqual([
    ['96.00', 'low'],
    ['95.00', 'medium'],
    ['96.00', 'high'],
    ['95.00', 'high'],
    ['97.30', 'medium'],
    ['96.00', 'low'],
  ]);
});

it('games are ordered as by the platform, equals by popularity and then by title', () => {
  expect(titles({}, 'popular')).toEqual(['Big Bear', 'Ember', 'Amber & Ash', 'Dune', "Fox's Den", 'Comet']);
  expect(titles({}, 'new')).toEqual(["Fox's Den", 'Dune', 'Big Bear', 'Comet', 'Amber & Ash', 'Ember']);
  expect(titles({}, 'rtp')).toEqual(['Ember', 'Amber & Ash', "Fox's Den", 'Comet', 'Big Bear', 'Dune']);
});

it.each<[string, Partial<Filters>, string[]]>([
  ['a category', { category: 'instant' }, ['Dune']],
  ['studios, any of them', { providers: ['north'] }, ['Amber & Ash', 'Big Bear', "Fox's Den"]],
  ['features, all of them', { tags: ['retro', 'gems'] }, ['Comet', "Fox's Den"]],
  ['volatilities, any of them', { volatilities: ['low', 'high'] }, ['Amber & Ash', 'Comet', 'Dune', "Fox's Den"]],
  ['a least return', { rtp: 96 }, ['Amber & Ash', 'Comet', 'Ember', "Fox's Den"]],
  ['a stake', { bet: { amount: 1, currency: 'uah' } }, ['Amber & Ash', 'Comet', 'Dune', "Fox's Den"]],
  ['a full count for wagering', { bonus: true }, ['Amber & Ash', 'Big Bear', 'Comet', 'Dune', "Fox's Den"]],
  ['two facets together', { providers: ['steppe'], themes: ['sky'] }, ['Comet', 'Ember']],
  ['a name nobody has', { themes: ['moon'] }, []],
])('games are narrowed by %s', (_, filters, expected) => {
  expect(titles(filters)).toEqual(expected);
});

/** The same by brute force: what a value would leave under all other facets. */
it('each value counts what it would leave under the other facets', () => {
  const chosen: Filters = { ...NO_FILTERS, providers: ['steppe'], tags: ['retro'], volatilities: ['high'] };
  const { counts, relaxed } = sift(catalogue, chosen, 'title');
  const left = (filters: Partial<Filters>) => titles({ ...chosen, ...filters }).length;
  expect(counts.provider).toEqual([left({ providers: ['north'] }), left({ providers: ['steppe'] })]);
  expect(counts.theme).toEqual([left({ themes: ['cards'] }), left({ themes: ['sky'] })]);
  expect(counts.tag).toEqual([
    left({ tags: ['retro'] }),
    left({ tags: ['retro', 'birds'] }),
    left({ tags: ['retro', 'gems'] }),
  ]);
  expect(counts.volatility).toEqual(['low', 'medium', 'high'].map((name) => left({ volatilities: [name] })));
  expect(counts.category).toEqual(['slots', 'instant', 'live'].map((category) => left({ category })));
  for (const facet of activeFacets(chosen)) expect(relaxed[facet]).toBe(titles(without(chosen, facet)).length);
});
