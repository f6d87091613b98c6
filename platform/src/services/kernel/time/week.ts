import type { Currency } from '@kozyr/contracts/money';
import { addWeeks, isMonday, isValid, parseISO, startOfWeek } from 'date-fns';
import { dayIn } from './days';
import { plain, zoneOf } from './zones';

/** A week of a currency: from Monday 00:00 of its zone to the next, which is not in it. 167 or 169 hours where clocks change. */
export type Week = { from: Date; to: Date };

/** The week that a moment lies in, or one so many weeks later. */
export function weekAt(moment: Date, currency: Currency, weeks = 0): Week {
  const zone = zoneOf(currency);
  const monday = addWeeks(startOfWeek(moment, { ...zone, weekStartsOn: 1 }), weeks, zone);
  return { from: plain(monday), to: plain(addWeeks(monday, 1, zone)) };
}

/** The week of a Monday written YYYY-MM-DD, as the zone's calendar has it; null when that day is no Monday, or no day. */
export function weekOfMonday(day: string, currency: Currency): Week | null {
  const monday = parseISO(day, zoneOf(currency));
  // What is read may be written otherwise, such as 20260330.
  if (!isValid(monday) || !isMonday(monday) || dayIn(monday, currency) !== day) return null;
  return weekAt(monday, currency);
}

/** The Monday a week begins with, YYYY-MM-DD by the zone's calendar. */
export function mondayText({ from }: Week, currency: Currency): string {
  return dayIn(from, currency);
}
