import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Cards that players asked to save. No number is here: the gateway has it, and knows it by a token. Of a card that was forgotten the sealed
 * token alone stays, until the gateway has revoked it; then the row goes.
 */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Which gateway knows the token. */
    gateway: text('gateway').notNull(),
    /** By kernel/sealing, bound to player and row. */
    sealedToken: text('sealed_token').notNull(),
    /** The keyed hash of the gateway's fingerprint (kernel/protection/marks): a card that is saved again takes the place of itself. */
    cardHash: text('card_hash'),
    brand: text('brand', { enum: ['visa', 'mastercard'] }),
    lastFour: text('last_four'),
    /** The last month in which it is good, "2028-04". */
    goodUntil: text('good_until'),
    savedAt: moment('saved_at').notNull(),
    usedAt: moment('used_at').notNull(),
    forgottenAt: moment('forgotten_at'),
  },
  (table) => [
    uniqueIndex('saved_cards_of_card').on(table.userId, table.cardHash).where(sql`${table.forgottenAt} is null`),
    index('saved_cards_of_user').on(table.userId, table.usedAt.desc()).where(sql`${table.forgottenAt} is null`),
    index('saved_cards_forgotten').on(table.forgottenAt).where(sql`${table.forgottenAt} is not null`),
    check(
      'saved_cards_forgotten_check',
      sql`case when ${table.forgottenAt} is null then ${table.brand} is not null and ${table.lastFour} is not null and ${table.goodUntil} is not null
        else ${table.brand} is null and ${table.lastFour} is null and ${table.goodUntil} is null and ${table.cardHash} is null end`,
    ),
    check('saved_cards_last_four_check', sql`${table.lastFour} ~ '^[0-9]{4}$'`),
  ],
);
