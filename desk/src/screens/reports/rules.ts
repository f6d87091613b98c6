import type { Asked } from '@desk/lib/address/use-address';
import { CURRENCIES, CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';

export const REPORTS = ['days', 'games', 'studios'] as const;
export type Report = (typeof REPORTS)[number];
export type Span = { currency: Currency; from: string; to: string };

const DAY_MS = 86_400_000;
/** Days that are shown while the address names none. */
const AT_FIRST = 30;

/** The day of a moment in the zone of a currency, YYYY-MM-DD. */
const dayIn = (moment: Date, currency: Currency) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: CURRENCY_ZONES[currency], dateStyle: 'short' }).format(moment);

/** What span is asked for; the last thirty days unless the address says otherwise. */
export function spanAsked(asked: Asked, now: Date): Span {
  const currency = CURRENCIES.find((one) => one === asked.currency) ?? CURRENCIES[0];
  const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');
  const from = dayIn(new Date(now.getTime() - (AT_FIRST - 1) * DAY_MS), currency);
  return {
    currency,
    from: isDay(asked.from) ? asked.from : from,
    to: isDay(asked.to) ? asked.to : dayIn(now, currency),
  };
}

/** Which report is asked for. */
export const reportAsked = (asked: Asked): Report => REPORTS.find((one) => one === asked.tab) ?? 'days';
