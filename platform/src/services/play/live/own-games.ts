import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { games, providers } from '../../../db/schema/games';

/** Those of some games that an integration answers for, by slug: nobody speaks for the tables of others. */
export async function ownGames(
  db: Queryable,
  integration: string,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .select({ slug: games.slug })
    .from(games)
    .innerJoin(providers, eq(providers.slug, games.provider))
    .where(and(eq(providers.integration, integration), inArray(games.slug, [...slugs])));
  return new Set(rows.map(({ slug }) => slug));
}

/** The name of the integration that answers for a game; null: there is no such game. */
export async function integrationOfGame(db: Queryable, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ integration: providers.integration })
    .from(games)
    .innerJoin(providers, eq(providers.slug, games.provider))
    .where(eq(games.slug, slug));
  return row?.integration ?? null;
}
