import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export type ActorKind = 'operator' | 'player' | 'system' | 'gateway';

/** Who did what to what, when. Written in the transaction of the act itself; append-only by trigger. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    actor: text().notNull(),
    /** snake_case with its domain first: withdrawal_approved, setting_changed. */
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, string>>().notNull(),
  },
  (t) => [
    index('audit_log_subject').on(t.subjectKind, t.subject, t.id),
    index('audit_log_actor').on(t.actorKind, t.actor, t.id),
    check('audit_log_actor_check', sql`${t.actorKind} in ('operator', 'player', 'system', 'gateway')`),
  ],
);
