import { type ChatChanges, MAX_CHANGED_THREADS } from '@kozyr/contracts/operator/chat';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { chatThreads, contactRequests } from '../../../db/schema/chat';
import { operators } from '../../../db/schema/operators';
import { threadsChanged } from './support-threads';
import type { TypingNow } from './typing';

/**
 * Where transactions stand: every one before `oldest` has ended, none from `next` on has begun. Ids of transactions start again where a
 * database was restored elsewhere: a cursor or a row from before lies beyond `next` then.
 */
async function readTransactions(ctx: Context): Promise<{ oldest: bigint; next: bigint }> {
  const { rows } = await ctx.db.execute<{ oldest: string; next: string }>(
    sql`select pg_snapshot_xmin(now)::text as oldest, pg_snapshot_xmax(now)::text as next from pg_current_snapshot() as now`,
  );
  return { oldest: BigInt(rows[0]?.oldest ?? 0), next: BigInt(rows[0]?.next ?? 0) };
}

async function readCounts(ctx: Context, { operatorId }: Pick<OperatorCaller, 'operatorId'>) {
  const [waiting] = await ctx.db
    .select({ all: count(), nobody: sql<number>`count(*) filter (where ${operators.id} is null)`.mapWith(Number) })
    .from(chatThreads)
    .leftJoin(operators, and(eq(operators.id, chatThreads.assignedTo), isNull(operators.disabledAt)))
    .where(isNotNull(chatThreads.waitingSince));
  const [mine] = await ctx.db.select({ all: count() }).from(chatThreads).where(eq(chatThreads.assignedTo, operatorId));
  const [requests] = await ctx.db
    .select({ all: count() })
    .from(contactRequests)
    .where(isNull(contactRequests.handledAt));
  return {
    waiting: waiting?.all ?? 0,
    nobody: waiting?.nobody ?? 0,
    mine: mine?.all ?? 0,
    requests: requests?.all ?? 0,
  };
}

/**
 * What has changed in any thread since a cursor. The cursor is the oldest transaction that had not ended when it was given, and it is
 * read before the threads: a change that commits late is told later, perhaps twice, and never missed.
 */
export async function readChanges(
  ctx: Context,
  typing: TypingNow,
  operator: Pick<OperatorCaller, 'operatorId' | 'name'>,
  { since }: { since?: string | undefined },
): Promise<ChatChanges> {
  const { oldest, next } = await readTransactions(ctx);
  const from = since === undefined || BigInt(since) > next ? null : BigInt(since);
  const threads =
    from === null ? [] : await threadsChanged(ctx, typing, { from, before: next, max: MAX_CHANGED_THREADS + 1 });
  const reset = from === null || threads.length > MAX_CHANGED_THREADS;
  return {
    cursor: oldest.toString(),
    reset,
    threads: reset ? [] : threads,
    typing: typing.players(),
    writing: typing.operators().filter((writing) => writing.operator !== operator.name),
    counts: await readCounts(ctx, operator),
  };
}
