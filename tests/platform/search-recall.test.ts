import { beforeAll, expect, it } from 'vitest';
import type { Catalogue } from '../../platform/src/services/games/load-catalogue';
import { houseCatalogue, isFound } from '../support/search-recall';
import { SLIPS } from '../support/search-slips';

let catalogue: Catalogue;

beforeAll(() => {
  catalogue = houseCatalogue();
});

it('looks for games and studios there are, by at least 200 queries of every kind in every language', () => {
  const titles = new Set(catalogue.sorted.popular.map(({ title }) => title));
  const studios = new Set(catalogue.providers.map(({ name }) => name));
  expect(SLIPS.filter(({ studio, meant }) => !(studio ? studios : titles).has(meant))).toEqual([]);
  expect(SLIPS.length).toBeGreaterThanOrEqual(200);
  for (const language of ['uk', 'ru', 'en', 'kk'])
    for (const kind of ['typo', 'layout', 'spelling'])
      expect(SLIPS.filter((slip) => slip.language === language && slip.kind === kind).length).toBeGreaterThan(15);
});

it('finds 98 of 100 among the first ten of the whole catalogue', () => {
  const missed = SLIPS.filter((slip) => !isFound(catalogue, slip)).map(({ typed, meant }) => `${typed}: ${meant}`);
  expect(missed.length / SLIPS.length, missed.join('; ')).toBeLessThanOrEqual(0.02);
});

it.each(['uk', 'ru', 'en', 'kk'] as const)('finds nine of ten in %s, however they are wrong', (language) => {
  for (const kind of ['typo', 'layout', 'spelling']) {
    const slips = SLIPS.filter((slip) => slip.language === language && slip.kind === kind);
    const found = slips.filter((slip) => isFound(catalogue, slip));
    expect([kind, found.length / slips.length >= 0.9]).toEqual([kind, true]);
  }
});
