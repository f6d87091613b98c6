import { lt } from 'drizzle-orm';
import type { Context } from '../context';
import { contactRequests } from '../db/schema/chat';
import { daysEarlier } from '../services/kernel/time/days';

const KEPT_DAYS = 365;

/** Removes what visitors asked and what was answered over a year ago: it holds their email addresses. @returns rows deleted */
export async function cleanContactRequests(ctx: Context): Promise<number> {
  const { rowCount } = await ctx.db
    .delete(contactRequests)
    .where(lt(contactRequests.handledAt, daysEarlier(ctx.now(), KEPT_DAYS)));
  return rowCount ?? 0;
}
