import type { Currency } from '@kozyr/contracts/money';
import type { LimitPeriod } from '@kozyr/contracts/player-limits';
import { addDays, addMonths, addWeeks, startOfDay, startOfMonth, startOfWeek, subMonths } from 'date-fns';
import { dayIn } from './days';
import { plain, zoneOf } from './zones';

/** A period of the calendar: its first moment, and the first moment of the next. */
export type Period = { from: Date; to: Date };

/** The day, week from Monday or month that a moment lies in, in the zone of a currency. */
export function periodAt(moment: Date, currency: Currency, period: LimitPeriod): Period {
  const zone = zoneOf(currency);
  if (period === 'day') {
    const from = startOfDay(moment, zone);
    return { from: plain(from), to: plain(addDays(from, 1, zone)) };
  }
  if (period === 'week') {
    const from = startOfWeek(moment, { ...zone, weekStartsOn: 1 });
    return { from: plain(from), to: plain(addWeeks(from, 1, zone)) };
  }
  const from = startOfMonth(moment, zone);
  return { from: plain(from), to: plain(addMonths(from, 1, zone)) };
}

/** The first days of the running day, week and month in the zone of a currency, each YYYY-MM-DD. */
export function firstDays(moment: Date, currency: Currency): Record<LimitPeriod, string> {
  const firstDay = (period: LimitPeriod) => dayIn(periodAt(moment, currency, period).from, currency);
  return { day: firstDay('day'), week: firstDay('week'), month: firstDay('month') };
}

/** The first of so many months, the running one included, in the zone of a currency: YYYY-MM. */
export function firstMonthOf(moment: Date, currency: Currency, months: number): string {
  const zone = zoneOf(currency);
  return dayIn(plain(subMonths(startOfMonth(moment, zone), months - 1, zone)), currency).slice(0, 7);
}
