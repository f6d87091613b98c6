import { toMinor } from '@kozyr/contracts/money';
import type { OwnTasks } from '@kozyr/contracts/tasks';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { doneTasks, taskCounts } from '../../../db/schema/tasks';
import { currencyOf } from '../../kernel/players/currency-of';
import { readTasksOffered } from '../../kernel/settings/registry';
import { dayIn, nextDayIn } from '../../kernel/time/days';
import { mayHaveTasks } from './internal/may-have-tasks';
import { readVersions } from './internal/read-terms';
import { reachedOf, tasksOf, taskView, versionOn } from './rules';

const MAX_EARLIER = 30;

/** The player's tasks of today and what they have done and not taken on days before; nothing for whom there are none now. */
export async function getOwnTasks(ctx: Context, { userId }: Caller): Promise<OwnTasks> {
  const now = ctx.now();
  const currency = await currencyOf(ctx.db, userId);
  const day = dayIn(now, currency);
  const { terms } = versionOn(await readVersions(ctx.db), day);
  const may = await mayHaveTasks(ctx, ctx.db, userId);
  const offered = may && (await readTasksOffered(ctx.db));
  const answer = {
    offered,
    currency,
    day,
    next_at: nextDayIn(now, currency).toISOString(),
    min_stake: terms.min_stake[currency],
    tasks: [],
    earlier: [],
  };
  if (!may) return answer;
  const [counts, done, earlier] = await Promise.all([
    ctx.db
      .select()
      .from(taskCounts)
      .where(and(eq(taskCounts.userId, userId), eq(taskCounts.day, day))),
    ctx.db
      .select()
      .from(doneTasks)
      .where(and(eq(doneTasks.userId, userId), eq(doneTasks.day, day))),
    ctx.db
      .select()
      .from(doneTasks)
      .where(and(eq(doneTasks.userId, userId), lt(doneTasks.day, day), isNull(doneTasks.takenAt)))
      .orderBy(desc(doneTasks.day), doneTasks.task)
      .limit(MAX_EARLIER),
  ]);
  const reward = toMinor(terms.reward[currency]);
  // What is done stays the player's where the operator has switched the tasks off since.
  const todays = offered ? tasksOf(terms, userId, day) : done.filter(({ takenAt }) => !takenAt).map((one) => one.terms);
  return {
    ...answer,
    tasks: todays.map((task) =>
      taskView(task, currency, {
        reached: reachedOf(task, currency, counts),
        reward,
        done: done.find((one) => one.task === task.id) ?? null,
      }),
    ),
    earlier: earlier.map((one) => ({
      day: one.day,
      task: taskView(one.terms, currency, { reached: 0n, reward, done: one }),
    })),
  };
}
