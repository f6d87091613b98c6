import type { Game } from '@kozyr/contracts/games';
import { DomainError } from '../../../errors';
import type { Catalogue } from './load-catalogue';
import { likeness } from './rules';

/** Of one studio at most this many, so that a studio with two hundred games does not fill the row with itself. */
const OF_ONE_PROVIDER = 4;

/** How common each tag is: what half the catalogue has says little about a game. */
function tagWeights(games: readonly Game[]): (tag: string) => number {
  const counts = new Map<string, number>();
  for (const { tags } of games) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return (tag) => Math.log(games.length / (counts.get(tag) ?? 1));
}

const weightsOf = new WeakMap<Catalogue, (tag: string) => number>();

/**
 * Games like this one, the likest first, without itself: by theme, rare features in common, studio, category and volatility;
 * what is more popular goes before what is as like. @throws DomainError NOT_FOUND
 */
export function relatedGames(catalogue: Catalogue, slug: string, limit: number): Game[] {
  const game = catalogue.bySlug.get(slug);
  if (!game) throw new DomainError('NOT_FOUND', `There is no game ${slug} on offer.`);
  const weight = weightsOf.get(catalogue) ?? tagWeights(catalogue.sorted.popular);
  weightsOf.set(catalogue, weight);
  const ranked = catalogue.sorted.popular
    .filter((other) => other.slug !== slug)
    .map((other) => ({ other, score: likeness(game, other, weight) }))
    .toSorted((a, b) => b.score - a.score);
  const shown: Game[] = [];
  const spare: Game[] = [];
  const perProvider = new Map<string, number>();
  for (const { other } of ranked) {
    if (shown.length === limit) break;
    const used = perProvider.get(other.provider.slug) ?? 0;
    perProvider.set(other.provider.slug, used + 1);
    (used < OF_ONE_PROVIDER ? shown : spare).push(other);
  }
  return [...shown, ...spare].slice(0, limit);
}
