import type { Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';

/** What a player has staked in settled rounds in all their life, minor units of their currency: what stars are given for. */
export const playerTurnover = pgTable(
  'player_turnover',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    currency: text().$type<Currency>().notNull(),
    staked: bigint({ mode: 'bigint' }).notNull(),
  },
  (t) => [
    check('player_turnover_staked_check', sql`${t.staked} >= 0`),
    check('player_turnover_currency_check', sql`${t.currency} in ('uah', 'kzt')`),
  ],
);
