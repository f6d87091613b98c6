import { isAtLeast, shareOf } from '@/lib/format/amounts';
import type { DisplayCurrency } from '@/lib/format/money';

/** A star and the lifetime turnover it takes, a decimal string. */
export type StarThreshold = { stars: number; turnover: string };

/** The stars of a player. Without thresholds only the stars are known. */
export type PlayerRating = {
  rating: number;
  way?: { turnover: string; thresholds: readonly StarThreshold[]; currency: DisplayCurrency };
};

/** The next star, how much of its turnover is there (0 to 100) and what is left; null with all stars. Decimal strings. */
export function nextStar(
  turnover: string,
  thresholds: readonly StarThreshold[],
): { stars: number; progress: number; left: string } | null {
  const next = [...thresholds].sort((a, b) => a.stars - b.stars).find((each) => !isAtLeast(turnover, each.turnover));
  if (!next) return null;
  return { stars: next.stars, progress: shareOf(turnover, next.turnover), left: difference(next.turnover, turnover) };
}

const cents = (amount: string) => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
};

function difference(larger: string, smaller: string): string {
  const left = (cents(larger) - cents(smaller)).toString().padStart(3, '0');
  return `${left.slice(0, -2)}.${left.slice(-2)}`;
}
