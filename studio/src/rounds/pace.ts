import { inTransaction } from '@kozyr/kit/transaction';
import type pg from 'pg';
import * as z from 'zod/mini';
import { DomainError } from '../errors/domain-error';
import { holdersOf, type Session } from '../sessions/sessions';

/**
 * How long a player has to wait for the next round of a game, in whole milliseconds. `sinceMs`: how long ago their last one began; null:
 * none of late. A clock that was turned back makes nobody wait longer than the whole time.
 */
export function waitOf(leastMs: number, sinceMs: number | null): number {
  return sinceMs === null ? 0 : Math.min(leastMs, Math.max(0, Math.ceil(leastMs - sinceMs)));
}

/** The refusal of a round that comes too soon, with how long to wait. Nothing is taken by it. */
const tooFast = (waitMs: number): DomainError =>
  new DomainError(
    429,
    'TOO_FAST',
    `The next round of this game may begin in ${waitMs} ms`,
    { wait_ms: waitMs },
    Math.ceil(waitMs / 1_000),
  );

/** @throws DomainError TOO_FAST */
export function refuseSooner(leastMs: number, sinceMs: number | null): void {
  const waitMs = waitOf(leastMs, sinceMs);
  if (waitMs > 0) throw tooFast(waitMs);
}

/**
 * How many milliseconds ago the player began the last round of a game, in whichever of their sessions, for money or credits; null: not
 * within two minutes, which is longer than any pace. Stakes that were refused or given back began none, and neither did the spin that is
 * asked for itself. Parameters are the player's holders, the game, the session and the spin id, at these numbers. That a session was used is
 * noted once a minute.
 */
export const sinceLastRound = (holders: string, game: string, session: string, spin: string): string =>
  `(select (extract(epoch from clock_timestamp() - max(r.created_at)) * 1000)::float8
      from sessions s join rounds r on r.session_id = s.id
      where s.holder = any(${holders}) and s.game = ${game} and s.seen_at > now() - interval '5 minutes'
        and r.created_at > now() - interval '2 minutes' and r.state not in ('rejected', 'refund_sent', 'refunded')
        and not (r.session_id = ${session} and r.spin_id = ${spin}))`;

const SINCE = { name: 'since-last-round', text: `select ${sinceLastRound('$1', '$2', '$3', '$4')} as since` };
const sinceSchema = z.object({ since: z.nullable(z.number()) });

async function sinceLast(db: pg.Pool | pg.PoolClient, session: Session, spinId: string): Promise<number | null> {
  const answer = await db.query({ ...SINCE, values: [holdersOf(session), session.game, session.id, spinId] });
  return sinceSchema.parse(answer.rows[0]).since;
}

/** No spin of a client has this id: they are longer. */
const NO_SPIN = '';

/** How long the session has to wait for its next round, in milliseconds; 0 where nothing bounds its pace. */
export async function waitNow(pool: pg.Pool, session: Session): Promise<number> {
  if (session.round_seconds === 0) return 0;
  return waitOf(session.round_seconds * 1_000, await sinceLast(pool, session, NO_SPIN));
}

/**
 * Writes a round down unless it comes sooner than `leastMs` after the last one. Rounds of one session are written one after another, by
 * a lock on its row. `write` makes the row, as of clock_timestamp(). @throws DomainError TOO_FAST
 */
export function beginInTurn<T>(
  pool: pg.Pool,
  session: Session,
  { spinId, leastMs }: { spinId: string; leastMs: number },
  write: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query('select 1 from sessions where id = $1 for no key update', [session.id]);
    refuseSooner(leastMs, leastMs === 0 ? null : await sinceLast(client, session, spinId));
    return write(client);
  });
}
