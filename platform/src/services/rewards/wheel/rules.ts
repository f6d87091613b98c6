import type { Currency } from '@kozyr/contracts/money';
import type { WheelTurn } from '@kozyr/contracts/wheel';
import { subHours } from 'date-fns';
import { dayIn, nextDayIn, startOfDayIn } from '../../kernel/time/days';

/** Spec §4: a spin needs rating stars and a deposit; registration is what every call with a token has. */
export const DEPOSIT_WITHIN_HOURS = 24;

/** When a deposit must have been credited to count at a moment: then or later. */
export function depositCountsFrom(now: Date): Date {
  return subHours(now, DEPOSIT_WITHIN_HOURS);
}

/** Each condition by itself, met or not, so that what is missing can be named. */
export function needsOf(
  now: Date,
  { stars, needed, depositAt }: { stars: number; needed: number; depositAt: Date | null },
): WheelTurn['needs'] {
  return {
    stars: { met: stars >= needed, needed, own: stars },
    deposit: {
      met: depositAt !== null && depositAt >= depositCountsFrom(now),
      within_hours: DEPOSIT_WITHIN_HOURS,
      last_at: depositAt?.toISOString() ?? null,
    },
  };
}

/** The day of the wheel at a moment, YYYY-MM-DD in the zone of the currency, when it begins there and when the next one does. */
export function wheelDay(moment: Date, currency: Currency): { day: string; beginsAt: Date; nextAt: Date } {
  const day = dayIn(moment, currency);
  return { day, beginsAt: startOfDayIn(day, currency), nextAt: nextDayIn(moment, currency) };
}
