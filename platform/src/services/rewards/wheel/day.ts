import type { Currency } from '@kozyr/contracts/money';
import { dayIn, nextDayIn } from '../../kernel/time/days';

/** The day of the wheel at a moment, YYYY-MM-DD in the zone of the currency, and when the next one begins there. */
export function wheelDay(moment: Date, currency: Currency): { day: string; nextAt: Date } {
  return { day: dayIn(moment, currency), nextAt: nextDayIn(moment, currency) };
}
