import type { PlayerEvent } from '@kozyr/contracts/events';
import { and, asc, eq, gt, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context';
import { playerEvents } from '../../db/schema/events';

/** How many events are read, and held in memory, at a time. */
export const EVENTS_AT_ONCE = 100;

export type StoredEvent = { id: bigint; payload: PlayerEvent };

/** The player's events after an id, oldest first, at most EVENTS_AT_ONCE. */
export function readEvents(ctx: Context, userId: string, after: bigint): Promise<StoredEvent[]> {
  return ctx.db
    .select({ id: playerEvents.id, payload: playerEvents.payload })
    .from(playerEvents)
    .where(and(eq(playerEvents.userId, userId), gt(playerEvents.id, after)))
    .orderBy(asc(playerEvents.id))
    .limit(EVENTS_AT_ONCE);
}

const lastIssued = z.tuple([z.object({ last: z.coerce.bigint() })]);

/**
 * The id to read on from: the one the client saw last, when it is one that we may have issued, else the player's newest.
 * @param lastEventId the Last-Event-ID header, which anybody may have written.
 */
export async function resumeFrom(ctx: Context, userId: string, lastEventId: string | undefined): Promise<bigint> {
  const seen = lastEventId !== undefined && /^\d{1,18}$/.test(lastEventId) ? BigInt(lastEventId) : null;
  if (seen !== null) {
    const { rows } = await ctx.db.execute(sql`select last_value::text as last from player_events_id_seq`);
    const [{ last }] = lastIssued.parse(rows);
    if (seen <= last) return seen;
  }
  const [row] = await ctx.db
    .select({ newest: max(playerEvents.id) })
    .from(playerEvents)
    .where(eq(playerEvents.userId, userId));
  return row?.newest ?? 0n;
}
