import { fromMinor } from '@kozyr/contracts/money';
import type { StuckItem } from '@kozyr/contracts/operator/stuck';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { games, providers } from '../../../../db/schema/games';
import { heldWins, providerStops } from '../../../../db/schema/held-wins';
import { MAX_OF_A_KIND } from './stuck-money';

/** Wins that wait for an operator. */
export async function waitingWins(ctx: Context): Promise<StuckItem[]> {
  const rows = await ctx.db
    .select({ row: heldWins, provider: games.provider })
    .from(heldWins)
    .innerJoin(games, eq(games.slug, heldWins.game))
    .where(eq(heldWins.status, 'PENDING'))
    .orderBy(asc(heldWins.heldAt))
    .limit(MAX_OF_A_KIND);
  return rows.map(({ row, provider }) => {
    const at = `${provider} sent it for a stake of ${fromMinor(row.stake)} in ${row.game}`;
    const why =
      row.bound === null
        ? `${at} after the round was closed, with ${fromMinor(row.wonBefore)} paid by then. Ask the provider why.`
        : `${at}, where a round may win ${fromMinor(row.bound)} (${row.reason}); ${fromMinor(row.wonBefore)} was paid by then.`;
    const next = row.proposedBy ? 'One operator would pay it; another has to.' : 'Approve or deny it: wins list.';
    return {
      kind: row.reason === 'after_close' ? 'win_after_close' : 'win_held',
      id: row.id,
      since: row.heldAt.toISOString(),
      player: row.userId,
      amount: fromMinor(row.amount),
      currency: row.currency,
      what: `${why} ${next}`,
    };
  });
}

/** Providers that were switched off for what their players won, until an operator switches them on. */
export async function stoppedProviders(ctx: Context): Promise<StuckItem[]> {
  const rows = await ctx.db
    .select({ row: providerStops })
    .from(providerStops)
    .innerJoin(providers, eq(providers.slug, providerStops.provider))
    .where(eq(providers.enabled, false))
    .orderBy(asc(providerStops.stoppedAt))
    .limit(MAX_OF_A_KIND);
  return rows.map(({ row }) => ({
    kind: 'provider_stopped',
    id: row.provider,
    since: row.stoppedAt.toISOString(),
    player: null,
    amount: fromMinor(row.net),
    currency: row.currency,
    what: `Switched off: its players, with those of all it is counted with, won this much more than they staked on ${row.day}, and the limit is ${fromMinor(row.limit)}. Look at its rounds, then: providers on ${row.provider}.`,
  }));
}
