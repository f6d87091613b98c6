import { randomUUID } from 'node:crypto';
import { toMinor } from '@kozyr/contracts/money';
import type pg from 'pg';
import { DomainError } from '../errors/domain-error';
import { hasPair } from '../sessions/seeds';
import type { Session } from '../sessions/sessions';
import { type AdvanceDeps, advance } from './advance';
import { isAtRest } from './decisions';
import { FINAL_STATES, LeaseLostError, type Round } from './round';
import { ROUND_COLUMNS, roundOf } from './round-row';

/** Waits between the quick repeats of a wallet call while the player looks on. */
const PAUSES = [150, 400, 900];

const READ = `select ${ROUND_COLUMNS} from rounds r join sessions s on s.id = r.session_id`;

/** One round by a condition on rounds as r and sessions as s. */
export async function findRound(pool: pg.Pool, where: string, values: unknown[]): Promise<Round | null> {
  const answer = await pool.query(`${READ} where ${where}`, values);
  return answer.rows[0] ? roundOf(answer.rows[0]) : null;
}

/** Drives a round on, or waits a moment for whoever is driving it. */
export async function driveOn(deps: AdvanceDeps, pool: pg.Pool, id: string): Promise<Round> {
  for (let look = 0; look < 40; look += 1) {
    const claimed = await deps.store.claim(id);
    if (claimed) {
      try {
        return await advance(deps, claimed, PAUSES);
      } catch (error) {
        if (!(error instanceof LeaseLostError)) throw error;
      }
    }
    const round = await findRound(pool, 'r.id = $1', [id]);
    if (round && isAtRest(round, deps.now())) return round;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const round = await findRound(pool, 'r.id = $1', [id]);
  if (!round) throw new Error(`Round ${id} is gone`);
  return round;
}

/** `leastMs` is the shortest time between two stakes of a session, in milliseconds. */
export type SpinRequest = { spinId: string; bet: string; stakes: readonly bigint[]; minMs: number };

/** Whether the session staked less than so many milliseconds ago. Stakes that were refused or given back don't count. */
async function stakedWithin(pool: pg.Pool, sessionId: string, ms: number): Promise<boolean> {
  const answer = await pool.query(
    `select 1 from rounds where session_id = $1 and state not in ('rejected', 'refund_sent', 'refunded')
      and created_at > now() - make_interval(secs => $2) limit 1`,
    [sessionId, ms / 1_000],
  );
  return answer.rowCount === 1;
}

/**
 * Plays one spin, or answers what the same spin id got before. A round that is still open is finished first; if that
 * can't be done now, the spin is refused with it in the details.
 * @throws DomainError BET_NOT_OFFERED, SPIN_ID_REUSED, SEED_NEEDED, ROUND_UNFINISHED, TOO_FAST.
 */
export async function playSpin(
  deps: AdvanceDeps,
  pool: pg.Pool,
  session: Session,
  request: SpinRequest,
): Promise<Round> {
  const stake = toMinor(request.bet);
  const offered = request.stakes.includes(stake) && stake >= session.min_bet && stake <= session.max_bet;
  const known = await findRound(pool, 'r.session_id = $1 and r.spin_id = $2', [session.id, request.spinId]);
  if (known) {
    if (known.stake !== stake) throw new DomainError(409, 'SPIN_ID_REUSED', 'This spin id was used with another bet');
    return FINAL_STATES.has(known.state) ? known : driveOn(deps, pool, known.id);
  }
  if (!offered) throw new DomainError(400, 'BET_NOT_OFFERED', 'This bet is not offered');
  const open = await openRound(pool, session.id);
  if (open) {
    const finished = await driveOn(deps, pool, open.id);
    if (!FINAL_STATES.has(finished.state)) {
      throw new DomainError(409, 'ROUND_UNFINISHED', 'The last round is not finished yet');
    }
  }
  if (!(await hasPair(pool, session.holder))) {
    throw new DomainError(409, 'SEED_NEEDED', 'The player has not put a client seed in yet');
  }
  if (await stakedWithin(pool, session.id, request.minMs)) {
    throw new DomainError(429, 'TOO_FAST', 'The next spin comes too soon after the last one');
  }
  const id = randomUUID();
  const inserted = await pool.query(
    `insert into rounds (id, session_id, spin_id, state, stake, next_attempt_at)
      values ($1, $2, $3, 'created', $4, now() + interval '3 seconds') on conflict do nothing`,
    [id, session.id, request.spinId, stake],
  );
  if (inserted.rowCount === 1) return driveOn(deps, pool, id);
  const rival = await findRound(pool, 'r.session_id = $1 and r.spin_id = $2', [session.id, request.spinId]);
  if (!rival) throw new DomainError(409, 'ROUND_UNFINISHED', 'Another spin of this session is under way');
  return driveOn(deps, pool, rival.id);
}

/** The session's open round, if any. */
export const openRound = (pool: pg.Pool, sessionId: string): Promise<Round | null> =>
  findRound(pool, "r.session_id = $1 and r.state not in ('settled', 'refunded', 'rejected')", [sessionId]);

/** The holder's last round of a game if the player never saw how it ended: left open, or ended while away. */
export async function unseenRound(deps: AdvanceDeps, pool: pg.Pool, session: Session): Promise<Round | null> {
  const round = await findRound(
    pool,
    `r.id = (select r2.id from rounds r2 join sessions s2 on s2.id = r2.session_id
        where s2.holder = $1 and s2.game = $2 and r2.updated_at > now() - interval '7 days'
        order by r2.created_at desc limit 1) and r.seen_at is null and r.state not in ('rejected')`,
    [session.holder, session.game],
  );
  if (!round || isAtRest(round, deps.now())) return round;
  return driveOn(deps, pool, round.id);
}

/** Notes that the player has seen the rounds of this session up to now. */
export async function markSeen(pool: pg.Pool, session: Session): Promise<void> {
  await pool.query(
    `update rounds r set seen_at = now() from sessions s
      where s.id = r.session_id and s.holder = $1 and s.game = $2 and r.seen_at is null
        and r.state in ('settled', 'refunded', 'rejected')`,
    [session.holder, session.game],
  );
}

/** The session's last rounds, newest first, with what is needed to check them: server seeds only once revealed. */
export async function lastRounds(pool: pg.Pool, session: Session, limit: number) {
  const answer = await pool.query(
    `select ${ROUND_COLUMNS}, d.commitment, d.client_seed,
        case when d.revealed_at is null then null else d.server_seed end as server_seed
      from rounds r join sessions s on s.id = r.session_id left join seeds d on d.id = r.seed_id
      where s.holder = $1 and s.game = $2 and r.outcome is not null order by r.created_at desc limit $3`,
    [session.holder, session.game, limit],
  );
  return answer.rows.map((row: { commitment: string; client_seed: string; server_seed: string | null }) => ({
    round: roundOf(row),
    commitment: row.commitment,
    client_seed: row.client_seed,
    server_seed: row.server_seed,
  }));
}
