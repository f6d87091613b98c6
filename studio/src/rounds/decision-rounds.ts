import { randomUUID } from 'node:crypto';
import { toMinor } from '@kozyr/contracts/money';
import type pg from 'pg';
import { DomainError } from '../errors/domain-error';
import type { Choice } from '../maths/decisions/laid-round';
import { takesStake } from '../maths/stake-step';
import { hasPair } from '../sessions/seeds';
import type { Session } from '../sessions/sessions';
import type { AdvanceDeps } from './advance';
import { isAtRest, judge, raising } from './decisions';
import { beginInTurn } from './pace';
import { driveOn, findRound } from './play';
import { type Decision, FINAL_STATES, type Round } from './round';
import { roundView } from './round-view';

/** A refusal that brings the round as it stands, so that a window that fell behind can show it. */
const refuseRound = (code: string, message: string, round: Round) =>
  new DomainError(409, code, message, { round: roundView(round) });

/** The holder's open round of a game, whichever of his windows it was started in. */
export const openRoundOf = (pool: pg.Pool, session: Session): Promise<Round | null> =>
  findRound(
    pool,
    `s.holder = $1 and s.game = $2 and r.state not in ('settled', 'refunded', 'rejected')
      order by r.created_at desc limit 1`,
    [session.holder, session.game],
  );

export type StartRequest = { spinId: string; bet: string; stakes: readonly bigint[]; choice: Choice };

async function refuseBeside(deps: AdvanceDeps, pool: pg.Pool, open: Round): Promise<void> {
  const round = await driveOn(deps, pool, open.id);
  if (round.state === 'deciding') throw refuseRound('ROUND_OPEN', 'Finish the open round first', round);
  if (!FINAL_STATES.has(round.state))
    throw refuseRound('ROUND_UNFINISHED', 'The last round is not finished yet', round);
}

/**
 * Takes the stake and lays the round out, or answers what the same spin id started before.
 * @throws DomainError BET_NOT_OFFERED, SPIN_ID_REUSED, SEED_NEEDED, ROUND_OPEN, ROUND_UNFINISHED, TOO_FAST.
 */
export async function startRound(
  deps: AdvanceDeps,
  pool: pg.Pool,
  session: Session,
  { spinId, bet, stakes, choice }: StartRequest,
): Promise<Round> {
  const stake = toMinor(bet);
  const bySpin = () => findRound(pool, 'r.session_id = $1 and r.spin_id = $2', [session.id, spinId]);
  const known = await bySpin();
  if (known) {
    const mines = (one: Round['choice']) => (one?.engine === 'mines' ? one.mines : null);
    if (known.stake !== stake || mines(known.choice) !== mines(choice)) {
      throw new DomainError(409, 'SPIN_ID_REUSED', 'This spin id was used with another bet or choice');
    }
    return isAtRest(known, deps.now()) ? known : driveOn(deps, pool, known.id);
  }
  if (!takesStake(stakes, stake)) throw new DomainError(400, 'BET_NOT_OFFERED', 'This bet is not offered');
  const open = await openRoundOf(pool, session);
  if (open) await refuseBeside(deps, pool, open);
  if (!(await hasPair(pool, session.holder))) {
    throw new DomainError(409, 'SEED_NEEDED', 'The player has not put a client seed in yet');
  }
  const id = randomUUID();
  const leastMs = session.round_seconds * 1_000;
  const inserted = await beginInTurn(pool, session, { spinId, leastMs }, (client) =>
    client.query(
      `insert into rounds (id, session_id, spin_id, state, stake, choice, open_for, next_attempt_at, created_at)
        values ($1, $2, $3, 'created', $4, $5, $6, now() + interval '3 seconds', clock_timestamp())
        on conflict do nothing`,
      [id, session.id, spinId, stake, JSON.stringify(choice), `${session.holder}:${session.game}`],
    ),
  );
  if (inserted.rowCount === 1) return driveOn(deps, pool, id);
  const twin = await bySpin();
  if (twin) return driveOn(deps, pool, twin.id);
  const rival = await openRoundOf(pool, session);
  if (rival) await refuseBeside(deps, pool, rival);
  throw new DomainError(409, 'ROUND_UNFINISHED', 'Another round of this game is under way');
}

