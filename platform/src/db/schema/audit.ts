import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

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
    // The list by what was done.
    index('audit_log_action').on(t.action, t.id),
    // The list by time: costs a deed next to nothing, since rows come in the order of time.
    index('audit_log_at').using('brin', t.at).with({ autosummarize: true, pages_per_range: 16 }),
    check('audit_log_actor_check', sql`${t.actorKind} in ('operator', 'player', 'system', 'gateway')`),
  ],
);

/**
 * Stretches of the log that are sealed: each entry's SHA-256 is made over that of the entry before it and its own content, without a gap from
 * the first entry on (services/kernel/audit/chain.ts). Append-only by trigger.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    sealedAt: timestamp('sealed_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** First and last entry of the stretch. Numbers of deeds that did not happen are missing between them. */
    fromEntry: bigint('from_entry', { mode: 'bigint' }).notNull(),
    toEntry: bigint('to_entry', { mode: 'bigint' }).notNull().unique(),
    count: integer().notNull(),
    entries: bigint({ mode: 'bigint' }).array().notNull(),
    /** Of each entry in order, base64url. */
    digests: text().array().notNull(),
    /** The last digest of the seal before; of the first seal, the beginning of the chain. */
    previous: text().notNull().unique(),
    /** The last of the digests: who keeps it elsewhere can prove all that was written before. */
    hash: text().notNull(),
  },
  (t) => [
    check('audit_seals_count_check', sql`${t.count} between 1 and 500`),
    check(
      'audit_seals_lists_check',
      sql`cardinality(${t.entries}) = ${t.count} and cardinality(${t.digests}) = ${t.count}`,
    ),
  ],
);

/** One row: the last entry of what may be sealed once every transaction has ended that was open when it was read. */
export const auditSealState = pgTable(
  'audit_seal_state',
  {
    id: smallint().primaryKey(),
    candidate: bigint({ mode: 'bigint' }).notNull(),
    /** A transaction's number that is higher than that of any transaction with an entry up to the candidate. */
    candidateXact: text('candidate_xact').notNull(),
  },
  (t) => [check('audit_seal_state_one_check', sql`${t.id} = 1`)],
);
