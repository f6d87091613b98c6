import type { PublicEvent, Topic } from '@kozyr/contracts/events';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { noticeAfterCommit } from './notices';

/** The channel every process listens on; its payload is the topic that has something new. */
export const PUBLIC_EVENTS_CHANNEL = 'public_events';

/** The advisory lock that puts public events in order over all processes. */
const PUBLIC_ORDER_LOCK = 7_041_011;

/**
 * Publishes to all subscribers of a topic, in the caller's transaction: it is kept when, and only if, that transaction commits, and sent
 * then. Call it last: it takes the order lock of public events, so that ids commit in the order they count.
 */
export async function publishTopic(db: Queryable, topic: Topic, event: PublicEvent): Promise<void> {
  await db.execute(sql`
    with turn as materialized (select pg_advisory_xact_lock(${PUBLIC_ORDER_LOCK}) as taken)
    insert into public_events (topic, payload) select ${topic}, ${JSON.stringify(event)}::jsonb from turn
  `);
  noticeAfterCommit(db, PUBLIC_EVENTS_CHANNEL, topic);
}
