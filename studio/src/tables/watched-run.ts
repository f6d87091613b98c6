import { multiplierAt } from '../maths/crash/curve';
import type { LiveRound } from './live-rows';

/** While a curve runs, whoever leads its table says so this often. */
export const BEAT_MS = 500;
/** A run that nobody watched over for longer than this was interrupted: players could not leave it. */
export const GAP_MS = 5_000;

type Watched = Pick<LiveRound, 'beat_at' | 'started_at' | 'outcome'>;

const ms = (at: Date | null): number => at?.getTime() ?? 0;

/** Whether nobody had watched over a run for too long at this moment (ms). */
export const isUnwatched = (round: Pick<LiveRound, 'beat_at'>, now: number): boolean =>
  now - ms(round.beat_at) > GAP_MS;

/**
 * The highest multiplier, in hundredths, that a curve is known to have stood at: the one of its last beat. Nothing past
 * it may be told of a run, for whoever could see that a curve broke, and could prolong a stall, would choose how it ends.
 */
export function lastKnownMultiplier(round: Watched): number {
  return Math.min(round.outcome ?? 0, multiplierAt(ms(round.beat_at) - ms(round.started_at)));
}

/**
 * Where everybody still on a curve is taken off it because its run was interrupted, in hundredths: the last beat. Null
 * for a run that was not, and for a curve that broke before anybody could leave it.
 */
export function stoppedAt(round: Watched & Pick<LiveRound, 'interrupted'>): number | null {
  return round.interrupted && (round.outcome ?? 0) >= 100 ? lastKnownMultiplier(round) : null;
}
