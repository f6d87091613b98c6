import { createHash } from 'node:crypto';
import { CURRENCIES, type Currency, fromMinor, toMinor } from '@kozyr/contracts/money';
import type { TaskCost } from '@kozyr/contracts/operator/tasks';
import { type OwnTask, TASKS_A_DAY, type Task, type TaskTerms } from '@kozyr/contracts/tasks';
import type { doneTasks, taskCounts } from '../../../db/schema/tasks';
import { dayAfter, dayIn } from '../../kernel/time/days';

/** The most a task may give, minor units: 5 hryvnias, 50 tenge. */
export const MAX_REWARD: Readonly<Record<Currency, bigint>> = { uah: 500n, kzt: 5_000n };
/** The most a task may ask to be staked, minor units: small stakes reach it. */
export const MAX_LEAST_STAKES: Readonly<Record<Currency, bigint>> = { uah: 10_000n, kzt: 100_000n };
/**
 * What the three tasks of a day pay together is at most so much of the least stakes of any of them, in percent, since the same stakes may do all
 * three: to make accounts for it is not worth while (0109).
 */
export const MAX_PERCENT = 5n;

const each = (hryvnias: number) => ({ uah: `${hryvnias}.00`, kzt: `${hryvnias * 10}.00` });

/** What the tasks of a day pay together, minor units. */
const dayReward = (terms: TaskTerms, currency: Currency) => toMinor(terms.reward[currency]) * BigInt(TASKS_A_DAY);

/** What holds until an operator sets something. Each task takes 20 hryvnias or 200 tenge of stakes at least. */
export const FIRST_TERMS: TaskTerms = {
  reward: { uah: '0.30', kzt: '3.00' },
  min_stake: each(1),
  tasks: [
    { id: 'slots-rounds', kind: 'rounds', category: 'slots', count: 20, stakes: null },
    { id: 'instant-rounds', kind: 'rounds', category: 'instant', count: 20, stakes: null },
    { id: 'live-stakes', kind: 'stakes', category: 'live', count: 1, stakes: each(20) },
    { id: 'four-games', kind: 'games', category: null, count: 4, stakes: each(5) },
    { id: 'four-studios', kind: 'studios', category: null, count: 4, stakes: each(5) },
  ],
};

export type TermsVersion = { version: number; fromDay: string | null; terms: TaskTerms; setAt: Date | null };
const FIRST_VERSION: TermsVersion = { version: 0, fromDay: null, terms: FIRST_TERMS, setAt: null };

/** The version that holds on a day, YYYY-MM-DD: of those that have begun the last. */
export function versionOn(versions: readonly TermsVersion[], day: string): TermsVersion {
  return versions.findLast(({ fromDay }) => fromDay !== null && fromDay <= day) ?? FIRST_VERSION;
}

/** The day in the zone where it comes latest and where it comes first. */
function daysNow(now: Date): { latest: string; first: string } {
  const days = CURRENCIES.map((currency) => dayIn(now, currency)).sort();
  return { latest: days[0] ?? '', first: days.at(-1) ?? '' };
}

/** The first day that has begun nowhere: what is set now may hold from it on. */
export const nextDay = (now: Date): string => dayAfter(daysNow(now).first);

/** What holds somewhere at this moment or will later, in the order in which they begin. */
export function versionsFrom(versions: readonly TermsVersion[], now: Date): TermsVersion[] {
  const { latest } = daysNow(now);
  return [versionOn(versions, latest), ...versions.filter(({ fromDay }) => fromDay !== null && fromDay > latest)];
}

const order = (userId: string, day: string, { id }: Task) =>
  createHash('sha256').update(`${userId}:${day}:${id}`).digest('hex');

