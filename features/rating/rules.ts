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

/** The way to the next star in a few words: `progress` 0 to 100, `left` a decimal string. */
export type StarInBrief = { rating: number; stars: number; progress: number; left: string; currency: DisplayCurrency };

/** What the main page tells of a rating; null with all stars. */
export function starInBrief({
  rating,
  turnover,
  stars,
  currency,
}: {
  rating: number;
  turnover: string;
  stars: readonly StarThreshold[];
  currency: DisplayCurrency;
}): StarInBrief | null {
  const next = nextStar(turnover, stars);
  return next && { rating, currency, ...next };
}

/** A star that was gained and what it opens that the stars before did not. `cashback` a percent ("7.00"), null if it stays. */
export type GainedStar = {
  stars: number;
  cashback: string | null;
  wheel: boolean;
  payouts: boolean;
};

type StarRow = { stars: number; cashback_percent: string; payouts: boolean | null; wheel: boolean };

/** What `to` stars open beside what `from` stars did. Spec §1, §6. */
export function starOpens(rows: readonly StarRow[], from: number, to: number): GainedStar {
  const before = rows.find(({ stars }) => stars === from);
  const now = rows.find(({ stars }) => stars === to);
  const opened = (what: 'wheel' | 'payouts') => now?.[what] === true && before?.[what] === false;
  const more = now && !isAtLeast(before?.cashback_percent ?? '0.00', now.cashback_percent);
  return {
    stars: to,
    cashback: more ? now.cashback_percent : null,
    wheel: opened('wheel'),
    payouts: opened('payouts'),
  };
}

const cents = (amount: string) => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
};

function difference(larger: string, smaller: string): string {
  const left = (cents(larger) - cents(smaller)).toString().padStart(3, '0');
  return `${left.slice(0, -2)}.${left.slice(-2)}`;
}
