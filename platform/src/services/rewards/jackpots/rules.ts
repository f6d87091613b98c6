import { JACKPOT_LEVELS, type JackpotLevel } from '@kozyr/contracts/jackpots';
import type { Currency } from '@kozyr/contracts/money';

/** Pots count millionths of a minor unit: a share in parts per million of a stake in minor units is whole in them. */
export const MICRO = 1_000_000n;

/** seed and ceiling in minor units, share in parts per million of a real-money stake. */
export type Terms = { seed: bigint; ceiling: bigint; share: number };

const HRYVNIA: Record<JackpotLevel, Terms> = {
  clubs: { seed: 50_000n, ceiling: 250_000n, share: 2_000 },
  diamonds: { seed: 500_000n, ceiling: 2_000_000n, share: 1_500 },
  hearts: { seed: 2_500_000n, ceiling: 10_000_000n, share: 1_000 },
  spades: { seed: 10_000_000n, ceiling: 50_000_000n, share: 500 },
};
/** Tenge to the hryvnia, as all limits of the product have it. */
const WORTH: Record<Currency, bigint> = { uah: 1n, kzt: 10n };

/** The conditions on which a jackpot begins; one that has begun keeps its own. */
export function termsOf(level: JackpotLevel, currency: Currency): Terms {
  const { seed, ceiling, share } = HRYVNIA[level];
  return { seed: seed * WORTH[currency], ceiling: ceiling * WORTH[currency], share };
}

export function compareLevels(one: { level: JackpotLevel }, other: { level: JackpotLevel }): number {
  return JACKPOT_LEVELS.indexOf(one.level) - JACKPOT_LEVELS.indexOf(other.level);
}

/** What a stake adds to a pot, millionths of a minor unit. Below zero for one that is given back. */
export const shareOf = (staked: bigint, share: number): bigint => staked * BigInt(share);

/**
 * What a jackpot gives back of the real-money stakes that fill it, parts per million, rounded up: its share, and what the house
 * puts in at its beginning, spread over the stakes that bring it from there to the middle of where it may drop.
 */
export const returnOf = ({ seed, ceiling, share }: Terms): bigint =>
  (BigInt(share) * (ceiling + seed) + (ceiling - seed) - 1n) / (ceiling - seed);

/** What all levels together give back of a real-money stake on average, parts per million. */
export const jackpotsReturn = (currency: Currency): bigint =>
  JACKPOT_LEVELS.reduce((sum, level) => sum + returnOf(termsOf(level, currency)), 0n);

/** What a pot drops at, and pays, minor units: its hidden value, and what the house has added to it since. */
export const dropsAt = ({ trigger, toppedUp }: { trigger: bigint; toppedUp: bigint }): bigint => trigger + toppedUp;

/** Whole minor units that the house has to hold for pots of so many millionths. */
export const heldFor = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n) / MICRO;
