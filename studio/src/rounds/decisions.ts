import { addHours } from 'date-fns';
import { isRaise, STAND_PAT } from '../maths/blackjack/blackjack';
import { type Action, type Laid, progressOf, type RoundProgress } from '../maths/decisions/laid-round';
import { payout } from '../maths/decisions/ratio';
import { stepsText } from '../maths/decisions/steps';
import { NotOfferedError, OPEN_HOURS } from '../maths/decisions/terms';
import { STAND } from '../maths/video-poker/video-poker';
import { type Decision, FINAL_STATES, type Raise, type Round } from './round';

/** The id of the decision that the house makes for a player who stayed away. No client can make it: ids there are longer. */
export const TIMED_OUT = 'timed-out';

/** Further stakes that may be refused in a round; decisions have to be left for its end. */
const MAX_REFUSED = 10;

const LAID: readonly string[] = ['mines', 'high-low', 'video-poker', 'blackjack'] satisfies Laid['engine'][];

/** A round that waits for its player, with everything that is hidden from him. */
export type OpenRound = Round & { state: 'deciding'; outcome: Laid };

export const isLaid = (outcome: Round['outcome']): outcome is Laid =>
  outcome !== null && LAID.some((engine) => engine === outcome.engine);

export const isOpen = (round: Round): round is OpenRound => round.state === 'deciding' && isLaid(round.outcome);

/** When a round that still waits is ended for its player. */
export const closesAt = (round: Pick<Round, 'createdAt'>): Date => addHours(round.createdAt, OPEN_HOURS);

export const isOverdue = (round: Pick<Round, 'createdAt'>, now: number): boolean => now >= closesAt(round).getTime();

/** The decision whose further stake is being asked for or given back; always the last one. */
export function raising({ decisions }: Pick<Round, 'decisions'>): { decision: Decision; raise: Raise } | null {
  const decision = decisions.at(-1);
  const raise = decision?.raise;
  return decision && raise && (raise.fate === 'asked' || raise.fate === 'undoing') ? { decision, raise } : null;
}

/** Whether nothing can be done for a round now: it is over, or it waits for its player. */
export const isAtRest = (round: Round, now: number): boolean =>
  FINAL_STATES.has(round.state) || (round.state === 'deciding' && !isOverdue(round, now) && raising(round) === null);

/** The decisions that count: not one whose further stake is not taken. */
const actionsOf = ({ decisions }: Pick<Round, 'decisions'>): Action[] =>
  decisions.filter(({ raise }) => raise === undefined || raise.fate === 'taken').map(({ action }) => action);

/** All that is staked in a round so far, minor units. */
export const stakedIn = ({ stake, decisions }: Pick<Round, 'stake' | 'decisions'>): bigint =>
  stake * BigInt(1 + decisions.filter(({ raise }) => raise?.fate === 'taken').length);

/** Where a laid round stands after the decisions made in it. */
export const progressIn = (round: Pick<Round, 'decisions'>, laid: Laid): RoundProgress =>
  progressOf(laid, actionsOf(round));

/** What a round pays as it stands, in minor units; null where it pays nothing. */
const paidBy = ({ multiplier }: RoundProgress, stake: bigint): bigint | null =>
  multiplier === null ? null : payout(stake, multiplier);

/** What a round that is over pays in minor units; null: it goes on. */
const endedWith = (progress: RoundProgress, stake: bigint): bigint | null =>
  progress.ended === null ? null : (paidBy(progress, stake) ?? 0n);

/** What a round pays that is over before anything is decided, as by a blackjack, in minor units; null: it waits for its player. */
export const wonAtOnce = (laid: Laid, stake: bigint): bigint | null => endedWith(progressOf(laid, []), stake);

/** What a round comes to with one more decision, in minor units; null: it goes on. @throws NotOfferedError */
export const wonWith = ({ stake, outcome, ...round }: OpenRound, action: Action): bigint | null =>
  endedWith(progressOf(outcome, [...actionsOf(round), action]), stake);

/**
 * The decision that the house makes for a player who stayed away, and what it pays in minor units where it ends the round. Null: nothing
 * was won yet, so the stake goes back. Not so where the player has seen cards that may be worth less than the stake, in video poker and
 * blackjack: whoever got a stake back for staying away would throw away every bad deal for nothing. There the cards stand as they lie,
 * which the player could have chosen too.
 */
export function endOf(round: OpenRound): { action: Action; win: bigint | null } | null {
  const progress = progressIn(round, round.outcome);
  switch (progress.engine) {
    case 'video-poker':
      return { action: STAND, win: wonWith(round, STAND) };
    case 'blackjack':
      return { action: STAND_PAT, win: wonWith(round, STAND_PAT) };
    case 'mines':
    case 'high-low': {
      const paid = paidBy(progress, round.stake);
      return paid === null ? null : { action: { kind: 'cash-out' }, win: paid };
    }
  }
}

/** What a decision is to a round as it stands. */
export type Verdict =
  /** It was made before, and this is its answer still. */
  | { kind: 'repeat' }
  /** Its id was used for something else. */
  | { kind: 'reused' }
  /** Another decision has this step: another tab was faster. */
  | { kind: 'stale' }
  | { kind: 'ahead' }
  | { kind: 'over' }
  | { kind: 'not-offered'; reason: string }
  /** It can be written; `win` in minor units when it ends the round. */
  | { kind: 'made'; win: bigint | null }
  /** It can be written, and counts once a further stake is taken. */
  | { kind: 'raises' };

const isSame = (made: Decision | undefined, asked: Decision, madeAt: number, askedAt: number): boolean =>
  madeAt === askedAt && made !== undefined && stepsText([made.action]) === stepsText([asked.action]);

/** Judges one decision. Pure: who writes it makes sure that the round still stands so. */
export function judge(round: Round, step: number, decision: Decision): Verdict {
  const known = round.decisions.findIndex(({ id }) => id === decision.id);
  if (known >= 0)
    return isSame(round.decisions[known], decision, known, step) ? { kind: 'repeat' } : { kind: 'reused' };
  if (!isOpen(round)) return { kind: 'over' };
  if (step < round.decisions.length) return { kind: 'stale' };
  if (step > round.decisions.length) return { kind: 'ahead' };
  try {
    const win = wonWith(round, decision.action);
    if (!isRaise(decision.action.kind)) return { kind: 'made', win };
    const refused = round.decisions.filter(({ raise }) => raise?.fate === 'refused').length;
    if (refused >= MAX_REFUSED)
      return { kind: 'not-offered', reason: 'Further stakes were refused too often in this round' };
    return { kind: 'raises' };
  } catch (error) {
    if (error instanceof NotOfferedError) return { kind: 'not-offered', reason: error.message };
    throw error;
  }
}
