import type { CashbackWeek } from '@kozyr/contracts/cashback';
import type { Currency } from '@kozyr/contracts/money';

/** Percent of a week's net loss that comes back, by the player's stars 0 to 5. */
export const CASHBACK_PERCENT = [0, 3, 5, 7, 10, 12] as const;

/** The most one week's cashback brings, by the player's stars 0 to 5: whole units of the currency. */
export const MAX_CASHBACK = {
  uah: [0, 1_000, 2_500, 5_000, 10_000, 20_000],
  kzt: [0, 10_000, 25_000, 50_000, 100_000, 200_000],
} as const satisfies Record<Currency, readonly number[]>;

/** A week is counted this long after its end: what was settled in its last moment is recorded by then. */
export const GRACE_SECONDS = 60;

/**
 * A player with a round of the week still open waits for it so long after the week's end, and is counted without it then. What is
 * settled later counts in the week it is settled in, won or lost.
 */
export const PATIENCE_HOURS = 48;

/** Hundredths of a percent, as bonuses have them. */
const WHOLE = 10_000n;

/** Of a list by stars, the entry of a player of so many; stars outside 0..5 count as the nearest. */
const ofStars = (list: readonly number[], stars: number): number =>
  list[Math.min(Math.max(Math.trunc(stars), 0), list.length - 1)] ?? 0;

/** The percent of a player of so many stars. */
export const cashbackPercent = (stars: number): number => ofStars(CASHBACK_PERCENT, stars);

/** The most a week brings a player of so many stars, minor units. */
export const maxCashback = (stars: number, currency: Currency): bigint =>
  BigInt(ofStars(MAX_CASHBACK[currency], stars)) * 100n;

/**
 * What a week's rounds staked and won in real money, what the house keeps of such stakes on average, and by that the most each kind
 * of cashback brings; minor units.
 */
export type Sums = {
  rounds: number;
  staked: bigint;
  won: bigint;
  theoreticalLoss: bigint;
  bounds: Record<CashbackWeek['kind'], bigint>;
};

/** staked - won, never below zero. */
export const netLossOf = ({ staked, won }: Pick<Sums, 'staked' | 'won'>): bigint => (staked > won ? staked - won : 0n);

/** A share of a net loss, hundredths of a percent, cut to whole minor units and to each of these bounds; null: there is none. */
export function shareOfLoss(netLoss: bigint, hundredths: number, ...bounds: readonly (bigint | null)[]): bigint {
  const share = (netLoss * BigInt(hundredths)) / WHOLE;
  return bounds.reduce<bigint>((lowest, bound) => (bound !== null && bound < lowest ? bound : lowest), share);
}