/** The three tasks of a player on a day: always the same ones of the same terms, and nobody chooses them. */
export function tasksOf(terms: TaskTerms, userId: string, day: string): Task[] {
  const chosen = terms.tasks
    .map((task) => ({ task, place: order(userId, day, task) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, TASKS_A_DAY)
    .map(({ task }) => task);
  return terms.tasks.filter((task) => chosen.includes(task));
}

export type Count = Pick<typeof taskCounts.$inferSelect, 'game' | 'provider' | 'category' | 'rounds' | 'staked'>;

const stakesOf = ({ stakes }: Task, currency: Currency) => toMinor(stakes?.[currency] ?? '0');

/** What a task takes, in its own unit: rounds, games, studios, or minor units. */
export const targetOf = (task: Task, currency: Currency): bigint =>
  task.kind === 'stakes' ? stakesOf(task, currency) : BigInt(task.count);

const sum = (numbers: readonly bigint[]) => numbers.reduce((all, one) => all + one, 0n);

/** How far a task is with these counts of its day, in its own unit, never above what it takes. */
export function reachedOf(task: Task, currency: Currency, counts: readonly Count[]): bigint {
  const counted = counts.filter(({ category }) => task.category === null || task.category === category);
  const needed = stakesOf(task, currency);
  const byStudio = [...new Set(counted.map(({ provider }) => provider))].map((studio) =>
    sum(counted.filter(({ provider }) => provider === studio).map(({ staked }) => staked)),
  );
  const reached = {
    rounds: () => sum(counted.map(({ rounds }) => BigInt(rounds))),
    games: () => BigInt(counted.filter(({ staked }) => staked >= needed).length),
    studios: () => BigInt(byStudio.filter((staked) => staked >= needed).length),
    stakes: () => sum(counted.map(({ staked }) => staked)),
  }[task.kind]();
  const target = targetOf(task, currency);
  if (reached > target) return target;
  return reached;
}

type Done = Pick<typeof doneTasks.$inferSelect, 'reward' | 'takenAt'>;

/** A task as its player reads it; `done` is its record, which stands whatever is undone after it was taken. */
export function taskView(
  task: Task,
  currency: Currency,
  { reached, reward, done }: { reached: bigint; reward: bigint; done: Done | null },
): OwnTask {
  const target = targetOf(task, currency);
  const far = done ? target : reached;
  return {
    ...task,
    stakes: task.stakes?.[currency] ?? null,
    reward: fromMinor(done?.reward ?? reward),
    reached: task.kind === 'stakes' ? fromMinor(far) : String(far),
    percent: Number((far * 100n) / target),
    state: done ? (done.takenAt ? 'taken' : 'done') : 'open',
  };
}

/** What has to be staked at least until a task is done, minor units. */
export function leastStakes(task: Task, terms: TaskTerms, currency: Currency): bigint {
  const one = task.kind === 'rounds' ? toMinor(terms.min_stake[currency]) : stakesOf(task, currency);
  return one * BigInt(task.count);
}

/** What terms may cost: by player and day at most, and by the least stakes of each task, which may do all three of a day. */
export function costsOf(terms: TaskTerms): TaskCost[] {
  return CURRENCIES.map((currency) => {
    const reward = dayReward(terms, currency);
    return {
      currency,
      most_a_day: fromMinor(reward),
      tasks: terms.tasks.map((task) => {
        const least = leastStakes(task, terms, currency);
        return { id: task.id, least_stakes: fromMinor(least), percent: fromMinor((reward * 10_000n) / least) };
      }),
    };
  });
}

/** What is wrong with a task by itself; null: nothing. */
function problemOfTask({ id, kind, count, stakes }: Task): string | null {
  if ((kind === 'rounds') !== (stakes === null)) return `${id}: stakes is null of kind rounds, and of no other.`;
  if (kind === 'stakes' && count !== 1) return `${id}: count is 1 of kind stakes.`;
  return null;
}

/** Why these terms may not be published, a sentence; null: they may. Small stakes, small rewards, and none that pays making accounts. */
export function problemOf(terms: TaskTerms): string | null {
  const ids = terms.tasks.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return 'Two tasks have the same id.';
  for (const task of terms.tasks) {
    const problem = problemOfTask(task);
    if (problem) return problem;
  }
  for (const currency of CURRENCIES) {
    const [reward, minStake] = [toMinor(terms.reward[currency]), toMinor(terms.min_stake[currency])];
    if (reward <= 0n || reward > MAX_REWARD[currency])
      return `The reward in ${currency} must be above 0.00 and at most ${fromMinor(MAX_REWARD[currency])}.`;
    if (minStake <= 0n) return `min_stake in ${currency} must be above 0.00.`;
    for (const task of terms.tasks) {
      const least = leastStakes(task, terms, currency);
      if (least <= 0n || least > MAX_LEAST_STAKES[currency])
        return `${task.id}: it takes stakes of ${fromMinor(least)} in ${currency}; at most ${fromMinor(MAX_LEAST_STAKES[currency])} may be asked for.`;
      if (dayReward(terms, currency) * 100n > least * MAX_PERCENT)
        return `${task.id}: ${TASKS_A_DAY} rewards in ${currency} are more than ${MAX_PERCENT} % of the ${fromMinor(least)} that have to be staked for it, and the same stakes may do ${TASKS_A_DAY} tasks.`;
    }
  }
  return null;
}
