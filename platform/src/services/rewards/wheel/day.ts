import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { DAY_MS, momentOf, wallTime } from '../../kernel/time/zone-time';

/** The day of the wheel at a moment, YYYY-MM-DD in the zone of the currency, and when the next one begins there. */
export function wheelDay(moment: Date, currency: Currency): { day: string; nextAt: Date } {
  const zone = CURRENCY_ZONES[currency];
  const today = Math.floor(wallTime(moment, zone) / DAY_MS) * DAY_MS;
  return { day: new Date(today).toISOString().slice(0, 10), nextAt: momentOf(today + DAY_MS, zone) };
}
