import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { gameFeeds, games, providers } from '../../../db/schema/games';
import { paymentGateways } from '../../../gateways/payments/gateways';
import { GatewayUnavailable, type PaymentGateway } from '../../../gateways/payments/port';
import { knownGames } from '../../../gateways/providers/integrations';
import { getIntegration } from './change';

export type Health = { up: boolean | null; milliseconds: number; games: number | null; feed_taken_at: string | null };

/** Whether a gateway answers, by a payment that nobody ever began: it knows none of it, and says so by a good key alone. */
async function answers(gateway: PaymentGateway): Promise<boolean> {
  try {
    return (await gateway.findByReference(randomUUID())) === null;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return false;
  }
}

/** Asks the other end whether it is there, and how many games of it are in the catalogue. @throws DomainError NOT_FOUND */
export async function checkIntegration(
  ctx: Context,
  name: string,
  elapsed: () => number = () => performance.now(),
): Promise<Health> {
  const { kind } = await getIntegration(ctx, name);
  const integration = kind === 'games' ? (await knownGames(ctx).current()).get(name) : undefined;
  const gateway = kind === 'payments' ? (await paymentGateways(ctx)).named(name) : null;
  const asked = elapsed();
  const up = integration ? await integration.isUp() : gateway && (await answers(gateway));
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
