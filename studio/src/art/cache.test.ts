import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openCatalogue } from '../catalogue/catalogue';
import { openArtCache } from './cache';

it('the cache of art asks leave before a drawing, never for a kept picture, and lets only so many wait', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'art-'));
  const cache = openArtCache(folder);
  const [game, ...others] = openCatalogue().games;
  if (!game) throw new Error('There are games');
  let asked = 0;
  const admit = () => {
    asked += 1;
  };
  await cache.picture(game, 16, admit);
  await cache.picture(game, 16, admit);
  expect(asked).toBe(1);
  const refused = cache.picture(game, 32, () => {
    throw new Error('no tokens');
  });
  await expect(refused).rejects.toThrow('no tokens');
  const answers = await Promise.allSettled(others.slice(0, 300).map((each) => cache.picture(each, 16)));
  const busy = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code);
  expect(busy.length).toBeGreaterThan(0);
  expect(new Set(busy)).toEqual(new Set(['ART_BUSY']));
  await rm(folder, { recursive: true });
}, 60_000);
