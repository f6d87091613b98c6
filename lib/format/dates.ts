import { KAZAKH_MONTHS } from './kazakh-calendar';

/** The language unknown ones get (spec §9). Not taken from the contracts: they bring a schema library into the browser. */
const FALLBACK = 'ru';

/** Time as HH:mm (spec §5) in a zone passed in: an IANA name, e.g. "Europe/Kyiv". `instant` ISO 8601 or a Date. */
export function formatTime(instant: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
}

/** Day, month and year in the reader's language: "20 листопада 2026". */
export function formatDate(instant: string | Date, { locale, timeZone }: { locale: string; timeZone: string }): string {
  if (locale === 'kk') return kazakhDate(new Date(instant), timeZone);
  return new Intl.DateTimeFormat([locale, FALLBACK], {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(instant));
}

function kazakhDate(instant: Date, timeZone: string): string {
  const part = (name: 'day' | 'month' | 'year') =>
    Number(new Intl.DateTimeFormat('en-GB', { timeZone, [name]: 'numeric' }).format(instant));
  return `${part('year')} ж. ${part('day')} ${KAZAKH_MONTHS[part('month') - 1]}`;
}

/** A month, "2026-11", in the reader's language: "листопад 2026 р.". */
export function formatMonth(month: string, locale: string): string {
  const middle = new Date(`${month}-15T12:00:00Z`);
  if (locale === 'kk') return `${middle.getUTCFullYear()} ж. ${KAZAKH_MONTHS[middle.getUTCMonth()]}`;
  return new Intl.DateTimeFormat([locale, FALLBACK], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    middle,
  );
}

const TWO_DIGITS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Short date, alike in every language: "20.11.2026". */
export function formatDay(instant: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('de-DE', { ...TWO_DIGITS, timeZone }).format(new Date(instant));
}

/** Short date and HH:mm for tables: "20.11.2026, 15:04". */
export function formatDateTime(instant: string | Date, timeZone: string): string {
  return `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** The day of an instant in a zone, "2026-11-20": to send, to compare, to tell days apart. */
export function dayIn(instant: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { ...TWO_DIGITS, timeZone }).format(new Date(instant));
}

/** The reader's own zone, for the browser only: on the server it would be the server's. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
