import { lt, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { publicEvents } from '../db/schema/events';

/** Deletes what everybody was told over an hour ago, by the clock of the database, which stamped it. @returns rows deleted */
export async function cleanPublicEvents(ctx: Context): Promise<number> {
  const { rowCount } = await ctx.db
    .delete(publicEvents)
    .where(lt(publicEvents.createdAt, sql`now() - interval '1 hour'`));
  return rowCount ?? 0;
}
