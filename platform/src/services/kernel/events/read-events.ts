import { eq, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import { playerEvents } from '../../../db/schema/events';

/** How many events of one player are read, and held in memory, at a time. */
export const EVENTS_AT_ONCE = 100;

/** An event as it goes out: serialised by the database. */
export type StoredEvent = { id: bigint; data: string };
/** A player, and the newest event that all of their streams have. */
export type Behind = { userId: string; after: bigint };

/** The next events of several players in one query, oldest first, at most EVENTS_AT_ONCE of each. */
export async function readEvents(ctx: Context, behind: readonly Behind[]): Promise<Map<string, StoredEvent[]>> {
  const users = sql.param(behind.map(({ userId }) => userId));
  const after = sql.param(behind.map((one) => one.after.toString()));
  const { rows } = await ctx.db.execute<{ id: string; user_id: string; payload: string }>(sql`
    select id::text, user_id, payload::text from (
      select event.id, event.user_id, event.payload, row_number() over (partition by event.user_id order by event.id) as place
      from unnest(${users}::uuid[], ${after}::bigint[]) as wanted (user_id, after)
      join player_events event on event.user_id = wanted.user_id and event.id > wanted.after
    ) as next
    where place <= ${EVENTS_AT_ONCE} order by next.id`);
  const found = new Map<string, StoredEvent[]>();
  for (const { id, user_id: userId, payload } of rows) {
    const own = found.get(userId) ?? [];
    own.push({ id: BigInt(id), data: `data: ${payload}\n\n` });
    found.set(userId, own);
  }
  return found;
}

const lastIssued = z.tuple([z.object({ last: z.coerce.bigint() })]);

async function wasIssued(ctx: Context, id: bigint, sequence: 'player_events_id_seq' | 'public_events_id_seq') {
  const { rows } = await ctx.db.execute(
    sql`select case when is_called then last_value else 0 end::text as last from ${sql.identifier(sequence)}`,
  );
  const [{ last }] = lastIssued.parse(rows);
  return id <= last;
}

/** The id of the player's own events to read on from: the one the client saw last, when we may have issued it, else the newest. */
export async function resumeFrom(ctx: Context, userId: string, seen: bigint | null): Promise<bigint> {
  if (seen !== null && (await wasIssued(ctx, seen, 'player_events_id_seq'))) return seen;
  const [row] = await ctx.db
    .select({ newest: max(playerEvents.id) })
    .from(playerEvents)
    .where(eq(playerEvents.userId, userId));
  return row?.newest ?? 0n;
}

/** The same of public events; null: begin anew. @param head the newest that this process has read; another may be ahead of it */
export async function resumeTopicsFrom(ctx: Context, head: bigint, seen: bigint | null): Promise<bigint | null> {
  if (seen === null || seen <= head) return seen;
  return (await wasIssued(ctx, seen, 'public_events_id_seq')) ? seen : null;
}
