import { gameFeedSchema } from '@kozyr/contracts/games';
import { expect, test } from 'vitest';
import { hasIcon } from '../art/icons';
import { tileOf } from '../art/tile';
import { MODELS } from '../maths/models';
import { clampWidth } from '../routes/art';
import { feedOf } from './feed';
import { generateCatalogue } from './generate';
import { FIRST_STAKE, stakesOf } from './stakes';
import { THEMES } from './themes';

const games = generateCatalogue();

test('the feed is of the contract, with 5 providers, 120 games or more and unique slugs and titles', () => {
  const feed = gameFeedSchema.parse(feedOf(games));
  expect(feed.providers.map((provider) => provider.slug)).toEqual([
    'amber-forge',
    'kyrgan-games',
    'velvet-suit',
    'northern-mint',
    'teremok-play',
  ]);
  expect(feed.games.length).toBeGreaterThanOrEqual(120);
  expect(new Set(feed.games.map((game) => game.slug)).size).toBe(feed.games.length);
  expect(new Set(feed.games.map((game) => game.title.toLowerCase())).size).toBe(feed.games.length);
  expect(new Set(feed.games.map((game) => game.volatility))).toEqual(new Set(['low', 'medium', 'high']));
});

test('the same catalogue comes out every time, and a bigger one begins with it', () => {
  expect(feedOf(generateCatalogue()).version).toBe(feedOf(games).version);
  const big = generateCatalogue(3_000);
  expect(big).toHaveLength(3_000);
  expect(big.slice(0, games.length).map((game) => game.slug)).toEqual(games.map((game) => game.slug));
  expect(new Set(big.map((game) => game.slug)).size).toBe(3_000);
});

test('every motif is in the icon library', () => {
  for (const theme of THEMES) for (const motif of theme.motifs) expect(hasIcon(motif.icon), motif.icon).toBe(true);
});

test('every stake divides into 20 coins, and the first one is offered', () => {
  for (const model of MODELS) {
    for (const currency of ['uah', 'kzt'] as const) {
      const stakes = stakesOf(model, currency);
      expect(stakes.every((stake) => stake % 20n === 0n)).toBe(true);
      expect(stakes).toContain(FIRST_STAKE[currency]);
    }
  }
});

test('every tile is drawn, the same each time, with no broken number in it', () => {
  for (const game of games) {
    const tile = tileOf(game);
    expect(tile).not.toMatch(/NaN|undefined|Infinity/);
    expect(tileOf(game)).toBe(tile);
  }
});

test('widths are clamped to the list of spec §9', () => {
  expect([1, 16, 17, 300, 640, 641, 5_000].map(clampWidth)).toEqual([16, 16, 32, 384, 640, 750, 3_840]);
});
