import type { Currency } from '@kozyr/contracts/money';
import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  differenceInDays,
  lightFormat,
  parseISO,
  startOfDay,
  startOfWeek,
  subDays,
  subMonths,
} from 'date-fns';
import { plain, UTC, zoneOf } from './zones';

const DAY = 'yyyy-MM-dd';

/** The day of a moment in the zone of a currency, YYYY-MM-DD. */
export const dayIn = (moment: Date, currency: Currency): string => lightFormat(zoneOf(currency).in(moment), DAY);

/** Day and time of a moment in the zone of a currency, "2026-11-20 14:05:09". */
export const clockIn = (moment: Date, currency: Currency): string =>
  lightFormat(zoneOf(currency).in(moment), `${DAY} HH:mm:ss`);

/** The first moment of a day in the zone of a currency. */
export const startOfDayIn = (day: string, currency: Currency): Date => plain(parseISO(day, zoneOf(currency)));

/** When the next day begins in the zone of a currency. */
export function nextDayIn(moment: Date, currency: Currency): Date {
  const zone = zoneOf(currency);
  return plain(addDays(startOfDay(moment, zone), 1, zone));
}

/** The UTC day of a moment, YYYY-MM-DD. */
export const utcDayOf = (moment: Date): string => lightFormat(UTC.in(moment), DAY);

/** The first moment of a UTC day. */
export const startOfUtcDay = (day: string): Date => plain(parseISO(day, UTC));

/** The days of the calendar next to one, and so many before it. */
export const dayAfter = (day: string): string => lightFormat(addDays(parseISO(day, UTC), 1, UTC), DAY);
export const dayBefore = (day: string): string => daysBack(day, 1);
export const daysBack = (day: string, days: number): string => lightFormat(subDays(parseISO(day, UTC), days, UTC), DAY);

/** The Monday of a day's week, each YYYY-MM-DD. */
export const mondayOf = (day: string): string =>
  lightFormat(startOfWeek(parseISO(day, UTC), { ...UTC, weekStartsOn: 1 }), DAY);

/** How many days two of the calendar are apart, each YYYY-MM-DD; negative when the second is the earlier. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(parseISO(to, UTC), parseISO(from, UTC), UTC);

/** The moment so many times 24 hours before one. */
export const daysEarlier = (moment: Date, days: number): Date => plain(subDays(moment, days, UTC));

/** The moment so many times 24 hours after one. */
export const daysLater = (moment: Date, days: number): Date => plain(addDays(moment, days, UTC));

/** The moment so many UTC months after one; on the last day of a month that is shorter. */
export const monthsLater = (moment: Date, months: number): Date => plain(addMonths(moment, months, UTC));

/** The moment so many UTC months before one; on the last day of a month that is shorter. */
export const monthsEarlier = (moment: Date, months: number): Date => plain(subMonths(moment, months, UTC));

/** Whole days of 24 hours from a moment to another. */
export const fullDaysBetween = (from: Date, to: Date): number => differenceInDays(to, from, UTC);
