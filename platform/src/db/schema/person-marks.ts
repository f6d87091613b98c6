import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a person is known again by. A card is the gateway's fingerprint of it; a document its kind, country and number. */
export type MarkKind = 'phone' | 'email' | 'card' | 'document';

/**
 * What has been proved to be a player's, as keyed hashes: by them a person who is excluded is found when they come back by another account.
 * Written by rememberMark alone.
 */
export const personMarks = pgTable(
  'person_marks',
  {
    kind: text('kind').$type<MarkKind>().notNull(),
    /** Of markOf: without the key nothing can be tried against it. */
    hash: text('hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    rememberedAt: moment('remembered_at').notNull(),
    /** An admin found that somebody else has the same, as a family has one card: it tells nothing of this player any more. */
    sharedAt: moment('shared_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.hash, t.userId] }),
    index('person_marks_of_user').on(t.userId),
    check('person_marks_kind_check', sql`${t.kind} in ('phone', 'email', 'card', 'document')`),
  ],
);
