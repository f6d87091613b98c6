import type { DisplayCurrency } from '@/lib/format/money';

/** A star and the lifetime turnover it takes, a decimal string. */
export type StarThreshold = { stars: number; turnover: string };

/** The stars of a player. Without thresholds only the stars are known. */
export type PlayerRating = {
  rating: number;
  way?: { turnover: string; thresholds: readonly StarThreshold[]; currency: DisplayCurrency };
};
