import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The second factor of a player, on once it is confirmed. Turned off, the row goes; every change has its entry in the audit log. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What codes are computed from, encrypted by SECOND_FACTOR_SECRET (services/kernel/second-factor/sealed-secret.ts). */
  sealedSecret: text('sealed_secret').notNull(),
  madeAt: moment('made_at').notNull(),
  /** Null: it waits for its first code, for a quarter of an hour from madeAt. */
  confirmedAt: moment('confirmed_at'),
  /** The step of time, 30 s since 1970, of the last code that was taken: none of it or before is taken again. */
  lastStep: integer('last_step'),
});

/** The recovery codes of a second factor by their SHA-256: each opens once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
