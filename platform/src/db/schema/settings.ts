import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What the operator sets while the product runs, read anew for every answer. Changed by SQL (docs/operations.md). */
export const settings = pgTable(
  'settings',
  {
    tag: text('tag', { enum: ['RESTRICTION'] }).notNull(),
    code: text('code').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tag, table.code] }),
    check('settings_tag_check', sql`${table.tag} in ('RESTRICTION')`),
    // A slip of the operator's must not reach the players: stars are 0 to 5.
    check('settings_payout_min_rating_check', sql`${table.code} <> 'PAYOUT_MIN_RATING' or ${table.value} ~ '^[0-5]$'`),
  ],
);
