import type { PlayerEvent } from '@kozyr/contracts/events';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database';
import type { Statement } from '../db/pipeline';
import { playerEvents } from '../db/schema/events';
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
  if (events.length === 0) return;
  await db.execute(sql`select pg_advisory_xact_lock(${PLAYER_ORDER_LOCK}::int, hashtext(${userId}::text))`);
  await db.insert(playerEvents).values(events.map((payload) => ({ userId, payload })));
  noticeAfterCommit(db, PLAYER_EVENTS_CHANNEL, userId);
}

/** What is said to one of many players. */
export type News = { userId: string; event: PlayerEvent };

const saidTo = (news: string) => sql`
    with said as materialized (
      select * from json_to_recordset(${news}::json) as s(user_id uuid, payload jsonb, place int)
    ), turns as materialized (
      select user_id, pg_advisory_xact_lock(${PLAYER_ORDER_LOCK}::int, hashtext(user_id::text)) as taken
      from (select user_id from said group by user_id order by hashtext(user_id::text)) listeners
    )
    insert into player_events (user_id, payload)
    select said.user_id, said.payload
    from said join turns on turns.user_id = said.user_id and turns.taken is not null
    order by said.place
  `;

const newsJson = (news: readonly News[]) =>
  JSON.stringify(news.map(({ userId, event }, place) => ({ user_id: userId, payload: event, place })));

const { sql: PUBLISH_MANY } = new PgDialect().sqlToQuery(saidTo(''));

/** publishMany as a statement of a pipeline; who is told is woken by noticeNews once it has committed. */
export const publishStatement = (news: readonly News[]): Statement => ({
  name: 'publish_many',
  text: PUBLISH_MANY,
  values: [newsJson(news), PLAYER_ORDER_LOCK],
});

/** Wakes who listens to these players. */
export function noticeNews(db: Queryable, news: readonly News[]): void {
  for (const { userId } of news) noticeAfterCommit(db, PLAYER_EVENTS_CHANNEL, userId);
}

/**
 * Publishes to many players, in one statement, in the order given: each player's order lock is taken here, in the order of the locks'
 * own numbers, and held until the caller's transaction commits, so it is the last that transaction does with players.
 */
export async function publishMany(db: Queryable, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  await db.execute(saidTo(newsJson(news)));
  noticeNews(db, news);
}
