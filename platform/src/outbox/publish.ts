import type { PlayerEvent } from '@kozyr/contracts/events';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { noticeAfterCommit } from './notices';

/** The channel every process listens on; its payload is the id of a player who was told something. */
export const PLAYER_EVENTS_CHANNEL = 'player_events';

/** First key of the advisory lock that puts one player's events in order; the second is the hash of their id. */
const PLAYER_ORDER_LOCK = 7_041_003;

/**
 * Publishes events to a player, in the caller's transaction: it is kept when, and only if, that transaction commits, and sent then.
 * Call it last, after the ledger's post: it takes the player's order lock, so that ids commit in the order they count
 * and a stream resumed by id misses nothing. Several events go in the order given.
 */
export async function publish(db: Queryable, userId: string, ...events: readonly PlayerEvent[]): Promise<void> {
  await db.execute(sql`
    with turn as materialized (
      select pg_advisory_xact_lock(${PLAYER_ORDER_LOCK}::int, hashtext(${userId}::text)) as taken
    )
    insert into player_events (user_id, payload)
    select ${userId}::uuid, event.payload
    from turn, jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as event (payload, place)
    order by event.place
  `);
  if (events.length > 0) noticeAfterCommit(db, PLAYER_EVENTS_CHANNEL, userId);
}

/**
 * Publishes one event each to many players, in one statement: each player's order lock is taken here, by ascending id, and held until the
 * caller's transaction commits, so it is the last that transaction does with players.
 */
export async function publishMany(
  db: Queryable,
  news: readonly { userId: string; event: PlayerEvent }[],
): Promise<void> {
  if (news.length === 0) return;
  const rows = news.map(({ userId, event }, place) => ({ user_id: userId, payload: event, place }));
  await db.execute(sql`
    with said as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(user_id uuid, payload jsonb, place int)
    ), turns as materialized (
      select user_id, pg_advisory_xact_lock(${PLAYER_ORDER_LOCK}::int, hashtext(user_id::text)) as taken
      from (select distinct user_id from said order by user_id) listeners
    )
    insert into player_events (user_id, payload)
    select said.user_id, said.payload
    from said join turns on turns.user_id = said.user_id and turns.taken is not null
    order by said.place
  `);
  for (const { userId } of news) noticeAfterCommit(db, PLAYER_EVENTS_CHANNEL, userId);
}
