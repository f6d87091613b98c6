import { TZDate } from '@date-fns/tz';
import { addDays, isAfter, lightFormat, set } from 'date-fns';

/** Opening hours of a day in a place's own time, "HH:mm"; `to` before `from` means the next morning. */
export type Hours = { from: string; to: string; timeZone: string };

/** Whether a table with these hours is open at a moment (ms since the epoch); without hours it always is. */
export function isWithin(hours: Hours | null, at: number): boolean {
  if (!hours) return true;
  const { from, to, timeZone } = hours;
  const clock = lightFormat(new TZDate(at, timeZone), 'HH:mm');
  return from <= to ? from <= clock && clock < to : from <= clock || clock < to;
}

/** The next moment at which it opens or closes, whole minutes; null when it never does. Looks two days ahead. */
export function nextChange(hours: Hours | null, at: number): number | null {
  if (!hours) return null;
  const [hour = 0, minute = 0] = (isWithin(hours, at) ? hours.to : hours.from).split(':').map(Number);
  const time = { hours: hour, minutes: minute, seconds: 0, milliseconds: 0 };
  const today = set(new TZDate(at, hours.timeZone), time);
  // Set anew: a day on, a clock that was put forward over this time may show it again.
  return (isAfter(today, at) ? today : set(addDays(today, 1), time)).getTime();
}
