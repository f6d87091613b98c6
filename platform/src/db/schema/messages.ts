import type { Locale } from '@kozyr/contracts/locales';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Messages to players, written in the transaction that causes them; the embedded adapter's whole delivery is this table. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['sms', 'email', 'call'] }).notNull(),
    /** E.164 digits or an email address in lower case. */
    recipient: text('recipient').notNull(),
    /** The language of the body. */
    locale: text('locale').$type<Locale>().notNull().default('ru'),
    /** Emptied once an outside gateway took the message. */
    body: text('body').notNull(),
    /** The code inside the body, for the outbox page. Null without one, and once delivered outside. */
    code: text('code'),
    status: text('status', { enum: ['waiting', 'delivered', 'given_up'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** After this it is of no use to the player and is not sent any more. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outbox_messages_recipient_index').on(table.recipient, table.createdAt),
    index('outbox_messages_waiting_index').on(table.nextAttemptAt).where(sql`${table.status} = 'waiting'`),
  ],
);
