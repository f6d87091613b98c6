import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Longer than the calls and pauses of one drive together; after a kill a row is free again in this time. */
const LEASE_SECONDS = 30;

export type LeasedTable = 'live_bets' | 'live_entries';

/** Takes the lease of a row for a while; null when another drive has it. */
export async function claim(pool: pg.Pool, table: LeasedTable, id: string): Promise<string | null> {
  const lease = randomUUID();
  const answer = await pool.query(
    `update ${table} set lease = $2, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = $1 and (lease is null or lease_until < now())`,
    [id, lease],
  );
  return answer.rowCount === 1 ? lease : null;
}

/** Counts a call that is about to be made, and says how many it makes; null when the row is not ours any more. */
export async function countAttempt(
  pool: pg.Pool,
  table: LeasedTable,
  id: string,
  lease: string,
  state: string,
): Promise<number | null> {
  const answer = await pool.query<{ attempts: number }>(
    `update ${table} set attempts = attempts + 1, lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id = $1 and lease = $2 and state = $3 returning attempts`,
    [id, lease, state],
  );
  return answer.rows[0]?.attempts ?? null;
}

/** Gives the lease back; the worker looks again after so many milliseconds. */
export async function release(pool: pg.Pool, table: LeasedTable, id: string, lease: string, inMs: number) {
  await pool.query(
    `update ${table} set lease = null, lease_until = null, next_attempt_at = now() + make_interval(secs => $3)
      where id = $1 and lease = $2`,
    [id, lease, inMs / 1000],
  );
}
