import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { chargebacks } from './chargebacks';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who may use the operator API. Rows are never deleted: the audit log speaks of them. */
export const operators = pgTable(
  'operators',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull().unique(),
    /** The name of a built-in role, or of a row of operator_roles. */
    role: text('role').notNull(),
    /**
     * SHA-256 of the key, base64url; null: no key, they sign in at the desk (operator-sign-in.ts). The key itself is shown once and kept
     * nowhere (see services/identity/operators/keys.ts).
     */
    keyHash: text('key_hash').unique(),
    createdAt: moment('created_at').notNull(),
    /** Who handed out the key, and so could use it; null for the first one. Operators of before this was kept have null too. */
    addedBy: uuid('added_by').references((): AnyPgColumn => operators.id),
    disabledAt: moment('disabled_at'),
    /** To the minute: a busy operator does not write on every call. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [check('operators_name_check', sql`${table.name} ~ '^[a-z][a-z0-9._-]{1,39}$'`)],
);

export type AdjustmentStatus = 'PENDING' | 'POSTED' | 'REJECTED';

/** A correction of one wallet that an operator proposes. It moves only when another operator confirms it. */
export const adjustments = pgTable(
  'adjustments',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    wallet: text('wallet', { enum: ['game', 'electronic', 'bonus', 'cashback'] }).notNull(),
    currency: text('currency', { enum: ['uah', 'kzt'] }).notNull(),
    /** Signed minor units: above zero is given to the player. */
    amount: bigint('amount', { mode: 'bigint' }).notNull(),
    /** For the player's history. */
    note: text('note').notNull(),
    /** For us alone. */
    reason: text('reason').notNull(),
    status: text('status').$type<AdjustmentStatus>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => operators.id),
    proposedAt: moment('proposed_at').notNull(),
    decidedBy: uuid('decided_by').references(() => operators.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('adjustments_intent').on(table.proposedBy, table.idempotencyKey),
    index('adjustments_newest').on(table.proposedAt.desc(), table.id.desc()),
    index('adjustments_of_user').on(table.userId),
    index('adjustments_pending').on(table.proposedAt).where(sql`${table.status} = 'PENDING'`),
    check('adjustments_wallet_check', sql`${table.wallet} in ('game', 'electronic', 'bonus', 'cashback')`),
    check('adjustments_currency_check', sql`${table.currency} in ('uah', 'kzt')`),
    check('adjustments_amount_check', sql`${table.amount} <> 0`),
    check('adjustments_status_check', sql`${table.status} in ('PENDING', 'POSTED', 'REJECTED')`),
    check('adjustments_decided_check', sql`(${table.status} = 'PENDING') = (${table.decidedAt} is null)`),
    check('adjustments_decider_check', sql`(${table.decidedBy} is null) = (${table.decidedAt} is null)`),
    // Whatever the code does, nobody moves money alone.
    check('adjustments_second_person', sql`${table.status} <> 'POSTED' or ${table.decidedBy} <> ${table.proposedBy}`),
  ],
);

/** The proposal of an operator to give up what is owed for a chargeback; another operator's call does it. */
export const writeOffProposals = pgTable('write_off_proposals', {
  chargebackId: uuid('chargeback_id')
    .primaryKey()
    .references(() => chargebacks.id),
  reason: text('reason').notNull(),
  proposedBy: uuid('proposed_by')
    .notNull()
    .references(() => operators.id),
  proposedAt: moment('proposed_at').notNull(),
});
