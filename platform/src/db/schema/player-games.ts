import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { games } from './games';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();
const player = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);
const game = () =>
  text()
    .notNull()
    .references(() => games.slug);

/** What a player likes. No more rows per player than there are games. */
export const gameFavourites = pgTable(
  'game_favourites',
  { userId: player(), game: game(), createdAt: moment('created_at') },
  (t) => [primaryKey({ columns: [t.userId, t.game] }), index('game_favourites_user_index').on(t.userId, t.createdAt)],
);

/** Games a player opened as a demo, when last. Those opened for money are game_sessions. */
export const gameDemos = pgTable(
  'game_demos',
  { userId: player(), game: game(), playedAt: moment('played_at') },
  (t) => [primaryKey({ columns: [t.userId, t.game] }), index('game_demos_user_index').on(t.userId, t.playedAt)],
);
