import type { Currency } from '@kozyr/contracts/money';
import { addDays, addMinutes, hoursToMinutes, startOfDay } from 'date-fns';
import { zoneClock } from './zone-clock';
import { plain, zoneOf } from './zones';

/** Minutes since midnight, 0 to 1439; `to` not later than `from` lies on the next day. */
export type QuietMinutes = { from: number; to: number };

/** HH:MM as minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return hoursToMinutes(Number(hours)) + Number(minutes);
}

/** Minutes since midnight as HH:MM. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** When the quiet hours that a moment lies in end, by the clock of the zone of a currency; null: it lies in none. */
export function quietUntil(moment: Date, currency: Currency, { from, to }: QuietMinutes): Date | null {
  const { minutes } = zoneClock(moment, currency);
  const quiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  if (!quiet) return null;
  const zone = zoneOf(currency);
  const today = startOfDay(moment, zone);
  const day = minutes < to ? today : addDays(today, 1, zone);
  const end = plain(addMinutes(day, to));
  // The day on which clocks change has an hour more or less between its midnight and then.
  return plain(addMinutes(end, to - zoneClock(end, currency).minutes));
}
