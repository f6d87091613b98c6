import { type Currency, toMinor } from '@kozyr/contracts/money';
import type { Task } from '@kozyr/contracts/tasks';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context, PlayerNews, Settlement } from '../../../context';
import type { Queryable } from '../../../db/database';
import { games } from '../../../db/schema/games';
import { doneTasks, taskCounts } from '../../../db/schema/tasks';
import { readTasksOffered } from '../../kernel/settings/registry';
import { dayIn, daysBack } from '../../kernel/time/days';
import { mayHaveTasks } from './internal/may-have-tasks';
import { readVersions } from './internal/read-terms';
import { type Count, reachedOf, type TermsVersion, targetOf, tasksOf, versionOn } from './rules';

/** A round that is settled or undone so long after its day moves no task any more. */
const COUNTED_DAYS = 7;

/** What rounds of a game have changed on a player's day. */
type Change = Pick<Settlement, 'userId' | 'currency' | 'game'> & { day: string; rounds: number; staked: bigint };
type PlayerDay = Pick<Change, 'userId' | 'currency' | 'day'>;

const keyOf = ({ userId, day }: Pick<Change, 'userId' | 'day'>) => `${userId} ${day}`;

function byPlayerDay<Of extends Pick<Change, 'userId' | 'day'>>(all: readonly Of[]): Map<string, Of[]> {
  const groups = new Map<string, Of[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** What a round counts for before its last change and after it, added up by player, day and game. */
function changesOf(rows: readonly Settlement[], versions: readonly TermsVersion[], now: Date): Change[] {
  const changes = new Map<string, Change>();
  const oldest: Partial<Record<Currency, string>> = {};
  for (const { userId, currency, game, begunAt, real, realChange } of rows) {
    const day = dayIn(begunAt, currency);
    oldest[currency] ??= daysBack(dayIn(now, currency), COUNTED_DAYS);
    if (day < oldest[currency]) continue;
    const least = toMinor(versionOn(versions, day).terms.min_stake[currency]);
    const counted = (staked: bigint) => (staked >= least ? { rounds: 1, staked } : { rounds: 0, staked: 0n });
    const [before, after] = [counted(real - realChange), counted(real)];
    const key = `${keyOf({ userId, day })} ${game}`;
    const sum = changes.get(key) ?? { userId, currency, game, day, rounds: 0, staked: 0n };
    sum.rounds += after.rounds - before.rounds;
    sum.staked += after.staked - before.staked;
    changes.set(key, sum);
  }
  return [...changes.values()];
}

/** Adds what rose to what is counted: rows of many players in one statement. */
async function addRisen(tx: Queryable, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const { slug, provider, category } = games;
  const slugs = [...new Set(changes.map(({ game }) => game))];
  const found = await tx.select({ slug, provider, category }).from(games).where(inArray(slug, slugs));
  const known = new Map(found.map(({ slug, ...rest }) => [slug, rest]));
  const rows = changes.flatMap((change) => {
    const game = known.get(change.game);
    return game ? [{ ...change, ...game }] : [];
  });
  if (rows.length === 0) return;
  await tx
    .insert(taskCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [taskCounts.userId, taskCounts.day, taskCounts.game],
      set: {
        rounds: sql`${taskCounts.rounds} + excluded.rounds`,
        staked: sql`${taskCounts.staked} + excluded.staked`,
      },
    });
}

/** Adds the changes to what is counted. What is undone was counted, or not even that: it never falls below nought. */
async function addCounts(tx: Queryable, changes: readonly Change[]): Promise<void> {
  const hasFallen = ({ rounds, staked }: Change) => rounds < 0 || staked < 0n;
  await addRisen(
    tx,
    changes.filter((change) => !hasFallen(change)),
  );
  for (const { userId, day, game, rounds, staked } of changes.filter(hasFallen))
    await tx
      .update(taskCounts)
      .set({
        rounds: sql`greatest(0, ${taskCounts.rounds} + ${rounds}::int)`,
        staked: sql`greatest(0, ${taskCounts.staked} + ${staked}::bigint)`,
      })
      .where(and(eq(taskCounts.userId, userId), eq(taskCounts.day, day), eq(taskCounts.game, game)));
}

type Counted = Count & Pick<Change, 'userId' | 'day'>;

/** What is counted on these days now. */
async function readCounts(tx: Queryable, days: readonly PlayerDay[]): Promise<Counted[]> {
  const touched = JSON.stringify(days.map(({ userId, day }) => ({ user_id: userId, day })));
  return tx
    .select()
    .from(taskCounts)
    .where(
      sql`(${taskCounts.userId}, ${taskCounts.day}) in
        (select t.user_id, t.day from jsonb_to_recordset(${touched}::jsonb) as t(user_id uuid, day date))`,
    );
}

/** Records that a task is done, unless it was: then the record stands as it is. */
async function recordDone(tx: Queryable, now: Date, of: PlayerDay, task: Task, reward: bigint): Promise<void> {
  const { userId, day, currency } = of;
  const one = and(eq(doneTasks.userId, userId), eq(doneTasks.day, day), eq(doneTasks.task, task.id));
  // Whoever takes it at this moment holds its row: looking for it waits for nobody.
  const known = await tx.select({ task: doneTasks.task }).from(doneTasks).where(one);
  if (known.length > 0) return;
  await tx.insert(doneTasks).values({ userId, day, currency, task: task.id, terms: task, reward, doneAt: now });
}

/** Takes the record of a task away that is not done any more. One that is taken, or is being taken now, stands. */
async function dropUndone(tx: Queryable, { userId, day }: PlayerDay, task: Task): Promise<void> {
  await tx.execute(sql`
    delete from done_tasks d using (
      select day, task from done_tasks
      where user_id = ${userId}::uuid and day = ${day}::date and task = ${task.id} and taken_at is null
      for update skip locked
    ) open
    where d.user_id = ${userId}::uuid and d.day = open.day and d.task = open.task`);
}

type Counts = { before: readonly Count[]; after: readonly Count[] };

/** Records what is done of a player's day now, and drops what is not any more. @returns whether its player reads anything new */
async function moveTasks(
  ctx: Context,
  tx: Queryable,
  of: PlayerDay,
  { terms, before, after }: Pick<TermsVersion, 'terms'> & Counts,
): Promise<boolean> {
  let moved = false;
  for (const task of tasksOf(terms, of.userId, of.day)) {
    const [then, now] = [reachedOf(task, of.currency, before), reachedOf(task, of.currency, after)];
    if (then === now) continue;
    moved = true;
    const target = targetOf(task, of.currency);
    if (then === target) await dropUndone(tx, of, task);
    if (now === target && (await mayHaveTasks(ctx, tx, of.userId)))
      await recordDone(tx, ctx.now(), of, task, toMinor(terms.reward[of.currency]));
  }
  return moved;
}

/** What was counted before a change, by what is counted after it. */
function beforeIt(counts: readonly Counted[], changes: readonly Change[]): Count[] {
  return counts.map((count) => {
    const change = changes.find(({ game }) => game === count.game);
    return { ...count, rounds: count.rounds - (change?.rounds ?? 0), staked: count.staked - (change?.staked ?? 0n) };
  });
}

/**
 * Counts settled rounds for the tasks of the day on which they began, and takes off those that were undone; records what is done, for
 * whoever may have tasks then. It moves no money: a reward is taken by its player (take.ts). What was taken stays taken. While
 * the operator offers no tasks nothing is added.
 */
export async function countTasks(
  ctx: Context,
  tx: Queryable,
  rows: readonly Settlement[],
): Promise<readonly PlayerNews[]> {
  const offered = await readTasksOffered(tx);
  const versions = await readVersions(tx);
  const changes = changesOf(rows, versions, ctx.now()).filter(
    ({ rounds, staked }) => rounds < 0 || staked < 0n || (offered && staked > 0n),
  );
  if (changes.length === 0) return [];
  await addCounts(tx, changes);
  const byDay = byPlayerDay(changes);
  const days = [...byDay.values()].flatMap(([first]) => (first ? [first] : []));
  const counted = byPlayerDay(await readCounts(tx, days));
  const news = new Map<string, PlayerNews>();
  for (const of of days) {
    const after = counted.get(keyOf(of)) ?? [];
    const before = beforeIt(after, byDay.get(keyOf(of)) ?? []);
    const { terms } = versionOn(versions, of.day);
    if (await moveTasks(ctx, tx, of, { terms, before, after }))
      news.set(of.userId, { userId: of.userId, event: { type: 'tasks' } });
  }
  return [...news.values()];
}
