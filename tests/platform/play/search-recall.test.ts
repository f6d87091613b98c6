import { beforeAll, expect, it } from 'vitest';
import type { Game } from '../../../contracts/src/games';
import en from '../../../messages/en.json' with { type: 'json' };
import kk from '../../../messages/kk.json' with { type: 'json' };
import ru from '../../../messages/ru.json' with { type: 'json' };
import uk from '../../../messages/uk.json' with { type: 'json' };
import { spelled } from '../../../platform/src/services/play/games/internal/search-skeleton';
import type { Catalogue } from '../../../platform/src/services/play/games/load-catalogue';
import { searchGames } from '../../../platform/src/services/play/games/search-games';
import { ASKS, isAnswered } from '../../support/search/asks';
import { type Mistyped, mistypedTitles, studioQueries } from '../../support/search/mistyped';
import { houseCatalogue, isFound } from '../../support/search/recall';
import { SLIPS } from '../../support/search/slips';

/** Not one of those that the search was made by. */
const SEED = 20_270_101;

let catalogue: Catalogue;

/** Kinds of which more than one in 25 is missed, with what was. */
function weakKinds(queries: readonly Mistyped[]): string[] {
  const missed = queries.filter(({ typed, meant }) => !searchGames(catalogue, typed, 10).items.includes(meant));
  return missed
    .filter(
      ({ kind }) =>
        missed.filter((each) => each.kind === kind).length * 25 > queries.filter((each) => each.kind === kind).length,
    )
    .map(({ kind, typed, meant }) => `${kind}: ${typed} for ${meant.title}`);
}

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

it('the search finds 24 of 25 titles however they are typed wrong, in every kind of slip', () => {
  expect(weakKinds(mistypedTitles(catalogue.sorted.popular, SEED, 50))).toEqual([]);
});

it('the search finds a game by its studio and a word of its title, 24 of 25 in every way to type them', () => {
  expect(weakKinds(studioQueries(catalogue.sorted.popular, SEED, 50))).toEqual([]);
});

it('the search finds each of a sample of games first by its whole title', () => {
  const sample = catalogue.sorted.popular.filter((_, place) => place % 37 === 5);
  const missed = sample.filter((game) => searchGames(catalogue, game.title, 10).items[0] !== game);
  expect(missed.map(({ title }) => title)).toEqual([]);
});

it('the search finds by a studio alone that studio, and its games or what is named so', () => {
  for (const studio of catalogue.providers) {
    const { items, providers } = searchGames(catalogue, studio.name, 10);
    expect(providers[0]?.name).toBe(studio.name);
    const isNamed = ({ title }: Game) => spelled(studio.name).every((word) => spelled(title).includes(word));
    const others = items.filter((game) => game.provider.slug !== studio.slug && !isNamed(game));
    expect([studio.name, others.map(({ title }) => title)]).toEqual([studio.name, []]);
  }
});

it('the search understands every name under which the site shows a kind of games', () => {
  const missed: string[] = [];
  for (const { gameTags, gameThemes, lobby } of [en, uk, ru, kk]) {
    const volatilities = Object.entries(lobby.volatility).map(([level, name]): [string, string] => [
      `${level}-volatility`,
      `${name} ${lobby.facet.volatility}`,
    ]);
    const named = [...Object.entries({ ...lobby.category, ...gameTags, ...gameThemes }), ...volatilities];
    for (const [slug, name] of named) {
      if ([...name].length < 3) continue;
      const of = catalogue.sorted.popular.filter(
        ({ category, tags, theme, volatility }) =>
          category === slug || tags.includes(slug) || theme === slug || `${volatility}-volatility` === slug,
      );
      const { items } = searchGames(catalogue, name, 10);
      if (of.length > 0 && !items.some((item) => of.includes(item))) missed.push(`${name}: ${slug}`);
    }
  }
  expect(missed).toEqual([]);
});
