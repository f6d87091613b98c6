import type { Asked } from '@desk/lib/address/use-address';
import { isDay, utcDay } from '@desk/lib/format/utc-day';
import { dayIn } from '@desk/lib/format/zone-days';
import { CURRENCIES, CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import type { ReportGame } from '@kozyr/contracts/operator/reports';

export const REPORTS = ['days', 'games', 'studios', 'cohorts'] as const;
export type Report = (typeof REPORTS)[number];
export type Span = { currency: Currency; from: string; to: string };

/** Days that are shown while the address names none; of cohorts twelve weeks. */
const AT_FIRST = 30;
const OF_COHORTS = 84;

/** What span is asked for; the last thirty days of the currency's own calendar, of cohorts the last 84, unless the address says otherwise. */
export function spanAsked(asked: Asked, now: Date): Span {
  const currency = CURRENCIES.find((one) => one === asked.currency) ?? CURRENCIES[0];
  const atFirst = reportAsked(asked) === 'cohorts' ? OF_COHORTS : AT_FIRST;
  const today = dayIn(now, CURRENCY_ZONES[currency]);
  return {
    currency,
    from: isDay(asked.from) ? asked.from : utcDay(new Date(`${today}T00:00:00Z`), 1 - atFirst),
    to: isDay(asked.to) ? asked.to : today,
  };
}

/** Which report is asked for. */
export const reportAsked = (asked: Asked): Report => REPORTS.find((one) => one === asked.tab) ?? 'days';

/** Bands that are drawn: those of the largest stakes. */
const DRAWN_BANDS = 20;

/** A band as it is drawn, in percent. around: from what was observed down to the lower end, and up to the upper. stated: what the game says. */
export type DrawnBand = { title: string; observed: number; around: [number, number]; stated: number | null };

/** The games or studios with a band, the largest stakes first, so many as are drawn. */
export function withBand(items: readonly ReportGame[]): DrawnBand[] {
  return items
    .flatMap(({ id, title, band, expected_rtp }): DrawnBand[] => {
      if (!band?.low || !band.high) return [];
      const observed = Number(band.rtp);
      const around: [number, number] = [observed - Number(band.low), Number(band.high) - observed];
      return [{ title: title || id, observed, around, stated: expected_rtp === null ? null : Number(expected_rtp) }];
    })
    .slice(0, DRAWN_BANDS);
}
