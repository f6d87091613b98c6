import type { Bitmap } from './bitmap';

/** One picture of a film and how long it stands, in milliseconds. */
export type Frame = { picture: Bitmap; ms: number };

/** How long a picture of a movement stands, in milliseconds. */
export const TICK_MS = 80;

/** How long what was there before stands at the beginning. */
export const OPENING_MS = 350;

/** What a spin paid in stakes, "×0.40": exact, as pays are whole twentieths of a stake. */
export function timesPaid(coins: number, stakeCoins: number): string {
  const hundredths = (coins * 100) / stakeCoins;
  return `×${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
