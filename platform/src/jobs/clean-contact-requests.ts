import { lt } from 'drizzle-orm';
import type { Context } from '../context';
import { contactRequests } from '../db/schema/chat';
import { after } from '../services/kernel/time/after';

const KEPT_SECONDS = 365 * 24 * 3600;

/** Removes what visitors asked and what was answered over a year ago: it holds their email addresses. @returns rows deleted */
export async function cleanContactRequests(ctx: Context): Promise<number> {
  const { rowCount } = await ctx.db
    .delete(contactRequests)
    .where(lt(contactRequests.handledAt, after(ctx.now(), -KEPT_SECONDS)));
  return rowCount ?? 0;
}
