import { type Currency, toMinor } from '@kozyr/contracts/money';
import type { StarsRules } from '@kozyr/contracts/promotions/stars';

/** Turnover of a lifetime from which each star is given, first star first; minor units. */
export const thresholdsOf = ({ thresholds }: StarsRules, currency: Currency): bigint[] =>
  thresholds[currency].map(toMinor);

/** Stars for what a player has staked in settled rounds in all their life: 0 to 5. */
export function starsFor(rules: StarsRules, currency: Currency, staked: bigint): number {
  return thresholdsOf(rules, currency).filter((threshold) => staked >= threshold).length;
}

/** Whether a turnover that changes from one sum to another gives or takes a star; minor units. */
export const movesStars = (rules: StarsRules, currency: Currency, before: bigint, after: bigint): boolean =>
  before !== after && thresholdsOf(rules, currency).some((threshold) => before >= threshold !== after >= threshold);
