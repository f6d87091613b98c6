import { lt } from 'drizzle-orm';
import type { Context } from '../context';
import { taskCounts } from '../db/schema/tasks';
import { daysEarlier, utcDayOf } from '../services/kernel/time/days';

const KEPT_DAYS = 40;

/** Removes what was counted for tasks of days over 40 days ago; what was done stays. @returns rows deleted */
export async function cleanTaskCounts(ctx: Context): Promise<number> {
  const { rowCount } = await ctx.db
    .delete(taskCounts)
    .where(lt(taskCounts.day, utcDayOf(daysEarlier(ctx.now(), KEPT_DAYS))));
  return rowCount ?? 0;
}
