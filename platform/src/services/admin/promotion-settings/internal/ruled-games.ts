import type { RuledGame } from '@kozyr/contracts/promotions/game-lists';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { games, providers } from '../../../../db/schema/games';

/** Previews of rules of games look back on so many days of play. */
export const DAYS_BACK = 28;

/** Every game that a feed has, on offer or not, the most popular first. */
export const readRuledGames = ({ db }: Context) =>
  db
    .select({
      ...{ slug: games.slug, title: games.title, provider: games.provider, category: games.category },
      ...{ rtp: games.rtp, contribution: games.contribution, popularity: games.popularity },
      ...{ countriesBlocked: games.countriesBlocked, closedIn: games.closedIn, providerClosedIn: providers.closedIn },
    })
    .from(games)
    .innerJoin(providers, eq(providers.slug, games.provider))
    .where(eq(games.available, true))
    .then((rows) =>
      rows.toSorted((one, other) => other.popularity - one.popularity || (one.slug < other.slug ? -1 : 1)),
    );

type Named = Record<'providers' | 'games', readonly { slug: string }[]>;

/** The slugs that rules name and no feed has, by name. */
export function unknownIn(named: Named, known: readonly RuledGame[]): string[] {
  const slugs = new Set(known.map(({ slug }) => slug));
  const makers = new Set(known.map(({ provider }) => provider));
  return [
    ...named.providers.filter(({ slug }) => !makers.has(slug)),
    ...named.games.filter(({ slug }) => !slugs.has(slug)),
  ]
    .map(({ slug }) => slug)
    .toSorted();
}
