import { randomUUID } from 'node:crypto';
import { inTransaction } from '@kozyr/kit/transaction';
import type pg from 'pg';
import { publishTable, type TableDeps } from './deps';
import { OF_MONEY } from './live-rows';

/** So many interrupted rounds with money on them within the time below close a table. */
const MAX_INTERRUPTIONS = 2;
const WITHIN = '1 hour';

/** A table that stands still until an operator has looked at it. */
export type Closure = { game: string; reason: 'interrupted'; closedAt: Date };

/**
 * Closes a table whose runs were interrupted too often; called in the transaction that writes an interruption at `at`. What
 * was before the last reopening, and rounds that nobody had staked money on, do not count.
 */
export async function closeAfterInterruptions(db: pg.PoolClient, table: string, at: Date): Promise<void> {
  const answer = await db.query<{ count: number }>(
    `select count(*)::int as count from live_rounds r
      where r.game = $1 and r.interrupted_at > $2::timestamptz - interval '${WITHIN}'
        and r.interrupted_at > coalesce((select max(reopened_at) from live_closures where game = $1), '-infinity')
        and exists (select 1 from live_entries e join live_bets b on b.entry_id = e.id
          where e.round_id = r.id and ${OF_MONEY} and b.state = 'accepted')`,
    [table, at],
  );
  if ((answer.rows[0]?.count ?? 0) < MAX_INTERRUPTIONS) return;
  await db.query(
    `insert into live_closures (id, game, reason, closed_at) values ($1, $2, 'interrupted', $3) on conflict do nothing`,
    [randomUUID(), table, at],
  );
}

/** Why a table stands still; null when it does not. */
export async function closureOf({ pool }: Pick<TableDeps, 'pool'>, table: string): Promise<Closure | null> {
  const answer = await pool.query<{ reason: Closure['reason']; closed_at: Date }>(
    'select reason, closed_at from live_closures where game = $1 and reopened_at is null',
    [table],
  );
  const row = answer.rows[0];
  return row ? { game: table, reason: row.reason, closedAt: row.closed_at } : null;
}

/** Opens a table again that stood still. @returns false when it did not */
export async function reopenTable(deps: Pick<TableDeps, 'pool' | 'now'>, table: string): Promise<boolean> {
  return inTransaction(deps.pool, async (db) => {
    const answer = await db.query('update live_closures set reopened_at = $2 where game = $1 and reopened_at is null', [
      table,
      new Date(deps.now()),
    ]);
    await publishTable(db, table);
    return answer.rowCount === 1;
  });
}
