import { addDays } from 'date-fns';
import { KAZAKH_DAYS } from './kazakh-calendar';

/** Days of the week with their short ids, from Sunday as the specification lists them (§3). `name` keys settings. */
export const WEEK_DAYS = [
  { id: 'SUN', name: 'sunday' },
  { id: 'MON', name: 'monday' },
  { id: 'TUE', name: 'tuesday' },
  { id: 'WED', name: 'wednesday' },
  { id: 'THU', name: 'thursday' },
  { id: 'FRI', name: 'friday' },
  { id: 'SAT', name: 'saturday' },
] as const;

export type WeekDay = (typeof WEEK_DAYS)[number];
export type WeekDayId = WeekDay['id'];

/** Weeks start on Monday in every language of ours (spec §3). */
export const FIRST_WEEK_DAY: WeekDayId = 'MON';

/** The noon of a Sunday, to hang the names of days on: whatever clocks do, a day on is the next. */
const SOME_SUNDAY = new Date('2026-11-15T12:00:00Z');

/** The seven days, beginning with the given one. */
export function weekFrom(first: WeekDayId = FIRST_WEEK_DAY): WeekDay[] {
  const start = WEEK_DAYS.findIndex(({ id }) => id === first);
  return [...WEEK_DAYS.slice(start), ...WEEK_DAYS.slice(0, start)];
}

/** A day's name in the reader's language: "понеділок", short "пн". Unknown languages get Russian (spec §9). */
export function weekDayName(day: WeekDayId, locale: string, style: 'long' | 'short' = 'long'): string {
  const position = WEEK_DAYS.findIndex(({ id }) => id === day);
  const kazakh = KAZAKH_DAYS[style][position];
  if (locale === 'kk' && kazakh) return kazakh;
  return new Intl.DateTimeFormat([locale, 'ru'], { weekday: style, timeZone: 'UTC' }).format(
    addDays(SOME_SUNDAY, position),
  );
}

/** Which day it is at an instant in a zone (IANA name, e.g. "Europe/Kyiv"). */
export function weekDayAt(instant: Date, timeZone: string): WeekDay {
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(instant).toLowerCase();
  const day = WEEK_DAYS.find((each) => each.name === name);
  if (!day) throw new RangeError(`No such day: ${name}`);
  return day;
}
