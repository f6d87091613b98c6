import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openCatalogue } from '../catalogue/catalogue';
import { MAX_ROOM_BYTES, MAX_SHEET_BYTES, openArtCache } from './cache';
import { MAX_PREVIEW_BYTES } from './preview/preview';

const tile = { width: 16, format: 'avif' } as const;

it('the cache of art asks leave before a drawing, never for a kept picture, and lets only so many wait', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'art-'));
  const cache = openArtCache(folder);
  const [game, ...others] = openCatalogue().games;
  if (!game) throw new Error('There are games');
  let asked = 0;
  const admit = () => {
    asked += 1;
  };
  await cache.picture(game, tile, admit);
  await cache.picture(game, tile, admit);
  expect(asked).toBe(1);
  const refused = cache.picture(game, { ...tile, width: 32 }, () => {
    throw new Error('no tokens');
  });
  await expect(refused).rejects.toThrow('no tokens');
  const answers = await Promise.allSettled(others.slice(0, 300).map((each) => cache.picture(each, tile)));
  const busy = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code);
  expect(busy.length).toBeGreaterThan(0);
  expect(new Set(busy)).toEqual(new Set(['ART_BUSY']));
  await rm(folder, { recursive: true });
}, 60_000);

it('a tile is drawn in either format, in two thirds of the bytes at most where browsers are shown it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'art-'));
  const cache = openArtCache(folder);
  for (const game of openCatalogue().games.slice(0, 3)) {
    const [avif, webp] = await Promise.all(
      (['avif', 'webp'] as const).map((format) => cache.picture(game, { width: 256, format })),
    );
    const told = await Promise.all([avif, webp].map((picture) => sharp(picture).metadata()));
    expect(told.map(({ format, compression, width, height }) => [compression ?? format, width, height])).toEqual([
      ['av1', 256, 341],
      ['webp', 256, 341],
    ]);
    expect((avif?.length ?? 0) / (webp?.length ?? 0), game.slug).toBeLessThan(2 / 3);
  }
  await rm(folder, { recursive: true });
}, 60_000);

it('the scenes, symbols and preview of a game are within their bytes, however fine a studio draws', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'art-'));
  const cache = openArtCache(folder);
  for (const studio of ['saltmarsh-games', 'lucky-loom', 'paper-moon-play']) {
    const game = openCatalogue().games.find(({ provider }) => provider.slug === studio);
    if (!game) throw new Error(`There are games of ${studio}`);
    const [wide, tall, symbols, preview] = await Promise.all([
      cache.room(game, 'wide'),
      cache.room(game, 'tall'),
      cache.symbols(game),
      cache.preview(game),
    ]);
    expect(Math.max(wide.length, tall.length), studio).toBeLessThanOrEqual(MAX_ROOM_BYTES);
    expect(symbols.length, studio).toBeLessThanOrEqual(MAX_SHEET_BYTES);
    expect(preview.length, studio).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
  }
  await rm(folder, { recursive: true });
}, 120_000);
