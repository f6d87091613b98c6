import type { StuckItem } from '@kozyr/contracts/operator/stuck';
import type { Context } from '../../../../context';
import { knownGames } from '../../../../gateways/providers/integrations';
import type { GameIntegration } from '../../../../gateways/providers/port';
import { ownGames } from '../../../play/live/own-games';

async function closuresOf(ctx: Context, integration: GameIntegration): Promise<StuckItem[]> {
  try {
    const { items } = await integration.fetchClosures(ctx.now());
    const told = items.map(({ game }) => game);
    const own = await ownGames(ctx.db, integration.name, told);
    const kept = items.filter(({ game }) => own.has(game));
    return kept.map(({ game, closed_at: since }) => ({
      kind: 'table_closed',
      id: game,
      since,
      player: null,
      amount: null,
      currency: null,
      what: `Two runs with money on them were interrupted within an hour; the money is settled. See why (the studio's log, its load), then: tables reopen ${game}.`,
    }));
  } catch (error) {
    ctx.log.warn({ err: error, integration: integration.name }, 'closed tables could not be asked for');
    return [];
  }
}

/** Live tables that stand still until an operator opens them again; those of a provider that does not answer are left out. */
export async function closedTables(ctx: Context): Promise<StuckItem[]> {
  const integrations = [...(await knownGames(ctx).current()).values()];
  return (await Promise.all(integrations.map((integration) => closuresOf(ctx, integration)))).flat();
}
