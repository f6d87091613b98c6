import { lt } from 'drizzle-orm';
import type { Context } from '../context';
import { notifications } from '../db/schema/notifications';
import { KEPT_DAYS } from '../services/kernel/notifications/rules';
import { daysEarlier } from '../services/kernel/time/days';

/** Removes what players were told over 90 days ago. @returns rows deleted */
export async function cleanNotifications(ctx: Context): Promise<number> {
  const { rowCount } = await ctx.db
    .delete(notifications)
    .where(lt(notifications.createdAt, daysEarlier(ctx.now(), KEPT_DAYS)));
  return rowCount ?? 0;
}
