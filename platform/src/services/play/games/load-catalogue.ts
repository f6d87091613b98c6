import { createHash } from 'node:crypto';
import type { Game } from '@kozyr/contracts/games';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { games, providers } from '../../../db/schema/games';
import { integrations } from '../../../db/schema/integrations';
import { type GameRules, gameRulesNow, underRules } from './game-rules';
import { wordsAbout } from './internal/search-words';
import { closedAreas } from './rules';
import { buildSearchIndex, type SearchIndex } from './search-index';

export type GameOrder = 'popular' | 'new' | 'title' | 'rtp';

/** What is offered to players, as a process holds it in memory: some thousands of games, read far more than changed. */
export type Catalogue = {
  /** Every offered game, sorted. */
  sorted: Record<GameOrder, readonly Game[]>;
  bySlug: ReadonlyMap<string, Game>;
  providers: { slug: string; name: string; games: number }[];
  /** Places refer to sorted.popular. */
  search: SearchIndex;
  /** Places refer to providers. */
  searchProviders: SearchIndex;
  /** Differs whenever anything above does. */
  version: string;
};

const byTitle = new Intl.Collator('en', { numeric: true });

/** Whether the integration of a provider is on; one of the environment has no row and always is. */
const integrationIsOn = sql`not exists (
  select 1 from ${integrations} where ${integrations.name} = ${providers.integration} and ${integrations.state} <> 'on')`;

/**
 * Games that are on offer: in the feed, and switched on with their provider and its integration; by slug. All, or those of some slugs. As
 * they came: what versioned rules say of them is not in it (underRules).
 */
export async function loadGames(db: Queryable, slugs?: readonly string[]): Promise<Game[]> {
  if (slugs?.length === 0) return [];
  const rows = await db
    .select({
      game: games,
      provider: { slug: providers.slug, name: providers.name },
      providerClosedIn: providers.closedIn,
    })
    .from(games)
    .innerJoin(providers, eq(games.provider, providers.slug))
    .where(
      and(
        eq(games.available, true),
        eq(games.enabled, true),
        eq(providers.enabled, true),
        integrationIsOn,
        slugs ? inArray(games.slug, [...slugs]) : undefined,
      ),
    )
    .orderBy(games.slug);
  return rows.map(({ game, provider, providerClosedIn }): Game => {
    const closed = closedAreas({ ...game, providerClosedIn, ruledOut: [] });
    return {
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
      ...(closed.length > 0 ? { closed_in: closed } : {}),
      image: `/art/${game.slug}`,
    };
  });
}

/** Reads the games on offer, by some rules of them; by those of now where none are given. */
export async function loadCatalogue(ctx: Pick<Context, 'db' | 'now'>, by?: GameRules): Promise<Catalogue> {
  const rules = by ?? (await gameRulesNow(ctx));
  const games = await loadGames(ctx.db);
  return arrangeCatalogue(games.map((game) => underRules(rules, game)));
}

/** Sorts, counts and indexes the games that are on offer. They come by slug, so that the same games are the same version. */
export function arrangeCatalogue(all: readonly Game[]): Catalogue {
  const popular = all.toSorted((a, b) => b.popularity - a.popularity || byTitle.compare(a.title, b.title));
  const counts = new Map<string, number>();
  for (const { provider } of all) counts.set(provider.slug, (counts.get(provider.slug) ?? 0) + 1);
  const known = [...new Map(all.map(({ provider }) => [provider.slug, provider])).values()]
    .map(({ slug, name }) => ({ slug, name, games: counts.get(slug) ?? 0 }))
    .toSorted((a, b) => byTitle.compare(a.name, b.name));
  return {
    sorted: {
      popular,
      new: popular.toSorted((a, b) => (a.released_on < b.released_on ? 1 : a.released_on > b.released_on ? -1 : 0)),
      title: popular.toSorted((a, b) => byTitle.compare(a.title, b.title)),
      rtp: popular.toSorted((a, b) => Number(b.rtp) - Number(a.rtp)),
    },
    bySlug: new Map(all.map((game) => [game.slug, game])),
    providers: known,
    search: buildSearchIndex(
      popular.map((game) => ({
        name: game.title,
        rank: game.popularity,
        maker: game.provider.name,
        about: wordsAbout(game),
      })),
    ),
    searchProviders: buildSearchIndex(known.map(({ name, games: rank }) => ({ name, rank }))),
    version: createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16),
  };
}
