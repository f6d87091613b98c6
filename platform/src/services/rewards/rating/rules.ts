import type { Currency } from '@kozyr/contracts/money';

/** Turnover of a lifetime from which each star is given, first star first; minor units. */
export const STAR_THRESHOLDS: Record<Currency, readonly bigint[]> = {
  uah: [100_000n, 1_000_000n, 5_000_000n, 25_000_000n, 100_000_000n],
  kzt: [1_000_000n, 10_000_000n, 50_000_000n, 250_000_000n, 1_000_000_000n],
};

/** Stars for what a player has staked in settled rounds in all their life: 0 to 5. */
export function starsFor(currency: Currency, staked: bigint): number {
  return STAR_THRESHOLDS[currency].filter((threshold) => staked >= threshold).length;
}

/** Whether a turnover that changes from one sum to another gives or takes a star; minor units. */
export const movesStars = (currency: Currency, before: bigint, after: bigint): boolean =>
  starsFor(currency, before) !== starsFor(currency, after);
