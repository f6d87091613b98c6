import { type PrizeTerms, prizeOfPlace } from '@kozyr/contracts/battle-prizes';
import type { Battle } from '@kozyr/contracts/battles';
import { addSeconds } from 'date-fns';

/**
 * Prizes are at most one part in so many of what was staked. With what jackpots give back, that stays below the narrowest edge of the
 * house, roulette's 2.7 %, and cashback gives back half of what is left at most: nobody can buy them.
 */
const STAKES_PER_PRIZE = 60n;

/** What a battle gives back of the stakes that count in it at most, parts per million. */
export const BATTLE_RETURN = 1_000_000n / STAKES_PER_PRIZE + 1n;

/** Counted stakes of all players from which on prizes are paid in full, minor units. */
export const fullStakesOf = (prizes: readonly bigint[]): bigint =>
  STAKES_PER_PRIZE * prizes.reduce((sum, prize) => sum + prize, 0n);

/**
 * What a place wins as stakes are counted, minor units; null where it wins nothing. A cancelled battle pays nothing.
 * @param score in hundredths
 */
export const prizeOf = (
  { state, ...terms }: PrizeTerms & Pick<Timed, 'state'>,
  place: number,
  score: bigint,
): bigint | null => (state === 'cancelled' ? null : prizeOfPlace(terms, place, score));

type Timed = { state: 'open' | 'finished' | 'cancelled'; startsAt: Date; endsAt: Date; graceSeconds: number };

/** When prizes may be paid: the end and the grace after it. */
export function finishesAt({ endsAt, graceSeconds }: Pick<Timed, 'endsAt' | 'graceSeconds'>): Date {
  return addSeconds(endsAt, graceSeconds);
}

/** A battle's state at a moment (spec §4: active or finished, and what lies between). */
export function statusAt({ state, startsAt, endsAt }: Omit<Timed, 'graceSeconds'>, now: Date): Battle['status'] {
  if (state !== 'open') return state;
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'active' : 'finishing';
}

/** A player's state in a battle they entered (spec §4). */
export function entryState(stakes: number, qualifying: number): 'qualification' | 'active' {
  return stakes < qualifying ? 'qualification' : 'active';
}
