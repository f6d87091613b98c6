import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { HarmMarker } from '@kozyr/contracts/operator/harm';

/** What a player did on a day, and in the seven days until it, of the currency's zone. Sums in minor units. */
export type HarmFacts = {
  currency: Currency;
  /** Of the last seven nights, those with a round between midnight and six. */
  nights: number;
  /** Played on the day. */
  seconds: number;
  /** Of the player's own money, in the seven days; below zero: they won. */
  lost: bigint;
  /** The same in the four weeks before those, all together. */
  lostBefore: bigint;
  /** Arrived on the day. */
  deposits: number;
  /** Declined on the day by the player's bank, for want of money or by its limit. */
  failedDeposits: number;
  /** Raises and removals of limits asked for in the seven days. */
  raises: number;
  /** Given up by the player in the seven days. */
  cancelledWithdrawals: number;
};

/** A signal of one day. weight: 1 to 3. reason: what was seen, as an operator reads it. */
export type Signal = { marker: HarmMarker; weight: number; reason: string };

/** A loss below it tells of nothing, however fast it rose; minor units. */
const LOSS_FLOOR: Readonly<Record<Currency, bigint>> = { uah: 500_000n, kzt: 5_000_000n };
const WEEKS_BEFORE = 4n;
const RISE = 3n;
const LONG_SECONDS = 6 * 3600;
const AT_LEAST = { nights: 4, deposits: 5, failedDeposits: 3, raises: 2, cancelledWithdrawals: 2 } as const;

/** A case opens when the markers of a week weigh so much. */
const OPENS_AT = 4;

function risingLosses({ currency, lost, lostBefore }: HarmFacts): Signal[] {
  const usual = lostBefore > 0n ? lostBefore / WEEKS_BEFORE : 0n;
  if (lost < LOSS_FLOOR[currency] || lost < usual * RISE) return [];
  const sums = `lost ${fromMinor(lost)} ${currency} in seven days, ${fromMinor(usual)} a week in the four weeks before`;
  return [{ marker: 'rising_losses', weight: 3, reason: sums }];
}

/** The signals in what a player did; none, for nearly everybody. */
export function signalsOf(facts: HarmFacts): Signal[] {
  const { nights, seconds, deposits, failedDeposits, raises, cancelledWithdrawals } = facts;
  const counted = (marker: HarmMarker, weight: number, found: boolean, reason: string): Signal[] =>
    found ? [{ marker, weight, reason }] : [];
  const played = `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return [
    ...counted('nights', 2, nights >= AT_LEAST.nights, `played in ${nights} of seven nights between midnight and six`),
    ...counted('long_day', 2, seconds >= LONG_SECONDS, `played ${played} in a day`),
    ...risingLosses(facts),
    ...counted('many_deposits', 2, deposits >= AT_LEAST.deposits, `paid in ${deposits} times in a day`),
    ...counted(
      'failed_deposits',
      2,
      failedDeposits >= AT_LEAST.failedDeposits,
      `${failedDeposits} deposits in a day were declined for want of money or by the bank`,
    ),
    ...counted(
      'raised_limits',
      1,
      raises >= AT_LEAST.raises,
      `asked for ${raises} higher limits, or none, in seven days`,
    ),
    ...counted(
      'cancelled_withdrawals',
      2,
      cancelledWithdrawals >= AT_LEAST.cancelledWithdrawals,
      `gave up ${cancelledWithdrawals} withdrawals in seven days`,
    ),
  ];
}

/** What the signals of a week weigh: each marker once, at its heaviest. */
function weightOf(signals: readonly Pick<Signal, 'marker' | 'weight'>[]): number {
  const heaviest = new Map<HarmMarker, number>();
  for (const { marker, weight } of signals) heaviest.set(marker, Math.max(weight, heaviest.get(marker) ?? 0));
  return [...heaviest.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Why a case is to be opened for a week's signals, newest first; null: they do not weigh enough. */
export function reasonToOpen(week: readonly Signal[]): string | null {
  if (weightOf(week) < OPENS_AT) return null;
  const newest = new Map<HarmMarker, string>();
  for (const { marker, reason } of week) if (!newest.has(marker)) newest.set(marker, reason);
  return [...newest.values()].join('; ');
}
