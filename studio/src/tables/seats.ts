import { inTransaction } from '@kozyr/kit/transaction';
import type { TableDeps } from './deps';

/** A seat whose player has not been seen for this long is free again. */
const SEAT_MS = 25_000;

const seenSince = (deps: TableDeps) => new Date(deps.now() - SEAT_MS);

/**
 * Takes a seat at a table, or keeps the one the player has. Players of play money look on without a seat.
 * @param process the process that serves the player from now on
 * @returns false when every seat is taken
 */
export async function takeSeat(
  deps: TableDeps,
  { table, seats, holder, process }: { table: string; seats: number; holder: string; process: string },
): Promise<boolean> {
  return inTransaction(deps.pool, async (db) => {
    await db.query('select pg_advisory_xact_lock(hashtext($1))', [`seats:${table}`]);
    const others = await db.query<{ taken: number }>(
      'select count(distinct holder)::int as taken from live_seats where game = $1 and holder <> $2 and seen_at > $3',
      [table, holder, seenSince(deps)],
    );
    if ((others.rows[0]?.taken ?? 0) >= seats) return false;
    await db.query(
      `insert into live_seats (game, holder, process, seen_at) values ($1, $2, $3, $4)
        on conflict (game, holder, process) do update set seen_at = excluded.seen_at`,
      [table, holder, process, new Date(deps.now())],
    );
    return true;
  });
}

/** Frees a player's seat as far as this process goes. */
export async function leaveSeat(deps: TableDeps, table: string, holder: string, process: string): Promise<void> {
  await deps.pool.query('delete from live_seats where game = $1 and holder = $2 and process = $3', [
    ...[table, holder, process],
  ]);
}

/** Says that these players of a process are still there, and forgets whoever has long been silent. */
export async function keepSeats(
  deps: TableDeps,
  process: string,
  seated: readonly { table: string; holder: string }[],
): Promise<void> {
  const now = new Date(deps.now());
  if (seated.length > 0) {
    await deps.pool.query(
      `insert into live_seats (game, holder, process, seen_at)
        select game, holder, $3, $4 from unnest($1::text[], $2::text[]) as s (game, holder)
        on conflict (game, holder, process) do update set seen_at = excluded.seen_at`,
      [seated.map(({ table }) => table), seated.map(({ holder }) => holder), process, now],
    );
  }
  await deps.pool.query('delete from live_seats where seen_at < $1', [seenSince(deps)]);
}

/** How many players sit at a table. */
export async function seatsTaken(deps: TableDeps, table: string): Promise<number> {
  const answer = await deps.pool.query<{ taken: number }>(
    'select count(distinct holder)::int as taken from live_seats where game = $1 and seen_at > $2',
    [table, seenSince(deps)],
  );
  return answer.rows[0]?.taken ?? 0;
}
