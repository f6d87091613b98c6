import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { type HeldWinStatus, heldWins } from '../../../db/schema/held-wins';
import { adminHeldWinView, selectHeldWins } from '../rounds/held-win-view';

type Wanted = {
  status?: HeldWinStatus | undefined;
  player?: string | undefined;
  page: number;
  pageSize: number;
};

/** Those that wait come in the order they came in, all others newest first. page counts from 1. */
export async function listHeldWins(ctx: Context, { status, player, page, pageSize }: Wanted) {
  const wanted = and(
    status === undefined ? undefined : eq(heldWins.status, status),
    player === undefined ? undefined : eq(heldWins.userId, player),
  );
  const order = status === 'PENDING' ? asc : desc;
  const rows = await selectHeldWins(ctx.db, wanted)
    .orderBy(order(heldWins.heldAt), order(heldWins.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(adminHeldWinView), total: await ctx.db.$count(heldWins, wanted), page, pageSize };
}
