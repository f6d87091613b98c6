import type { ListedPlayer, PlayerOrder } from '@kozyr/contracts/operator/player-list';
import { count } from 'drizzle-orm';
import type { Context } from '../../../context';
import { playerTags } from '../../../db/schema/player-records';
import type { PlayerFilters } from './internal/conditions';
import { pageOfPlayers } from './internal/page-of-players';
import { listedPlayers } from './listed-players';

type Input = PlayerFilters & {
  order: PlayerOrder;
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
  pageSize: number;
};

/** A page of the players whom all filters fit, with the cursor of the page after. @throws DomainError BAD_REQUEST */
export async function listPlayers(
  ctx: Context,
  { order, direction, cursor, pageSize, ...filters }: Input,
): Promise<{ items: ListedPlayer[]; next: string | null }> {
  const now = ctx.now();
  const wanted = { filters, ordering: { order, direction }, cursor, limit: pageSize };
  const { ids, next } = await pageOfPlayers(ctx.db, now, wanted);
  return { items: await listedPlayers(ctx.db, now, ids), next };
}

/** The tags that players have, with how many have each. */
export async function listPlayerTags(ctx: Context): Promise<{ items: { tag: string; players: number }[] }> {
  const items = await ctx.db
    .select({ tag: playerTags.tag, players: count() })
    .from(playerTags)
    .groupBy(playerTags.tag)
    .orderBy(playerTags.tag);
  return { items };
}
