import type { Locale } from '@kozyr/contracts/locales';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A player's one thread with support. Its row is locked by whoever writes or reads into it, so that messages keep their order. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    unreadByPlayer: integer('unread_by_player').notNull().default(0),
    unreadByOperators: integer('unread_by_operators').notNull().default(0),
    /** When the first message was sent that nobody has answered. */
    waitingSince: moment('waiting_since'),
    lastMessageAt: moment('last_message_at'),
    /** Seen to by an operator; the player's next message opens it again. */
    closedAt: moment('closed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('chat_threads_order').on(t.waitingSince, t.lastMessageAt),
    check('chat_threads_unread_check', sql`${t.unreadByPlayer} >= 0 and ${t.unreadByOperators} >= 0`),
  ],
);

/** What was said, in the order of ids within a thread; never changed but for its read mark. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => chatThreads.userId),
    from: text('from', { enum: ['player', 'operator'] }).notNull(),
    operatorId: uuid('operator_id').references(() => operators.id),
    text: text('text').notNull(),
    /** The writer's own, so that what is sent twice is said once. */
    idempotencyKey: uuid('idempotency_key').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** When the other side has read it. */
    readAt: moment('read_at'),
    /** An answer to somebody who waited: how long. */
    answeredAfterSeconds: integer('answered_after_seconds'),
  },
  (t) => [
    unique('chat_messages_intent').on(t.userId, t.from, t.idempotencyKey),
    index('chat_messages_thread').on(t.userId, t.id),
    index('chat_messages_unread').on(t.userId, t.id).where(sql`${t.readAt} is null`),
    index('chat_messages_answers').on(t.sentAt).where(sql`${t.answeredAfterSeconds} is not null`),
    check('chat_messages_from_check', sql`${t.from} in ('player', 'operator')`),
    check('chat_messages_operator_check', sql`(${t.from} = 'operator') = (${t.operatorId} is not null)`),
    check('chat_messages_text_check', sql`length(${t.text}) between 1 and 2000`),
  ],
);

/** Who answers now: an operator's last call of the chat. */
export const chatSupport = pgTable('chat_desk', {
  operatorId: uuid('operator_id')
    .primaryKey()
    .references(() => operators.id),
  seenAt: moment('seen_at').notNull(),
});

/** What a visitor asked, and where to answer it. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    text: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    handledAt: moment('handled_at'),
    handledBy: uuid('handled_by').references(() => operators.id),
  },
  (t) => [
    index('contact_requests_order').on(t.createdAt, t.id),
    check('contact_requests_text_check', sql`length(${t.text}) between 1 and 2000`),
    check('contact_requests_handled_check', sql`(${t.handledAt} is null) = (${t.handledBy} is null)`),
  ],
);
