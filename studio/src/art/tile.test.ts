import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FOUNDING_SIZE } from '../catalogue/founding';
import type { CatalogueGame } from '../catalogue/game';
import { generateCatalogue } from '../catalogue/generate';
import { PROVIDERS } from '../catalogue/providers';
import { MAX_TITLE } from '../catalogue/titles';
import { stitched } from './stitches';
import { skinOf } from './symbols';
import { tileOf } from './tile';

const games = generateCatalogue();
const digest = (parts: readonly string[]) => createHash('sha256').update(parts.join('')).digest('hex').slice(0, 16);
const ofStudio = (slug: string) => games.filter((game) => game.provider.slug === slug);

test('the pictures of the first 150 games stay as they were', () => {
  expect(digest(games.slice(0, FOUNDING_SIZE).map(tileOf))).toBe('de4cd02c7463c7a9');
});

test('the reels of the first 150 games stay as they were, and are about what they were at first', () => {
  const skins = games.slice(0, FOUNDING_SIZE).map(skinOf);
  expect(digest([JSON.stringify(skins.map(({ names: { A, B, C, D } }) => [A, B, C, D]))])).toBe('3910343e230724c9');
  expect(digest([JSON.stringify(skins)])).toBe('9c143b9498196c69');
});

test('no two symbols of a game are of one form', () => {
  for (const game of games.filter((_, index) => index % 13 === 0)) {
    const { drawings } = skinOf(game);
    const forms = Object.values(drawings).map(
      (drawing) => [...new Set([...drawing.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path))].join() || drawing,
    );
    expect(new Set(forms).size, game.slug).toBe(11);
    expect(Object.values(drawings).join('')).not.toMatch(/NaN|undefined/);
  }
});

test('a studio without a style is an error, not an empty tile', () => {
  const [game] = games;
  if (!game) throw new Error('no games');
  expect(() => tileOf({ ...game, provider: { ...game.provider, slug: 'nobody' } })).toThrow(RangeError);
});

/** Titles at their worst: the longest there may be, one unbroken word of that length, and one of two letters. */
const EXTREMES = ['Wwwwww Mmmmmmmm Wwwwwwww', 'Wmwmwmwmwmwmwmwmwmwmwmwm', 'Ai'] as const;

test.each(PROVIDERS.map((provider) => provider.slug))(
  '%s draws every picture whole, the same each time',
  async (slug) => {
    const own = ofStudio(slug);
    const [first] = own;
    if (!first) throw new Error('no games');
    expect(Math.max(...EXTREMES.map((title) => title.length))).toBe(MAX_TITLE);
    const hard: CatalogueGame[] = EXTREMES.map((title) => ({ ...first, title }));
    const sample = [...hard, ...own.filter((_, index) => index % 17 === 0)];
    for (const game of sample) {
      const tile = tileOf(game);
      expect(tile).not.toMatch(/NaN|undefined|Infinity|\[object/);
      expect(tileOf(game)).toBe(tile);
      expect(tile.length).toBeLessThan(400_000);
    }
    for (const game of hard) {
      const { info } = await sharp(Buffer.from(tileOf(game)))
        .resize({ width: 64 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([64, 85]);
    }
  },
);

test('two games of a studio never have one picture', () => {
  for (const { slug } of PROVIDERS) {
    const tiles = ofStudio(slug).slice(-12).map(tileOf);
    expect(new Set(tiles).size).toBe(tiles.length);
  }
});

test('a stitched icon covers the cells inside its outline and no others', () => {
  const disc = stitched('plain-circle', 20);
  expect(disc.map((row) => row.length)).toEqual(Array.from({ length: 20 }, () => 20));
  expect(disc[10]?.[10]).toBe(true);
  expect([disc[0]?.[0], disc[19]?.[19]]).toEqual([false, false]);
  const covered = disc.flat().filter(Boolean).length / 400;
  expect(covered).toBeGreaterThan(0.6);
  expect(covered).toBeLessThan(0.85);
});
