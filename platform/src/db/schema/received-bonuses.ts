import type { BonusLabel } from '@kozyr/contracts/bonuses';
import type { Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { games } from './games';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a player was given, until they have closed its modal and for the record after. Spec §3. */
export const receivedBonuses = pgTable(
  'received_bonuses',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    currency: text().$type<Currency>().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    label: text().$type<BonusLabel>().notNull(),
    wallet: text().$type<'game' | 'electronic' | 'bonus' | 'cashback'>().notNull(),
    game: text().references(() => games.slug),
    receivedAt: moment('received_at').notNull(),
    seenAt: moment('seen_at'),
  },
  (t) => [
    index('received_bonuses_unseen_index').on(t.userId, t.receivedAt).where(sql`${t.seenAt} is null`),
    check('received_bonuses_amount_check', sql`${t.amount} > 0`),
  ],
);
