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

/**
 * Within a quarter of an hour of UTC no day of a zone begins or ends: since the year below, every zone of ours is apart from UTC by whole
 * quarters.
 */
const QUARTER_MS = 15 * 60_000;
const SINCE = Date.UTC(1990, 0);
const MAX_KNOWN = 1_000;

const knownDays: Readonly<Record<Currency, Map<number, string>>> = { uah: new Map(), kzt: new Map() };
const knownMondays = new Map<string, string>();

/** What is kept for a key, read where it is not: nearly all ask about the same few, several times for every bet, and a calendar takes long. */
function keptIn<Key>(known: Map<Key, string>, key: Key, read: () => string): string {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const found = read();
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** The day of a moment in the zone of a currency, YYYY-MM-DD. What was read for a quarter of an hour is kept. */
export function dayIn(moment: Date, currency: Currency): string {
  const time = moment.getTime();
  const read = () => lightFormat(zoneOf(currency).in(moment), DAY);
  return time < SINCE ? read() : keptIn(knownDays[currency], Math.floor(time / QUARTER_MS), read);
}

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
  keptIn(knownMondays, day, () => lightFormat(startOfWeek(parseISO(day, UTC), { ...UTC, weekStartsOn: 1 }), DAY));

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
