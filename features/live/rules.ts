import type { LiveTable } from '@kozyr/contracts/live';
import type { TableMoment } from './types';

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The colour of a pocket of a European wheel. */
export const colourOf = (pocket: number): 'red' | 'black' | 'zero' =>
  pocket === 0 ? 'zero' : RED.has(pocket) ? 'red' : 'black';

/** A table that closes this soon says so. */
const SOON_MS = 30 * 60_000;

/** What a table is doing. `fresh`: it was asked just now; what a page was made with long ago says nothing of the moment. */
export function momentOf(table: LiveTable, now: number, fresh: boolean): TableMoment {
  if (!fresh) return { kind: 'unknown' };
  const { open, changes_at: changes, phase, phase_ends_at: ends } = table;
  if (!open && phase === null) return { kind: 'closed', opensAt: changes };
  if (phase === 'open' && ends !== null && Date.parse(ends) > now) return { kind: 'bets', endsAt: ends };
  if (open && changes !== null && Date.parse(changes) - now < SOON_MS) return { kind: 'closing', closesAt: changes };
  return { kind: phase === 'closing' || phase === 'run' ? 'spin' : 'pause' };
}

/** Whole seconds until a moment, never below zero. */
export const secondsUntil = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / 1_000));

/** Open tables first, those with players before empty ones, else as they came. */
export function inOrder(tables: readonly LiveTable[]): LiveTable[] {
  return tables.toSorted((a, b) => Number(b.open) - Number(a.open) || b.seats.taken - a.seats.taken);
}
