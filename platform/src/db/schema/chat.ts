import type { InEveryLanguage, Locale } from '@kozyr/contracts/locales';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
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
    /** The operator who sees to it. One who was disabled counts as nobody. */
    assignedTo: uuid('assigned_to').references(() => operators.id),
    /** The transaction that changed the row last, so that whoever follows all threads misses none (services/admin/chat/read-changes.ts). */
    changedIn: bigint('changed_in', { mode: 'bigint' })
      .notNull()
      .default(sql`0`)
      .$onUpdate(() => sql`pg_current_xact_id()::text::bigint`),
  },
  (t) => [
    index('chat_threads_order').on(t.waitingSince, t.lastMessageAt),
    index('chat_threads_waiting').on(t.waitingSince).where(sql`${t.waitingSince} is not null`),
    index('chat_threads_assigned').on(t.assignedTo).where(sql`${t.assignedTo} is not null`),
    index('chat_threads_changed').on(t.changedIn),
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
    /** What was sent by email from here, and the key under which it was asked for; null: it was answered elsewhere, or not yet. */
    answer: text(),
    answerKey: uuid('answer_key'),
  },
  (t) => [
    index('contact_requests_order').on(t.createdAt, t.id),
    index('contact_requests_open').on(t.createdAt).where(sql`${t.handledAt} is null`),
    check(
      'contact_requests_answer_check',
      sql`(${t.answer} is null) = (${t.answerKey} is null) and (${t.answer} is null or ${t.handledAt} is not null)`,
    ),
    check('contact_requests_text_check', sql`length(${t.text}) between 1 and 2000`),
    check('contact_requests_handled_check', sql`(${t.handledAt} is null) = (${t.handledBy} is null)`),
  ],
);

/** Answers that operators need often, each in every language of the site. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    key: text().primaryKey(),
    title: text().notNull(),
    texts: jsonb().$type<InEveryLanguage>().notNull(),
    version: integer().notNull().default(1),
    changedAt: moment('changed_at').notNull(),
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => operators.id),
  },
  (t) => [
    check('canned_answers_key_check', sql`${t.key} ~ '^[a-z0-9][a-z0-9-]{0,39}$'`),
    check('canned_answers_version_check', sql`${t.version} > 0`),
  ],
);
