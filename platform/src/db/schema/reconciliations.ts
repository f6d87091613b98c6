import type { ReconciliationTotals } from '@kozyr/contracts/operator/reconciliations';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One UTC day held against the gateway's statement. A day that is reconciled again replaces what was found before. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** YYYY-MM-DD. */
    day: date('day', { mode: 'string' }).notNull(),
    gateway: text('gateway').notNull(),
    /** False while the gateway may still add to the day. */
    complete: boolean('complete').notNull(),
    matched: integer('matched').notNull(),
    mismatched: integer('mismatched').notNull(),
    totals: jsonb('totals').$type<ReconciliationTotals>().notNull(),
    /** Operator's name, or "job". */
    ranBy: text('ran_by').notNull(),
    ranAt: moment('ran_at').notNull(),
    runs: integer('runs').notNull().default(1),
  },
  (table) => [
    unique('reconciliations_day').on(table.day, table.gateway),
    index('reconciliations_mismatched').on(table.day).where(sql`${table.mismatched} > 0`),
    check('reconciliations_counts_check', sql`${table.matched} >= 0 and ${table.mismatched} >= 0`),
  ],
);

/** What does not agree; what does is counted only. Amounts are minor units, null where that side knows nothing of it. */
export const reconciliationItems = pgTable(
  'reconciliation_items',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    reconciliationId: uuid('reconciliation_id')
      .notNull()
      .references(() => reconciliations.id, { onDelete: 'cascade' }),
    difference: text('difference', {
      enum: ['missing_here', 'missing_there', 'different', 'not_posted', 'unexplained'],
    }).notNull(),
    kind: text('kind', { enum: ['payment', 'payout', 'chargeback', 'posting'] }).notNull(),
    reference: text('reference').notNull(),
    gatewayId: text('gateway_id'),
    currency: text('currency', { enum: ['uah', 'kzt'] }).notNull(),
    ours: bigint('ours', { mode: 'bigint' }),
    theirs: bigint('theirs', { mode: 'bigint' }),
    posted: bigint('posted', { mode: 'bigint' }),
  },
  (table) => [index('reconciliation_items_of').on(table.reconciliationId, table.id)],
);
