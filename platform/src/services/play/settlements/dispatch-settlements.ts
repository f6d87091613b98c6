import { asc, inArray, sql } from 'drizzle-orm';
import type { Context, PlayerNews, PublicNews, SettledRoundsListener } from '../../../context';
import type { Queryable } from '../../../db/database';
import { settlements } from '../../../db/schema/settlements';
import { publishMany } from '../../../outbox/publish';
import { publishTopic } from '../../../outbox/publish-topic';

/** The lock of whoever empties the queue: one process at a time, or two could count rounds in another order. */
const DISPATCH_LOCK = 7_041_010;
/** Rows of one transaction. */
export const AT_ONCE = 500;

/**
 * Hands queued settled rounds to everybody who counts them, once each over all processes. @returns rows taken; 0 also when
 * another process is at it
 */
export function dispatchSettlements(
  ctx: Context,
  listeners: readonly SettledRoundsListener[] = ctx.listeners.roundsSettled,
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const { rows: turns } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${DISPATCH_LOCK}) as taken`,
    );
    if (!turns[0]?.taken) return 0;
    const rows = await tx.select().from(settlements).orderBy(asc(settlements.id)).limit(AT_ONCE);
    if (rows.length === 0) return 0;
    const toPlayers: PlayerNews[] = [];
    const news: PublicNews[] = [];
    for (const listen of listeners)
      for (const one of (await listen(ctx, tx, rows)) ?? []) 'userId' in one ? toPlayers.push(one) : news.push(one);
    await tx.delete(settlements).where(
      inArray(
        settlements.id,
        rows.map(({ id }) => id),
      ),
    );
    await publishMany(tx, toPlayers);
    for (const { topic, event } of news) await publishTopic(tx, topic, event);
    return rows.length;
  });
}

/** Nobody hands out settled rounds until this transaction ends; waits for whoever does. The first lock of its transaction. */
export async function lockSettlements(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DISPATCH_LOCK})`);
}

/** Takes until nothing is left, for whoever has to know that all is counted. */
export async function drainSettlements(ctx: Context): Promise<void> {
  while ((await dispatchSettlements(ctx)) > 0);
}
