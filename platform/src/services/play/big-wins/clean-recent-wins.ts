import { subHours } from 'date-fns';
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { rounds } from '../../../db/schema/games';
import { recentWins } from '../../../db/schema/settlements';
import { daysEarlier } from '../../kernel/time/days';
import { lockSettlements } from '../settlements/dispatch-settlements';
import { BIG_DAYS, HAS_BIG_SUM, IS_WIN, LATEST_DAYS } from './internal/big-win-rules';

/** Of the wins that are not big so many stay: the list of latest wins reads no more than 120 that may be told. */
const KEPT = 10_000;
/** A process of the release before takes settled rounds too until it is replaced, and knows nothing of this table. */
const LOOKED_BACK_HOURS = 2;

/** Wins of rounds that began lately and are not in the table. */
const missingSince = (ctx: Context, since: Date) =>
  ctx.db
    .select({
      roundId: rounds.id,
      settledAt: sql<Date>`${rounds.settledAt}`.mapWith(rounds.settledAt),
      big: HAS_BIG_SUM,
    })
    .from(rounds)
    .leftJoin(recentWins, eq(recentWins.roundId, rounds.id))
    .where(and(gte(rounds.createdAt, since), IS_WIN, isNull(recentWins.roundId)));

/**
 * Removes the wins that no list shows any more, and adds those of the last hours that are missing. Nobody counts settled rounds meanwhile: that
 * takes milliseconds. @returns how many rows were added and removed
 */
export async function cleanRecentWins(ctx: Context): Promise<{ added: number; removed: number }> {
  const now = ctx.now();
  const missing = await missingSince(ctx, subHours(now, LOOKED_BACK_HOURS));
  return ctx.db.transaction(async (tx) => {
    await lockSettlements(tx);
    const added = missing.length === 0 ? null : await tx.insert(recentWins).values(missing).onConflictDoNothing();
    const last = tx
      .select({ settledAt: recentWins.settledAt })
      .from(recentWins)
      .orderBy(desc(recentWins.settledAt))
      .offset(KEPT - 1)
      .limit(1);
    const removed = await tx.delete(recentWins).where(sql`
      ${recentWins.settledAt} < ${daysEarlier(now, BIG_DAYS).toISOString()}
      or not ${recentWins.big} and (${recentWins.settledAt} < ${daysEarlier(now, LATEST_DAYS).toISOString()} or ${recentWins.settledAt} < ${last})`);
    return { added: added?.rowCount ?? 0, removed: removed.rowCount ?? 0 };
  });
}
