import { lt, sql } from 'drizzle-orm';
import type { Context } from '../context';
import { playerEvents } from '../db/schema/events';

/** Deletes what players were told over 24 hours ago, by the clock of the database, which stamped it. @returns rows deleted */
export async function cleanPlayerEvents(ctx: Context): Promise<number> {
  const { rowCount } = await ctx.db
    .delete(playerEvents)
    .where(lt(playerEvents.createdAt, sql`now() - interval '24 hours'`));
  return rowCount ?? 0;
}
