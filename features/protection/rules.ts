import type { User } from '@kozyr/contracts/accounts';
import type { Promotion } from '@kozyr/contracts/place';
import { SELF_EXCLUSION_MONTHS, type SelfExclusionLength } from '@kozyr/contracts/protection';
import { monthsLater } from '@/lib/format/later';
import { withoutLocale } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';

/** The time-outs that are offered, days of 24 hours. */
export const TIME_OUT_DAYS = [1, 3, 7, 14, 30] as const;
export type TimeOutDays = (typeof TIME_OUT_DAYS)[number];

/** When a self-exclusion that begins now ends; null: never. */
export function endOfExclusion(now: Date, length: SelfExclusionLength): Date | null {
  const months = SELF_EXCLUSION_MONTHS[length];
  return months === null ? null : monthsLater(now, months);
}

const PAGES: readonly (readonly [string, Promotion])[] = [
  [routes.bonuses(), 'bonuses'],
  [routes.cashback(), 'cashback'],
  [routes.battles(), 'battles'],
  [routes.wheel(), 'wheel'],
  [routes.jackpots(), 'jackpots'],
];

/** What keeps a player from what a page offers, as a key of `stoppedNotice.why`; null: nothing. path: of the page, with its language. */
export function whyNot(
  { protection: { state }, place }: Pick<User, 'protection' | 'place'>,
  path: string,
): Exclude<User['protection']['state'], 'active'> | 'closedCountry' | 'noPromotion' | null {
  if (state !== 'active') return state;
  if (place.mode === 'closed') return 'closedCountry';
  const promotion = PAGES.find(([page]) => page === withoutLocale(path))?.[1];
  return promotion && !place.promotions[promotion] ? 'noPromotion' : null;
}
