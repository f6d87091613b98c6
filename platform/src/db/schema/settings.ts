import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What the operator sets while the product runs, read anew for every answer (docs/operations.md). MAINTENANCE: a row is
 * technical work under way; code is MAINTENANCE_ALL or a provider's slug, value says of which kind it is.
 */
export const settings = pgTable(
  'settings',
  {
    tag: text('tag', { enum: ['RESTRICTION', 'MAINTENANCE'] }).notNull(),
    code: text('code').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tag, table.code] }),
    check('settings_tag_check', sql`${table.tag} in ('RESTRICTION', 'MAINTENANCE')`),
    // A slip of the operator's must not reach the players: stars are 0 to 5.
    check('settings_payout_min_rating_check', sql`${table.code} <> 'PAYOUT_MIN_RATING' or ${table.value} ~ '^[0-5]$'`),
    check(
      'settings_maintenance_check',
      sql`${table.tag} <> 'MAINTENANCE' or ${table.value} in ('PLANNED', 'INCIDENT')`,
    ),
  ],
);
