import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { DAY_MS, momentOf, wallTime } from './zone-time';

/** A week of a currency: from Monday 00:00 of its zone to the next, which is not in it. 167 or 169 hours where clocks change. */
export type Week = { from: Date; to: Date };

/** Midnight of a wall clock's Monday, so many weeks on. */
function mondayOf(wall: number, weeks: number): number {
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return midnight + (7 * weeks - sinceMonday) * DAY_MS;
}

/** The week that a moment lies in, or one so many weeks later. */
export function weekAt(moment: Date, currency: Currency, weeks = 0): Week {
  const zone = CURRENCY_ZONES[currency];
  const wall = wallTime(moment, zone);
  return { from: momentOf(mondayOf(wall, weeks), zone), to: momentOf(mondayOf(wall, weeks + 1), zone) };
}

/** The week of a Monday written YYYY-MM-DD, as the zone's calendar has it; null when that day is no Monday, or no day. */
export function weekOfMonday(day: string, currency: Currency): Week | null {
  const wall = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== day || mondayOf(wall, 0) !== wall)
    return null;
  return weekAt(momentOf(wall, CURRENCY_ZONES[currency]), currency);
}

/** The Monday a week begins with, YYYY-MM-DD by the zone's calendar. */
export function mondayText({ from }: Week, currency: Currency): string {
  return new Date(wallTime(from, CURRENCY_ZONES[currency])).toISOString().slice(0, 10);
}
