import type { GameIndex } from '@kozyr/contracts/game-index';
import { expect, it } from 'vitest';
import { buildCatalogueIndex } from './catalogue-index';
import { isOfferedIn, withoutClosed } from './offered';

const INDEX: GameIndex = {
  version: 'v1',
  providers: [['north', 'North']],
  themes: ['gold'],
  tags: [],
  tag_sets: [[]],
  rtps: ['96.00', '97.00'],
  bets: [{ uah: '1.00', kzt: '10.00' }],
  title: ['Amber', 'Birch', 'Cedar', 'Dune'],
  slug: { 1: 'birch-2', 3: 'dune-ii' },
  provider: [0, 0, 0, 0],
  category: [0, 1, 2, 0],
  theme: [0, 0, 0, 0],
  tag_set: [0, 0, 0, 0],
  rtp: [0, 1, 0, 1],
  volatility: [0, 1, 2, 0],
  bet: [0, 0, 0, 0],
  released: [4, 3, 2, 1],
  popularity: [10, 40, 30, 20],
  contribution: [100, 100, 10, 100],
  closed: { 0: ['KZ'], 2: ['EU', 'UA'] },
};
const titlesFor = (country: string) => withoutClosed(INDEX, country).title;

it('a game that is closed in a country is not in the catalogue of a player from there', () => {
  expect([titlesFor('UA'), titlesFor('KZ'), titlesFor('PL'), titlesFor('US')]).toEqual([
    ['Amber', 'Birch', 'Dune'],
    ['Birch', 'Cedar', 'Dune'],
    ['Amber', 'Birch', 'Dune'],
    ['Amber', 'Birch', 'Cedar', 'Dune'],
  ]);
});

it('a game without closings is offered everywhere, and one that is closed in the EU in none of its countries', () => {
  expect([
    isOfferedIn('KZ', {}),
    isOfferedIn('FI', { closed_in: ['EU'] }),
    isOfferedIn('UA', { closed_in: ['EU'] }),
  ]).toEqual([true, false, true]);
});

it('what is left stands in its orders with its own slugs, and what is closed is found nowhere', () => {
  const catalogue = buildCatalogueIndex(withoutClosed(INDEX, 'KZ'));
  expect(catalogue.ordered('popular').map((place) => catalogue.gameAt(place).slug)).toEqual([
    'birch-2',
    'cedar',
    'dune-ii',
  ]);
  expect([catalogue.placeOf('dune-ii'), catalogue.placeOf('amber'), catalogue.size]).toEqual([2, null, 3]);
  expect(catalogue.index.category).toEqual([1, 2, 0]);
});
