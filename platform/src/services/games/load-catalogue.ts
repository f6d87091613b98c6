import { createHash } from 'node:crypto';
import type { Game } from '@kozyr/contracts/games';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { games, providers } from '../../db/schema/games';
import { buildSearchIndex, type SearchIndex } from './search-index';

export type GameOrder = 'popular' | 'new' | 'title';

/** What is offered to players, as a process holds it in memory: some thousands of games, read far more than changed. */
export type Catalogue = {
  /** Every offered game, sorted. */
  sorted: Record<GameOrder, readonly Game[]>;
  bySlug: ReadonlyMap<string, Game>;
  providers: { slug: string; name: string; games: number }[];
  /** Places refer to sorted.popular. */
  search: SearchIndex;
  /** Differs whenever anything above does. */
  version: string;
};

const byTitle = new Intl.Collator('en', { numeric: true });

/** Reads the games on offer: in the feed, and switched on with their provider. */
export async function loadCatalogue(db: Queryable): Promise<Catalogue> {
  const rows = await db
    .select({ game: games, provider: { slug: providers.slug, name: providers.name } })
    .from(games)
    .innerJoin(providers, eq(games.provider, providers.slug))
    .where(and(eq(games.available, true), eq(games.enabled, true), eq(providers.enabled, true)))
    .orderBy(games.slug);

  const all = rows.map(
    ({ game, provider }): Game => ({
      slug: game.slug,
      title: game.title,
      provider,
      category: game.category,
      tags: game.tags,
      theme: game.theme,
      rtp: game.rtp,
      volatility: game.volatility,
      min_bet: game.minBet,
      max_bet: game.maxBet,
      released_on: game.releasedOn,
      popularity: game.popularity,
      contribution: game.contribution,
      image: `/art/${game.slug}`,
    }),
  );
  const popular = all.toSorted((a, b) => b.popularity - a.popularity || byTitle.compare(a.title, b.title));
  const counts = new Map<string, number>();
  for (const { provider } of all) counts.set(provider.slug, (counts.get(provider.slug) ?? 0) + 1);
  return {
    sorted: {
      popular,
      new: popular.toSorted((a, b) => (a.released_on < b.released_on ? 1 : a.released_on > b.released_on ? -1 : 0)),
      title: popular.toSorted((a, b) => byTitle.compare(a.title, b.title)),
    },
    bySlug: new Map(all.map((game) => [game.slug, game])),
    providers: [...new Map(all.map(({ provider }) => [provider.slug, provider])).values()]
      .map(({ slug, name }) => ({ slug, name, games: counts.get(slug) ?? 0 }))
      .toSorted((a, b) => byTitle.compare(a.name, b.name)),
    search: buildSearchIndex(popular.map(({ title, popularity }) => ({ name: title, rank: popularity }))),
    version: createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16),
  };
}
