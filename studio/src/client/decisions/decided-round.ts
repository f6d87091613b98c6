import { isDecided, type Opened } from '../answers';
import { ApiError, api } from '../api';
import type { DecidedRound } from './field';

type Round = NonNullable<Opened['unfinished']>;

/** Whether a round is of a game with decisions, and laid out. */
export const isLaidOut = (round: Round): round is DecidedRound =>
  round.outcome !== null && ['mines', 'high-low', 'video-poker', 'blackjack'].includes(round.outcome.engine);

/** What a refusal brings along of the round as it really stands. */
export function roundIn(error: unknown): DecidedRound | null {
  const answer = error instanceof ApiError ? error.answer : null;
  return isDecided(answer) && isLaidOut(answer.round) ? answer.round : null;
}

/** The round that is open at the studio, or what became of this one. */
export async function roundNow(known: DecidedRound): Promise<DecidedRound | null> {
  const { round } = await api.openRound();
  const now = round ?? (await api.rounds()).items.find(({ id }) => id === known.id) ?? null;
  return now && isLaidOut(now) ? now : null;
}

/** Whether another window has gone on with it, or ended it; not while a further stake of it is being asked for. */
export const hasMoved = (now: DecidedRound, known: DecidedRound): boolean =>
  now.status !== 'pending' && (now.id !== known.id || now.outcome.step !== known.outcome.step || now.status !== 'open');
