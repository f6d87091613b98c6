import { addHours } from 'date-fns';
import { type Action, type Laid, progressOf, type RoundProgress } from '../maths/decisions/laid-round';
import { payout } from '../maths/decisions/ratio';
import { stepsText } from '../maths/decisions/steps';
import { NotOfferedError, OPEN_HOURS } from '../maths/decisions/terms';
import { STAND } from '../maths/video-poker/video-poker';
import { type Decision, FINAL_STATES, type Round } from './round';

/** The id of the decision that the house makes for a player who stayed away. No client can make it: ids there are longer. */
export const TIMED_OUT = 'timed-out';

/** A round that waits for its player, with everything that is hidden from him. */
export type OpenRound = Round & { state: 'deciding'; outcome: Laid };

export const isLaid = (outcome: Round['outcome']): outcome is Laid =>
  outcome !== null && (outcome.engine === 'mines' || outcome.engine === 'high-low' || outcome.engine === 'video-poker');

export const isOpen = (round: Round): round is OpenRound => round.state === 'deciding' && isLaid(round.outcome);

/** When a round that still waits is ended for its player. */
export const closesAt = (round: Pick<Round, 'createdAt'>): Date => addHours(round.createdAt, OPEN_HOURS);

export const isOverdue = (round: Pick<Round, 'createdAt'>, now: number): boolean => now >= closesAt(round).getTime();

/** Whether nothing can be done for a round now: it is over, or it waits for its player. */
export const isAtRest = (round: Round, now: number): boolean =>
  FINAL_STATES.has(round.state) || (round.state === 'deciding' && !isOverdue(round, now));

const actionsOf = (round: Pick<Round, 'decisions'>): Action[] => round.decisions.map(({ action }) => action);

/** Where a laid round stands after the decisions made in it. */
export const progressIn = (round: Pick<Round, 'decisions'>, laid: Laid): RoundProgress =>
  progressOf(laid, actionsOf(round));

/** What a round pays as it stands, in minor units; null where it pays nothing. */
const paidBy = ({ multiplier }: RoundProgress, stake: bigint): bigint | null =>
  multiplier === null ? null : payout(stake, multiplier);

/**
 * The decision that the house makes for a player who stayed away, and what it pays in minor units. Null: nothing was won yet, so the
 * stake goes back. Not so in video poker, where five cards lie open: whoever got a stake back for staying away would throw away every
 * bad deal for nothing. There the cards stand as they were dealt, which the player could have chosen too.
 */
export function endOf(progress: RoundProgress, stake: bigint): { action: Action; win: bigint } | null {
  const paid = paidBy(progress, stake);
  if (progress.engine === 'video-poker') return { action: STAND, win: paid ?? 0n };
  return paid === null ? null : { action: { kind: 'cash-out' }, win: paid };
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
  | { kind: 'made'; win: bigint | null };

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
    const progress = progressOf(round.outcome, [...actionsOf(round), decision.action]);
    return { kind: 'made', win: progress.ended === null ? null : (paidBy(progress, round.stake) ?? 0n) };
  } catch (error) {
    if (error instanceof NotOfferedError) return { kind: 'not-offered', reason: error.message };
    throw error;
  }
}
