import { beforeAll, expect, it } from 'vitest';
import en from '../../../messages/en.json' with { type: 'json' };
import kk from '../../../messages/kk.json' with { type: 'json' };
import ru from '../../../messages/ru.json' with { type: 'json' };
import uk from '../../../messages/uk.json' with { type: 'json' };
import type { Catalogue } from '../../../platform/src/services/play/games/load-catalogue';
import { searchGames } from '../../../platform/src/services/play/games/search-games';
import { ASKS, isAnswered } from '../../support/search/asks';
import { houseCatalogue, isFound } from '../../support/search/recall';
import { SLIPS } from '../../support/search/slips';

let catalogue: Catalogue;

beforeAll(() => {
  catalogue = houseCatalogue();
});

it('the recall of the search asks for games and studios there are, by 200 queries of every kind and language', () => {
  const titles = new Set(catalogue.sorted.popular.map(({ title }) => title));
  const studios = new Set(catalogue.providers.map(({ name }) => name));
  expect(SLIPS.filter(({ studio, meant }) => !(studio ? studios : titles).has(meant))).toEqual([]);
  expect(SLIPS.length).toBeGreaterThanOrEqual(200);
  for (const language of ['uk', 'ru', 'en', 'kk'])
    for (const kind of ['typo', 'layout', 'spelling'])
      expect(SLIPS.filter((slip) => slip.language === language && slip.kind === kind).length).toBeGreaterThan(15);
});

it('the search finds 98 of 100 among the first ten of the whole catalogue', () => {
  const missed = SLIPS.filter((slip) => !isFound(catalogue, slip)).map(({ typed, meant }) => `${typed}: ${meant}`);
  expect(missed.length / SLIPS.length, missed.join('; ')).toBeLessThanOrEqual(0.02);
});

it.each(['uk', 'ru', 'en', 'kk'] as const)('the search finds nine of ten in %s, however they are wrong', (language) => {
  for (const kind of ['typo', 'layout', 'spelling']) {
    const slips = SLIPS.filter((slip) => slip.language === language && slip.kind === kind);
    const found = slips.filter((slip) => isFound(catalogue, slip));
    expect([kind, found.length / slips.length >= 0.9]).toEqual([kind, true]);
  }
});

it('the search puts games of a kind, a mechanic, a theme or a studio first, asked in any language, with slips', () => {
  const missed = ASKS.filter((ask) => !isAnswered(catalogue, ask)).map(
    ({ language, typed }) => `${language}: ${typed}`,
  );
  expect(missed).toEqual([]);
  expect(ASKS.length).toBeGreaterThanOrEqual(140);
});

it('the search understands every name under which the site shows a kind of games', () => {
  const missed: string[] = [];
  for (const { gameTags, gameThemes, lobby } of [en, uk, ru, kk]) {
    for (const [slug, name] of Object.entries({ ...lobby.category, ...gameTags, ...gameThemes })) {
      if ([...name].length < 3) continue;
      const of = catalogue.sorted.popular.filter(
        ({ category, tags, theme }) => category === slug || tags.includes(slug) || theme === slug,
      );
      const { items } = searchGames(catalogue, name, 10);
      if (of.length > 0 && !items.some((item) => of.includes(item))) missed.push(`${name}: ${slug}`);
    }
  }
  expect(missed).toEqual([]);
});
