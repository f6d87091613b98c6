import { traced } from '@kozyr/tracing/active';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Context, PlayerNews, PublicNews, SettledRoundsListener, Settlement } from '../../../context';
import type { Queryable } from '../../../db/database';
import { settlements } from '../../../db/schema/settlements';
import type { Instruments } from '../../../instruments';
import { publishMany } from '../../../outbox/publish';
import { publishTopic } from '../../../outbox/publish-topic';

/** The lock of whoever empties the queue: one process at a time, or two could count rounds in another order. */
const DISPATCH_LOCK = 7_041_010;
/** Rows of one transaction. */
export const AT_ONCE = 500;

/** What a dispatch took, and the moment by the clock of the database at which it began, milliseconds. */
type Taken = { rows: readonly Settlement[]; at: number };
const NOTHING: Taken = { rows: [], at: 0 };

/** Tells how long settled rounds took, and how long they waited; a round that was undone later took no new time. */
function measure({ roundSeconds, settlementLag }: Instruments, rows: readonly Settlement[], at: number): void {
  for (const { begunAt, settledAt, queuedAt, stakedBefore, wonBefore } of rows) {
    settlementLag.observe(Math.max(0, (at - queuedAt.getTime()) / 1000));
    if (stakedBefore === 0n && wonBefore === 0n)
      roundSeconds.observe(Math.max(0, (settledAt.getTime() - begunAt.getTime()) / 1000));
  }
}

/** Links of one trace, at most: whoever looks for a round finds it, and none is drawn with hundreds. */
const MAX_LINKS = 64;

/** The traces that these rows were written in. */
const linksOf = (rows: readonly Settlement[]): string[] =>
  [...new Set(rows.flatMap(({ trace }) => (trace === null ? [] : [trace])))].slice(0, MAX_LINKS);

/** Lets everybody who counts settled rounds count these, takes them from the queue and publishes what came of it. */
async function handOut(
  ctx: Context,
  tx: Queryable,
  listeners: readonly SettledRoundsListener[],
  rows: readonly Settlement[],
): Promise<void> {
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
}

/**
 * Hands queued settled rounds to everybody who counts them, once each over all processes. @returns rows taken; 0 also when
 * another process is at it
 */
export async function dispatchSettlements(
  ctx: Context,
  listeners: readonly SettledRoundsListener[] = ctx.listeners.roundsSettled,
): Promise<number> {
  const { rows, at } = await ctx.db.transaction(async (tx) => {
    const { rows: turns } = await tx.execute<{ taken: boolean; at: number }>(
      sql`select pg_try_advisory_xact_lock(${DISPATCH_LOCK}) as taken, extract(epoch from now())::float8 * 1000 as at`,
    );
    const [turn] = turns;
    if (!turn?.taken) return NOTHING;
    const rows = await tx.select().from(settlements).orderBy(asc(settlements.id)).limit(AT_ONCE);
    if (rows.length === 0) return NOTHING;
    await traced('count settled rounds', () => handOut(ctx, tx, listeners, rows), {
      parent: null,
      links: linksOf(rows),
      facts: { 'kozyr.rows': rows.length },
    });
    return { rows, at: turn.at };
  });
  if (ctx.instruments) measure(ctx.instruments, rows, at);
  return rows.length;
}

/** Nobody hands out settled rounds until this transaction ends; waits for whoever does. The first lock of its transaction. */
export async function lockSettlements(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DISPATCH_LOCK})`);
}

/** Takes until nothing is left, for whoever has to know that all is counted. */
export async function drainSettlements(ctx: Context): Promise<void> {
  while ((await dispatchSettlements(ctx)) > 0);
}
