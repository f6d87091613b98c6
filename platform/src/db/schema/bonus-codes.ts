import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bonuses, userBonuses } from './bonuses';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Codes of one use that were made at once. */
export const bonusCodeBatches = pgTable(
  'bonus_code_batches',
  {
    id: uuid().primaryKey(),
    bonusId: uuid('bonus_id')
      .notNull()
      .references(() => bonuses.id),
    note: text().notNull(),
    codes: integer().notNull(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => operators.id),
    madeAt: moment('made_at').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Since then those that were not used open nothing. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    unique('bonus_code_batches_key').on(t.madeBy, t.idempotencyKey),
    index('bonus_code_batches_of_bonus').on(t.bonusId, t.madeAt),
    check('bonus_code_batches_codes_check', sql`${t.codes} > 0`),
  ],
);

/** Each of them as a hash: the code itself was told once, to who made it. */
export const bonusCodes = pgTable(
  'bonus_codes',
  {
    hash: text().primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => bonusCodeBatches.id),
    /** What was taken by it; null: nothing yet. */
    userBonusId: uuid('user_bonus_id')
      .unique()
      .references(() => userBonuses.id),
  },
  (t) => [index('bonus_codes_of_batch').on(t.batchId)],
);
