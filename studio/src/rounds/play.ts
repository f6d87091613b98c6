import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { toMinor } from '@kozyr/contracts/money';
import type pg from 'pg';
import { DomainError } from '../errors/domain-error';
import type { ChosenChoice } from '../maths/chosen/chosen-round';
import type { DrawnModel } from '../maths/engines';
import { takesStake } from '../maths/stake-step';
import { type Fairness, fairnessOf } from '../sessions/seeds';
import type { Session } from '../sessions/sessions';
import { type AdvanceDeps, advance } from './advance';
import { beginPlay, choiceText, fairnessAfter, lookBefore, type Pair } from './begin-play';
import { isAtRest } from './decisions';
import { beginInTurn, refuseSooner } from './pace';
import { type Claimed, FINAL_STATES, LeaseLostError, type Round } from './round';
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

/** `leastMs` is the shortest time from one round of the player's in this game to the next, in milliseconds. */
export type SpinRequest = {
  spinId: string;
  bet: string;
  /** Those that the game offers; what lies between them is taken too. */
  stakes: readonly bigint[];
  leastMs: number;
  model: DrawnModel;
  /** What the player chose, of a model that has choices. */
  choice: ChosenChoice | null;
};

/**
 * A refused stake is answered at the next beat, counted from the moment its spin came: how long a refusal takes must not tell how much
 * was drawn, since the nonce is drawn again.
 */
const REFUSAL_BEAT_MS = 250;

/** How often a nonce that another window of the player's took is followed by the next one before the stake goes first. */
const DRAWS = 3;

/** What a spin answers: the round, and what the player may see of the seeds where that is known already. */
export type Spun = { round: Round; fairness: Fairness };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Drives a round that this call began, and looks on when somebody else goes on with it. */
async function driveBegun(deps: AdvanceDeps, pool: pg.Pool, begun: Claimed): Promise<Round> {
  try {
    return await advance(deps, begun, PAUSES);
  } catch (error) {
    if (!(error instanceof LeaseLostError)) throw error;
    return driveOn(deps, pool, begun.round.id);
  }
}

/** The round of a spin that was begun by another call, or why there is none. @throws DomainError ROUND_UNFINISHED */
async function rivalOf(deps: AdvanceDeps, pool: pg.Pool, session: Session, { spinId }: SpinRequest): Promise<Round> {
  const rival = await findRound(pool, 'r.session_id = $1 and r.spin_id = $2', [session.id, spinId]);
  if (!rival) throw new DomainError(409, 'ROUND_UNFINISHED', 'Another spin of this session is under way');
  return FINAL_STATES.has(rival.state) ? rival : driveOn(deps, pool, rival.id);
}

/** Plays a round whose stake is taken before it is drawn, or that has none. */
async function stakeFirst(
  deps: AdvanceDeps,
  pool: pg.Pool,
  session: Session,
  request: SpinRequest & { stake: bigint },
): Promise<Round> {
  const id = randomUUID();
  const inserted = await beginInTurn(pool, session, request, (client) =>
    client.query(
      `insert into rounds (id, session_id, spin_id, state, stake, choice, next_attempt_at, created_at)
        values ($1, $2, $3, 'created', $4, $5, now() + interval '3 seconds', clock_timestamp()) on conflict do nothing`,
      [id, session.id, request.spinId, request.stake, choiceText(request.choice)],
    ),
  );
  return inserted.rowCount === 1 ? driveOn(deps, pool, id) : rivalOf(deps, pool, session, request);
}

