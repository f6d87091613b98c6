import type { Draw } from '../random';

/** The multiplier is e^(GROWTH · ms): 2x after 11.6 s, 10x after 38.4 s, 100x after 76.8 s. */
export const GROWTH = 0.000_06;

/** The curve goes no higher than 1,000.00x: whoever is still on it is paid that. In hundredths. */
export const CAP = 100_000;

/** The lowest target an automatic cash-out can have: 1.01x. */
export const MIN_TARGET = 101;

/** The part of a stake that comes back on average, in percent. */
const RETURN = 97n;

const HALF = 2 ** 26;
/** How many equally likely draws there are: 2^52. */
export const DRAWS = 1n << 52n;

/** The point of the draw numbered 1 to DRAWS, in hundredths. A point below 100 breaks before anybody can leave. */
export function pointOf(draw: bigint): number {
  const point = (RETURN * DRAWS) / draw;
  return point > BigInt(CAP) ? CAP : Number(point);
}

/**
 * Where the curve breaks, in hundredths: the chance to reach t is 97/t, so any target, by hand or automatic, returns
 * exactly 97 % (the 2^52 draws leave less than 10^-10 % of it out).
 */
export function drawPoint(draw: Draw): number {
  return pointOf(BigInt(draw(HALF)) * BigInt(HALF) + BigInt(draw(HALF)) + 1n);
}

/** What the curve shows after so many milliseconds, in hundredths, rounded down; never above the cap. */
export function multiplierAt(ms: number): number {
  // A hair is added so that the moment a multiplier is reached by timeOf does show it.
  return Math.min(CAP, Math.max(100, Math.floor(100 * Math.exp(GROWTH * Math.max(0, ms)) + 1e-7)));
}

/** When the curve reaches a multiplier in hundredths: milliseconds from its start. */
export const timeOf = (hundredths: number): number => Math.log(hundredths / 100) / GROWTH;

/**
 * When a curve with this point breaks. It shows its point until it would show the next hundredth, so a player who leaves
 * at exactly the point is paid; below 1.00 it breaks at once, and at the cap it ends as it arrives.
 */
export function breaksAfter(point: number): number {
  if (point < 100) return 0;
  return point >= CAP ? timeOf(CAP) : timeOf(point + 1);
}

/** What a stake brings at a multiplier, minor units. Stakes are whole units of money, so nothing is ever rounded. */
export const paidAt = (stake: bigint, hundredths: number): bigint => (stake * BigInt(hundredths)) / 100n;
