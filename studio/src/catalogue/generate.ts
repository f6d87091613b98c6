import { type Draw, pick, seededDraw, seedOf } from '../maths/random';
import { FOUNDING_SIZE, foundingGames } from './founding';
import { type CatalogueGame, popularityOf, releasedBefore, tagsOf } from './game';
import { LATER_SIZE, laterGames } from './later-games';
import { FOUNDERS, PROVIDERS, type Provider } from './providers';
import type { Motif, Theme } from './themes';
import { slugOf, titleFor } from './titles';
import { themeOf } from './wider-themes';

/** Slots of lines: every studio's number of them. */
export const SLOTS_SIZE = PROVIDERS.reduce((sum, provider) => sum + provider.size, 0);

/** Games of the whole catalogue. */
export const CATALOGUE_SIZE = SLOTS_SIZE + LATER_SIZE;

/** Releases go back so many days, closer together towards today. */
const OLDEST_DAYS = 2_900;

type Draft = { title: string; theme: Theme; motif: Motif };

/** The things a studio has used least: its tiles repeat a picture only when it has drawn everything once. */
function leastUsed(motifs: readonly Motif[], used: ReadonlyMap<string, number>): Motif[] {
  const uses = motifs.map((motif) => used.get(motif.icon) ?? 0);
  const least = Math.min(...uses);
  return motifs.filter((_, index) => uses[index] === least);
}

function draftFor(
  provider: Provider,
  themes: readonly Theme[],
  taken: ReadonlySet<string>,
  used: ReadonlyMap<string, number>,
  draw: Draw,
): Draft {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    // The lesser of two draws: themes at the front of the list come most often.
    const theme = themes[Math.min(draw(themes.length), draw(themes.length))] ?? pick(draw, themes);
    const motif = pick(draw, leastUsed(theme.motifs, used));
    const title = titleFor(motif, theme, provider.phrases, draw);
    if (title && !taken.has(slugOf(title))) return { title, theme, motif };
  }
  throw new RangeError(`Titles of ${provider.name} ran out`);
}

/** Studios in the order they release: each in turn until it has its number of games. */
function* releases(): Generator<{ provider: Provider; turn: number }> {
  const first = (place: number) => (place < FOUNDERS ? FOUNDING_SIZE / FOUNDERS : 0);
  const longest = Math.max(...PROVIDERS.map((provider) => provider.size));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const [place, provider] of PROVIDERS.entries()) {
      if (turn >= first(place) && turn < provider.size) yield { provider, turn };
    }
  }
}

/**
 * The catalogue, the same on every machine. Each game has a stream of numbers of its own, so a bigger catalogue begins
 * with exactly the games of a smaller one.
 * @throws RangeError for a size beyond CATALOGUE_SIZE.
 */
export function generateCatalogue(size: number = CATALOGUE_SIZE): CatalogueGame[] {
  if (size > CATALOGUE_SIZE) throw new RangeError(`The house has ${CATALOGUE_SIZE} games, not ${size}`);
  const slots = slotGames(Math.min(size, SLOTS_SIZE));
  return size > SLOTS_SIZE ? [...slots, ...laterGames(slots).slice(0, size - SLOTS_SIZE)] : slots;
}

function slotGames(size: number): CatalogueGame[] {
  const games = foundingGames(Math.min(size, FOUNDING_SIZE));
  const taken = new Set(games.map((game) => game.slug));
  const used = new Map(PROVIDERS.map((provider) => [provider.slug, new Map<string, number>()]));
  const mark = (provider: Provider, icon: string) => {
    const uses = used.get(provider.slug);
    uses?.set(icon, (uses.get(icon) ?? 0) + 1);
  };
  for (const game of games) mark(game.provider, game.motif.icon);
  const themesOf = new Map(PROVIDERS.map((item) => [item.slug, [...item.themes, ...item.later].map(themeOf)]));

  for (const { provider, turn } of releases()) {
    if (games.length >= size) break;
    const draw = seededDraw(seedOf(`${provider.slug}:${turn}`));
    const themes = themesOf.get(provider.slug) ?? [];
    const { title, theme, motif } = draftFor(provider, themes, taken, used.get(provider.slug) ?? new Map(), draw);
    const slug = slugOf(title);
    const model = provider.models[turn % provider.models.length] ?? 'caravan';
    taken.add(slug);
    mark(provider, motif.icon);
    const age = Math.floor(OLDEST_DAYS * (draw(10_000) / 10_000) ** 1.6);
    const place = draw(10_000) / 10_000;
    games.push({
      slug,
      title,
      provider,
      theme,
      motif,
      model,
      tags: tagsOf(theme, model),
      releasedOn: releasedBefore(age),
      // What is new is looked at; what is old must have been good.
      popularity: popularityOf(age < 45 ? place * 0.6 : age > 1_500 ? place ** 0.8 : place),
      seed: seedOf(`art:${slug}`),
    });
  }
  return games;
}