export type DecisionRequest = { roundId: string; step: number; decision: Decision };

/** How a round is read, and driven on as far as it goes now. */
type RoundActions = { find: () => Promise<Round | null>; drive: (id: string) => Promise<Round> };

/**
 * Makes one decision in an open round and answers the round as it stands then. A repeat of the same decision gets it
 * again, also when the first answer was lost.
 * @throws DomainError NOT_FOUND, STALE_STEP, STEP_AHEAD, ROUND_OVER, NOT_OFFERED, DECISION_ID_REUSED, ROUND_UNFINISHED; all
 * but the first with the round.
 */
export async function makeDecision(
  deps: Pick<AdvanceDeps, 'store' | 'now'>,
  { find, drive }: RoundActions,
  { step, decision, walletSession }: Omit<DecisionRequest, 'roundId'> & { walletSession?: string | null },
): Promise<Round> {
  for (let look = 0; look < 40; look += 1) {
    let round = await find();
    if (!round) throw new DomainError(404, 'NOT_FOUND', 'No such round');
    if (round.state === 'deciding' && !isAtRest(round, deps.now())) round = await drive(round.id);
    if (round.state === 'created' || round.state === 'bet_sent') {
      throw refuseRound('ROUND_UNFINISHED', 'The bet is not confirmed yet', round);
    }
    const verdict = judge(round, step, decision);
    // Whether a further stake was taken has to be known before anything else is decided.
    if (verdict.kind !== 'repeat' && round.state === 'deciding' && raising(round))
      throw refuseRound('ROUND_UNFINISHED', 'A further stake is not confirmed yet', round);
    switch (verdict.kind) {
      case 'repeat':
        return isAtRest(round, deps.now()) ? round : drive(round.id);
      case 'made':
      case 'raises': {
        const raises = verdict.kind === 'raises';
        const win = raises ? null : verdict.win;
        const raise = { fate: 'asked' as const, failure: null, ...(walletSession ? { session: walletSession } : {}) };
        const asked = raises ? { ...decision, raise } : decision;
        const made = await deps.store.decide(round.id, null, step, asked, win);
        if (made) return raises || win !== null ? drive(round.id) : made;
        // Another window was faster, or somebody drives the round this moment: it is looked at again.
        if (look > 0) await new Promise((resolve) => setTimeout(resolve, 150));
        break;
      }
      case 'reused':
        throw refuseRound('DECISION_ID_REUSED', 'This decision id was used for another decision', round);
      case 'stale':
        throw refuseRound('STALE_STEP', 'This step was decided already', round);
      case 'ahead':
        throw refuseRound('STEP_AHEAD', 'The round has not come to this step', round);
      case 'over':
        throw refuseRound('ROUND_OVER', 'The round is over', round);
      case 'not-offered':
        throw refuseRound('NOT_OFFERED', verdict.reason, round);
    }
  }
  throw new DomainError(409, 'ROUND_UNFINISHED', 'The round is busy');
}

/** Makes one decision in a round of the player in this game, whichever of his windows asks. @throws as makeDecision. */
export const decideIn = (
  deps: AdvanceDeps,
  pool: pg.Pool,
  { holder, game, wallet_session: walletSession }: Session,
  { roundId, ...request }: DecisionRequest,
): Promise<Round> =>
  makeDecision(
    deps,
    {
      find: () => findRound(pool, 'r.id = $1 and s.holder = $2 and s.game = $3', [roundId, holder, game]),
      drive: (id) => driveOn(deps, pool, id),
    },
    { ...request, walletSession },
  );