/** Plays a round for real money: drawn first, its stake and its win in one call. */
async function playAtOnce(
  deps: AdvanceDeps,
  pool: pg.Pool,
  session: Session,
  request: SpinRequest & { stake: bigint; pair: Pair },
): Promise<{ round: Round; fairness: Fairness | null }> {
  const came = performance.now();
  const { spinId, stake, choice, model } = request;
  let pair: Pair | null = request.pair;
  for (let draw = 0; draw < DRAWS && pair !== null && pair.nonce !== pair.refused_nonce; draw += 1) {
    const begun = await beginPlay(pool, { session, spinId, stake, choice, model, pair });
    if (begun === 'rival') return { round: await rivalOf(deps, pool, session, request), fairness: null };
    if (begun !== 'passed') {
      const round = await driveBegun(deps, pool, begun);
      if (round.state === 'rejected') await pause(REFUSAL_BEAT_MS - ((performance.now() - came) % REFUSAL_BEAT_MS));
      return { round, fairness: round.state === 'settled' ? fairnessAfter(pair) : null };
    }
    // Whoever took the nonce may have begun a round of this game: its time counts.
    const sight = await lookBefore(pool, session, request);
    refuseSooner(request.leastMs, sight.since);
    pair = sight.pair;
  }
  return { round: await stakeFirst(deps, pool, session, request), fairness: null };
}

/** The spin of an id that was used before. @throws DomainError SPIN_ID_REUSED */
async function playAgain(
  deps: AdvanceDeps,
  pool: pg.Pool,
  session: Session,
  { spinId, stake, choice }: { spinId: string; stake: bigint; choice: ChosenChoice | null },
): Promise<Round> {
  const known = await findRound(pool, 'r.session_id = $1 and r.spin_id = $2', [session.id, spinId]);
  if (known?.stake !== stake || !isDeepStrictEqual(known.choice, choice))
    throw new DomainError(409, 'SPIN_ID_REUSED', 'This spin id was used with another bet or choice');
  return FINAL_STATES.has(known.state) ? known : driveOn(deps, pool, known.id);
}

/** Finishes what the session began before. @throws DomainError ROUND_UNFINISHED */
async function finishOpen(deps: AdvanceDeps, pool: pg.Pool, session: Session): Promise<void> {
  const open = await openRound(pool, session.id);
  if (!open) return;
  const finished = await driveOn(deps, pool, open.id);
  if (!FINAL_STATES.has(finished.state))
    throw new DomainError(409, 'ROUND_UNFINISHED', 'The last round is not finished yet');
}

/**
 * Plays one spin, or answers what the same spin id got before. A round that is still open is finished first; if that
 * can't be done now, the spin is refused.
 * @throws DomainError BET_NOT_OFFERED, SPIN_ID_REUSED, SEED_NEEDED, ROUND_UNFINISHED, TOO_FAST.
 */
export async function playSpin(
  deps: AdvanceDeps,
  pool: pg.Pool,
  session: Session,
  request: SpinRequest,
): Promise<Spun> {
  const stake = toMinor(request.bet);
  const asked = async (round: Round, fairness: Fairness | null = null) => ({
    round,
    fairness: fairness ?? (await fairnessOf(pool, session.holder)),
  });
  let sight = await lookBefore(pool, session, request);
  if (sight.known) return asked(await playAgain(deps, pool, session, { ...request, stake }));
  if (!takesStake(request.stakes, stake) || stake < session.min_bet || stake > session.max_bet)
    throw new DomainError(400, 'BET_NOT_OFFERED', 'This bet is not offered');
  if (sight.open) {
    await finishOpen(deps, pool, session);
    sight = await lookBefore(pool, session, request);
  }
  const { pair, since } = sight;
  if (!pair) throw new DomainError(409, 'SEED_NEEDED', 'The player has not put a client seed in yet');
  refuseSooner(request.leastMs, since);
  if (session.mode === 'demo') return asked(await stakeFirst(deps, pool, session, { ...request, stake }));
  const { round, fairness } = await playAtOnce(deps, pool, session, { ...request, stake, pair });
  return asked(round, fairness);
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
      where s.holder = $1 and s.game = $2 and r.outcome is not null and r.state <> 'play_sent' order by r.created_at desc limit $3`,
    [session.holder, session.game, limit],
  );
  return answer.rows.map((row: { commitment: string; client_seed: string; server_seed: string | null }) => ({
    round: roundOf(row),
    commitment: row.commitment,
    client_seed: row.client_seed,
    server_seed: row.server_seed,
  }));
}
