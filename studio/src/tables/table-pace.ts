import type pg from 'pg';
import { refuseSooner, waitOf } from '../rounds/pace';
import { holdersOf, type Session } from '../sessions/sessions';

/** No round has this id. */
const NO_ROUND = '00000000-0000-0000-0000-000000000000';

/**
 * How many milliseconds ago the player's last part in another round of the table began, by its first stake, of money or credits; null: not
 * within two minutes, which is longer than any pace. Stakes that were refused or given back don't count.
 */
async function sinceLastPart(db: pg.Pool | pg.PoolClient, session: Session, roundId: string): Promise<number | null> {
  const answer = await db.query<{ since: number | null }>(
    `select (extract(epoch from clock_timestamp() - max(first)) * 1000)::float8 as since from (
      select min(b.created_at) as first
        from live_entries e join live_rounds r on r.id = e.round_id join live_bets b on b.entry_id = e.id
        where e.holder = any($1) and r.game = $2 and e.round_id <> $3 and e.state <> 'void'
          and b.state in ('sent', 'accepted') and e.created_at > now() - interval '2 minutes'
        group by e.id) begun`,
    [holdersOf(session), session.game, roundId],
  );
  return answer.rows[0]?.since ?? null;
}

/**
 * A table's clock is slower than most laws ask for, yet whoever stakes last of all in one round and first in the next comes closer than it
 * turns. @throws DomainError TOO_FAST
 */
export async function refuseHurried(db: pg.PoolClient, session: Session, roundId: string): Promise<void> {
  if (session.round_seconds === 0) return;
  refuseSooner(session.round_seconds * 1_000, await sinceLastPart(db, session, roundId));
}

/** How long the session has to wait until it may stake in a new round of its table, in milliseconds. */
export async function waitAtTable(pool: pg.Pool, session: Session): Promise<number> {
  if (session.round_seconds === 0) return 0;
  return waitOf(session.round_seconds * 1_000, await sinceLastPart(pool, session, NO_ROUND));
}
