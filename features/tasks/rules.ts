import type { Currency } from '@kozyr/contracts/money';
import type { OwnTask, OwnTasks } from '@kozyr/contracts/tasks';
import { formatMoney } from '@/lib/format/money';
import type { TasksInBrief } from './types';

/**
 * What the main page tells of the tasks. null where there are none for the player, where all are done and taken, and once the next
 * day has come, until they are asked for again.
 */
export function tasksInBrief(
  { offered, tasks, earlier, next_at }: Pick<OwnTasks, 'offered' | 'tasks' | 'earlier' | 'next_at'>,
  now: number,
): TasksInBrief | null {
  if (!offered || Date.parse(next_at) <= now) return null;
  const waiting = earlier.length + tasks.filter(({ state }) => state === 'done').length;
  if (waiting > 0) return { kind: 'waiting', count: waiting };
  const open = tasks.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  const percent = Math.max(...open.map((task) => task.percent));
  return { kind: 'open', done: tasks.length - open.length, of: tasks.length, percent };
}

const POLL_MS = 30_000;

/** How long until the tasks are asked for again: when the next day begins, and sooner while no stream tells what changes. */
export function msToNextAsk({ next_at }: Pick<OwnTasks, 'next_at'>, now: number, flows: boolean): number {
  const nextDay = Math.max(1_000, Date.parse(next_at) - now + 1_000);
  return flows ? nextDay : Math.min(nextDay, POLL_MS);
}

/** What a task takes, in its own unit: a whole number, or an amount where stakes are counted together. */
export const targetOf = ({ kind, count, stakes }: Pick<OwnTask, 'kind' | 'count' | 'stakes'>): string =>
  kind === 'stakes' ? (stakes ?? '') : String(count);

/** What the texts of a task are filled with. */
export function wordsOf(
  { category, count, stakes }: Pick<OwnTask, 'category' | 'count' | 'stakes'>,
  currency: Currency,
): { count: number; where: string; amount: string } {
  return { count, where: category ?? 'any', amount: stakes === null ? '' : formatMoney(stakes, { currency }) };
}
