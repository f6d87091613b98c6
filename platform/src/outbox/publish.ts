import type { PlayerEvent } from '@kozyr/contracts/events';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';

/** The channel every process listens on; its payload is "<event id>:<user id>". */
export const PLAYER_EVENTS_CHANNEL = 'player_events';

/** First key of the advisory lock that puts one player's events in order; the second is the hash of their id. */
const PLAYER_ORDER_LOCK = 7_041_003;

/**
 * Tells a player something, in the caller's transaction: it is sent when, and only if, that transaction commits.
 * Call it last, after the ledger's post: it takes the player's order lock, so that ids commit in the order they count
 * and a stream resumed by id misses nothing. Several events go in the order given.
 */
export async function publish(db: Queryable, userId: string, ...events: readonly PlayerEvent[]): Promise<void> {
  await db.execute(sql`
    with turn as materialized (
      select pg_advisory_xact_lock(${PLAYER_ORDER_LOCK}::int, hashtext(${userId}::text)) as taken
    ), told as (
      insert into player_events (user_id, payload)
      select ${userId}::uuid, event.payload
      from turn, jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as event (payload, place)
      order by event.place
      returning id
    )
    select pg_notify(${PLAYER_EVENTS_CHANNEL}, max(id)::text || ':' || ${userId}::text) from told having count(*) > 0
  `);
}
