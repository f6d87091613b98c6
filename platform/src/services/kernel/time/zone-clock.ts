import { WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import type { Currency } from '@kozyr/contracts/money';
import { getHours, getISODay, getMinutes, hoursToMinutes } from 'date-fns';
import { zoneOf } from './zones';

export type ZoneClock = {
  /** ISO, 1 Monday to 7 Sunday. */
  weekday: number;
  name: (typeof WEEKDAYS)[number];
  /** Minutes since midnight. */
  minutes: number;
};

/** Day and time of a moment in the zone of a currency. */
export function zoneClock(moment: Date, currency: Currency): ZoneClock {
  const clock = zoneOf(currency).in(moment);
  const weekday = getISODay(clock);
  const name = WEEKDAYS[weekday - 1];
  if (!name) throw new Error(`No weekday at ${moment.toISOString()}.`);
  return { weekday, name, minutes: hoursToMinutes(getHours(clock)) + getMinutes(clock) };
}
