import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { gameFeeds, games, providers } from '../../../db/schema/games';
import { knownGames } from '../../../gateways/providers/integrations';
import { getIntegration } from './change';

export type Health = { up: boolean | null; milliseconds: number; games: number | null; feed_taken_at: string | null };

/** Asks the other end whether it is there, and how many games of it are in the catalogue. @throws DomainError NOT_FOUND */
export async function checkIntegration(
  ctx: Context,
  name: string,
  elapsed: () => number = () => performance.now(),
): Promise<Health> {
  const { kind } = await getIntegration(ctx, name);
  const integration = kind === 'games' ? (await knownGames(ctx).current()).get(name) : undefined;
  const asked = elapsed();
  const up = integration ? await integration.isUp() : null;
  const milliseconds = Math.round(elapsed() - asked);
  if (kind !== 'games') return { up, milliseconds, games: null, feed_taken_at: null };
  const taken = await ctx.db
    .select({ slug: games.slug })
    .from(games)
    .innerJoin(providers, eq(games.provider, providers.slug))
    .where(and(eq(providers.integration, name), eq(games.available, true)));
  const [feed] = await ctx.db.select().from(gameFeeds).where(eq(gameFeeds.integration, name));
  return { up, milliseconds, games: taken.length, feed_taken_at: feed?.importedAt.toISOString() ?? null };
}
