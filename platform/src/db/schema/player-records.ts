import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const player = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

/** What operators wrote about a player, for each other. Rows are added, never changed. */
export const playerNotes = pgTable(
  'player_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: player(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    text: text('text').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (t) => [
    index('player_notes_of_user').on(t.userId, t.writtenAt, t.id),
    check('player_notes_text_check', sql`length(${t.text}) between 1 and 2000`),
  ],
);

/** The words that operators gave to players, for each other. */
export const playerTags = pgTable('player_tags', { userId: player(), tag: text('tag').notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.tag] }),
  // The list of players with a tag, and which tags there are.
  index('player_tags_of_tag').on(t.tag, t.userId),
  check('player_tags_length_check', sql`length(${t.tag}) between 1 and 32`),
]);
