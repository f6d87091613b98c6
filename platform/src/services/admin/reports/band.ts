import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { RtpBand } from '@kozyr/contracts/operator/reports';

/** Settled rounds together: how many, what they staked (s) and won (w), and the sums of s·s, s·w and w·w; minor units and their squares. */
export type Spread = {
  rounds: bigint;
  staked: bigint;
  won: bigint;
  stakedStaked: bigint;
  stakedWon: bigint;
  wonWon: bigint;
};

/** 95 of 100 results of a normal distribution lie within so many standard deviations. */
const WITHIN_95 = 1.96;
/** Rounds of equal stakes that a band needs at least: fewer tell nothing of a game that pays most of its wins seldom. */
export const MIN_ROUNDS = 1_000n;

/** Half the width of the band in hundredths of a percent, rounded up. */
function halfWidth({ rounds, staked, won, stakedStaked, stakedWon, wonWon }: Spread): bigint {
  // Sum of (w·S − s·W)² over all rounds, exact: how far each is from what its stake would have won at the return of all.
  const apart = wonWon * staked * staked - 2n * won * staked * stakedWon + won * won * stakedStaked;
  const deviation = Math.sqrt((Number(apart) * Number(rounds)) / Number(rounds - 1n)) / Number(staked) / Number(staked);
  return BigInt(Math.ceil(10_000 * WITHIN_95 * deviation));
}

/**
 * What rounds gave back with its 95 % band, by the spread of the ratio of all wins to all stakes. A few large stakes among many small ones
 * count as the few that they are.
 * @param stated "96.53": what the game says of itself; null: nothing to compare with
 * @returns null when nothing was staked
 */
export function bandOf(spread: Spread, stated: string | null): RtpBand | null {
  const { rounds, staked, won, stakedStaked } = spread;
  if (staked <= 0n || rounds <= 0n) return null;
  const rtp = (won * 10_000n) / staked;
  const known = { rounds: Number(rounds), rtp: fromMinor(rtp) };
  const few = rounds < MIN_ROUNDS || staked * staked < MIN_ROUNDS * stakedStaked;
  if (few) return { ...known, low: null, high: null, verdict: stated === null ? null : 'few' };
  const half = halfWidth(spread);
  const [low, high] = [rtp > half ? rtp - half : 0n, rtp + half];
  const theory = stated === null ? null : toMinor(stated);
  const verdict = theory === null ? null : theory < low ? 'above' : theory > high ? 'below' : 'inside';
  return { ...known, low: fromMinor(low), high: fromMinor(high), verdict };
}

/** The rounds of whatever a game belongs to, together. @param groupOf of a game's slug */
export function spreadsBy(
  spreads: readonly (Spread & { game: string })[],
  groupOf: (game: string) => string,
): Map<string, Spread> {
  const grouped = new Map<string, Spread>();
  for (const { game, ...one } of spreads) {
    const group = groupOf(game);
    const sum = grouped.get(group);
    grouped.set(
      group,
      sum === undefined
        ? one
        : {
            rounds: sum.rounds + one.rounds,
            staked: sum.staked + one.staked,
            won: sum.won + one.won,
            stakedStaked: sum.stakedStaked + one.stakedStaked,
            stakedWon: sum.stakedWon + one.stakedWon,
            wonWon: sum.wonWon + one.wonWon,
          },
    );
  }
  return grouped;
}
