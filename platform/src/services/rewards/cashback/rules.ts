import type { CashbackWeek } from '@kozyr/contracts/cashback';
import { type Currency, toMinor } from '@kozyr/contracts/money';
import type { CashbackRules } from '@kozyr/contracts/promotions/cashback';

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
const ofStars = (list: readonly string[], stars: number): bigint =>
  toMinor(list[Math.min(Math.max(Math.trunc(stars), 0), list.length - 1)] ?? '0');

/** The percent of a player of so many stars, hundredths of a percent. */
export const cashbackHundredths = ({ percents }: CashbackRules, stars: number): number =>
  Number(ofStars(percents, stars));

/** The most a week brings a player of so many stars, minor units. */
export const maxCashback = ({ mosts }: CashbackRules, stars: number, currency: Currency): bigint =>
  ofStars(mosts[currency], stars);

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
