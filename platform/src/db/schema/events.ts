import type { PlayerEvent, PublicEvent, Topic } from '@kozyr/contracts/events';
import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What players were told, kept 24 hours so that a stream resumes where it broke off. */
export const playerEvents = pgTable(
  'player_events',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    userId: uuid('user_id').notNull(),
    payload: jsonb().$type<PlayerEvent>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('player_events_user_id_id_idx').on(table.userId, table.id),
    // For the one who cleans up: costs an event next to nothing, since rows come in the order of time.
    index('player_events_created').using('brin', table.createdAt).with({ autosummarize: true, pages_per_range: 16 }),
  ],
);

/** What was published on a topic, kept an hour so that a stream resumes where it broke off. */
export const publicEvents = pgTable(
  'public_events',
  {
    id: bigserial({ mode: 'bigint' }).primaryKey(),
    topic: text().$type<Topic>().notNull(),
    payload: jsonb().$type<PublicEvent>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('public_events_topic_id_idx').on(table.topic, table.id),
    index('public_events_created_at_idx').on(table.createdAt),
  ],
);
