import type { Asked } from '@desk/lib/address/use-address';
import { isDay, utcDay } from '@desk/lib/format/utc-day';
import { dayIn } from '@desk/lib/format/zone-days';
import { CURRENCIES, CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';

export const REPORTS = ['days', 'games', 'studios'] as const;
export type Report = (typeof REPORTS)[number];
export type Span = { currency: Currency; from: string; to: string };

/** Days that are shown while the address names none. */
const AT_FIRST = 30;

/** What span is asked for; the last thirty days of the currency's own calendar unless the address says otherwise. */
export function spanAsked(asked: Asked, now: Date): Span {
  const currency = CURRENCIES.find((one) => one === asked.currency) ?? CURRENCIES[0];
  const today = dayIn(now, CURRENCY_ZONES[currency]);
  return {
    currency,
    from: isDay(asked.from) ? asked.from : utcDay(new Date(`${today}T00:00:00Z`), 1 - AT_FIRST),
    to: isDay(asked.to) ? asked.to : today,
  };
}

/** Which report is asked for. */
export const reportAsked = (asked: Asked): Report => REPORTS.find((one) => one === asked.tab) ?? 'days';
