import type { Currency } from '@kozyr/contracts/money';
import type { LimitPeriod } from '@kozyr/contracts/player-limits';
import { addDays, addMonths, startOfDay, startOfMonth, subMonths } from 'date-fns';
import { dayIn, daysBack, mondayOf } from './days';
import { weekAt } from './week';
import { plain, zoneOf } from './zones';

/** A period of the calendar: its first moment, and the first moment of the next. */
export type Period = { from: Date; to: Date };

/** The day, week from Monday or month that a moment lies in, in the zone of a currency. */
export function periodAt(moment: Date, currency: Currency, period: LimitPeriod): Period {
  if (period === 'week') return weekAt(moment, currency);
  const zone = zoneOf(currency);
  const from = period === 'day' ? startOfDay(moment, zone) : startOfMonth(moment, zone);
  const to = period === 'day' ? addDays(from, 1, zone) : addMonths(from, 1, zone);
  return { from: plain(from), to: plain(to) };
}

/** The first days of the day, week and month that a day lies in, each YYYY-MM-DD. */
export const firstDays = (day: string): Record<LimitPeriod, string> => ({
  day,
  week: mondayOf(day),
  month: `${day.slice(0, 7)}-01`,
});

/** The first of so many months, the running one included, in the zone of a currency: YYYY-MM. */
export function firstMonthOf(moment: Date, currency: Currency, months: number): string {
  const zone = zoneOf(currency);
  return dayIn(plain(subMonths(startOfMonth(moment, zone), months - 1, zone)), currency).slice(0, 7);
}

/** The first day of every week or month that has a day of a span, in order, each YYYY-MM-DD. */
export function firstDaysOf({ from, to }: { from: string; to: string }, period: 'week' | 'month'): string[] {
  const firsts: string[] = [];
  // So many days on from a first day are always in the next one.
  const step = period === 'week' ? 7 : 31;
  for (let first = firstDays(from)[period]; first <= to; first = firstDays(daysBack(first, -step))[period])
    firsts.push(first);
  return firsts;
}
