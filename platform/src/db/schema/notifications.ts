import type { NotificationChoices, NotificationKind, NotificationNews } from '@kozyr/contracts/notifications';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const player = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

/** What players were told of, each event once; written in the transaction of what it tells, and kept for 90 days. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: player(),
    kind: text().$type<NotificationKind>().notNull(),
    /** Names the event among the player's: told twice it is written once. */
    key: text().notNull(),
    news: jsonb().$type<NotificationNews>().notNull(),
    /** Whether the player wants this kind in the centre; else it is here for its push alone. */
    inCentre: boolean('in_centre').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** none: no device of the player wanted it. */
    push: text().$type<'none' | 'waiting' | 'sent' | 'dropped'>().notNull(),
    /** When it is looked at next. */
    pushAt: moment('push_at').notNull(),
    /** From then on it is out of date and not pushed any more. */
    pushUntil: moment('push_until').notNull(),
    attempts: smallint().notNull().default(0),
  },
  (t) => [
    uniqueIndex('notifications_event').on(t.userId, t.key),
    index('notifications_of_user').on(t.userId, t.createdAt.desc(), t.id.desc()).where(sql`${t.inCentre}`),
    index('notifications_unread').on(t.userId).where(sql`${t.inCentre} and ${t.readAt} is null`),
    index('notifications_waiting').on(t.pushAt).where(sql`${t.push} = 'waiting'`),
    index('notifications_age').on(t.createdAt),
    check('notifications_kind_check', sql`${t.kind} in ('payout', 'chat', 'battle', 'bonus', 'wheel')`),
    check('notifications_push_check', sql`${t.push} in ('none', 'waiting', 'sent', 'dropped')`),
  ],
);

/** What a player has chosen; who has none has the defaults (services/kernel/notifications/rules.ts). */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: player().primaryKey(),
    choices: jsonb().$type<NotificationChoices>().notNull(),
    /** Minutes since midnight in the zone of the player's currency; both null: no quiet hours. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
  },
  (t) => [
    check(
      'notification_settings_quiet_check',
      sql`(${t.quietFrom} is null) = (${t.quietTo} is null) and ${t.quietFrom} between 0 and 1439
        and ${t.quietTo} between 0 and 1439 and ${t.quietFrom} <> ${t.quietTo}`,
    ),
  ],
);

/** Devices that get a player's pushes: one for each sign-in that asked. It ends with the sign-in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id),
    userId: player(),
    /** Where the browser's push service takes pushes; null: pages that are open show them. */
    endpoint: text().unique(),
    /** The browser's key and secret, by which its pushes are encrypted; base64url. */
    p256dh: text(),
    auth: text(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('push_subscriptions_of_user').on(t.userId, t.createdAt),
    check(
      'push_subscriptions_keys_check',
      sql`(${t.endpoint} is null) = (${t.p256dh} is null) and (${t.endpoint} is null) = (${t.auth} is null)`,
    ),
  ],
);
