import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Players that operators put together, so that a bonus is for them alone. */
export const playerGroups = pgTable(
  'player_groups',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('player_groups_name').on(sql`lower(${t.name})`),
    check('player_groups_name_check', sql`length(${t.name}) between 1 and 80`),
  ],
);

/** Who is in which group. */
export const groupedPlayers = pgTable(
  'grouped_players',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => playerGroups.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    addedAt: moment('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index('grouped_players_of_user').on(t.userId)],
);
