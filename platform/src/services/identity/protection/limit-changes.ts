import { addHours } from 'date-fns';
import type { PlayerLimitRow } from '../../kernel/protection/limit-usage';
import { daysLater } from '../../kernel/time/days';

/** For how long a raise or a removal that has waited may be confirmed. */
export const CONFIRM_DAYS = 7;

/** When it is asked for, and how many hours it waits by the law of the player's country. */
export type Asked = { now: Date; waitHours: number };

type Waiting = Pick<PlayerLimitRow, 'changeAmount' | 'changeFrom' | 'changeUntil'>;
export const NO_CHANGE: Waiting = { changeAmount: null, changeFrom: null, changeUntil: null };

/** The change that still waits, or may be confirmed; null: there is none, or its time is over. */
export function changeOf(
  { changeAmount, changeFrom, changeUntil }: Waiting,
  now: Date,
): { amount: bigint | null; from: Date; until: Date } | null {
  if (changeFrom === null || changeUntil === null || now >= changeUntil) return null;
  return { amount: changeAmount, from: changeFrom, until: changeUntil };
}

/** A change that waits from now on. amount null: the limit is to be taken away. */
function waiting({ now, waitHours }: Asked, amount: bigint | null): Waiting {
  const changeFrom = addHours(now, waitHours);
  return { changeAmount: amount, changeFrom, changeUntil: daysLater(changeFrom, CONFIRM_DAYS) };
}

type Columns = Pick<PlayerLimitRow, 'amount' | 'since'> & Waiting;

/**
 * What a player's request makes of a limit: a first or a lower one holds at once and forgets a raise that waits; the amount that holds
 * already does the same; a higher one waits, the time anew when another one waited.
 */
export function afterRequest(before: Columns | null, amount: bigint, asked: Asked): Columns {
  const { now } = asked;
  if (!before || amount < before.amount) return { amount, since: now, ...NO_CHANGE };
  if (amount === before.amount) return before.changeFrom === null ? before : { ...before, ...NO_CHANGE };
  const change = changeOf(before, now);
  // Asked again for the same: the first request counts.
  if (change?.amount === amount) return before;
  return { ...before, ...waiting(asked, amount) };
}

/** The same of a request to be without the limit. */
export function afterRemoval(before: Columns, asked: Asked): Columns {
  const change = changeOf(before, asked.now);
  if (change?.amount === null) return before;
  return { ...before, ...waiting(asked, null) };
}
