import { HISTORY_GROUPS, type HistoryEntry, type HistoryGroup } from '@kozyr/contracts/history';
import { toMinor } from '@kozyr/contracts/money';
import { daysSpanned, firstOfYearUpTo, isDay } from '@/lib/format/calendar';
import { HISTORY_LISTS, type HistoryList } from '../types';

/** Which list of the history an address asks for; all movements for anything unknown. */
export function readHistoryList(value: string | null | undefined): HistoryList {
  return HISTORY_LISTS.find((list) => list === value) ?? 'all';
}

/** 1 for what the player reads as gained, -1 for spent, 0 for money that only moved between wallets. */
export function movementSign({ amount }: Pick<HistoryEntry, 'amount'>): -1 | 0 | 1 {
  const minor = toMinor(amount);
  return minor > 0n ? 1 : minor < 0n ? -1 : 0;
}

/** Which movements an address narrows the history to; none for anything unknown. */
export function readGroup(value: string | null | undefined): HistoryGroup | undefined {
  return HISTORY_GROUPS.find((group) => group === value);
}

/** A day of this century as YYYY-MM-DD from an address or a field; undefined for anything else, a year half typed too. */
export function readDay(value: string | null | undefined): string | undefined {
  return value && /^2\d{3}-\d{2}-\d{2}$/.test(value) && isDay(value) ? value : undefined;
}

/** The last 12 months up to and with a day. */
export function lastYear(today: string): { from: string; to: string } {
  return { from: firstOfYearUpTo(today), to: today };
}

/** What is wrong with the days of an export, as a key of messages `cashbox.export.problem`; null for nothing. */
export function spanProblem(from: string, to: string, most: number): 'required' | 'order' | 'tooLong' | null {
  if (!readDay(from) || !readDay(to)) return 'required';
  if (from > to) return 'order';
  return daysSpanned(from, to) > most ? 'tooLong' : null;
}

/** A page number from an address; 1 for anything that is none. */
export function readPage(value: string | null | undefined): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
