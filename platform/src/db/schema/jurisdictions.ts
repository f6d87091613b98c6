import type { ProfileTerms } from '@kozyr/contracts/jurisdictions';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Versions of the profiles of jurisdictions. Of a profile the confirmed one with the latest beginning that has passed holds. Terms never
 * change: another version takes their place.
 */
export const profileVersions = pgTable(
  'profile_versions',
  {
    /** A country's ISO code, EU, or TRIAL. */
    code: text().notNull(),
    version: integer().notNull(),
    terms: jsonb().$type<ProfileTerms>().notNull(),
    beginsAt: moment('begins_at').notNull(),
    reason: text().notNull(),
    /** Null: the product came with it, and nobody had to confirm it. */
    proposedBy: uuid('proposed_by').references(() => operators.id),
    proposedAt: moment('proposed_at').notNull(),
    confirmedBy: uuid('confirmed_by').references(() => operators.id),
    confirmedAt: moment('confirmed_at'),
    withdrawnBy: uuid('withdrawn_by').references(() => operators.id),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    primaryKey({ columns: [t.code, t.version] }),
    check('profile_versions_code_check', sql`${t.code} ~ '^([A-Z]{2}|TRIAL)$'`),
    check('profile_versions_version_check', sql`${t.version} >= 1`),
    check('profile_versions_withdrawn_check', sql`(${t.withdrawnAt} is null) = (${t.withdrawnBy} is null)`),
    // Two people: whoever confirms it is not who proposed it.
    check(
      'profile_versions_people_check',
      sql`${t.confirmedBy} is distinct from ${t.proposedBy} or ${t.confirmedBy} is null`,
    ),
    check('profile_versions_confirmed_check', sql`${t.confirmedBy} is null or ${t.confirmedAt} is not null`),
  ],
);
