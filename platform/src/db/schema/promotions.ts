import type { PromotionKind, PromotionRules } from '@kozyr/contracts/promotions/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Versions of the rules of promotions. Of a kind the confirmed one with the latest beginning that has passed holds, and while there is none
 * what is built in (version 0, which has no row). Only a draft's rules change; what was proposed stays as it is.
 */
export const promotionVersions = pgTable(
  'promotion_versions',
  {
    kind: text().$type<PromotionKind>().notNull(),
    version: integer().notNull(),
    /** deleted: a draft that was thrown away; its row keeps its number. */
    state: text().$type<'draft' | 'proposed' | 'confirmed' | 'withdrawn' | 'deleted'>().notNull(),
    /** Rises with each change of the draft. */
    edition: integer().notNull(),
    value: jsonb().$type<PromotionRules['value']>().notNull(),
    basedOn: integer('based_on').notNull(),
    validFrom: moment('valid_from'),
    note: text(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => operators.id),
    createdAt: moment('created_at').notNull(),
    proposedBy: uuid('proposed_by').references(() => operators.id),
    proposedAt: moment('proposed_at'),
    confirmedBy: uuid('confirmed_by').references(() => operators.id),
    confirmedAt: moment('confirmed_at'),
    withdrawnBy: uuid('withdrawn_by').references(() => operators.id),
    withdrawnAt: moment('withdrawn_at'),
    /** When everything that hangs on it was set right after it began, such as the stars of all players; null: not yet, or nothing does. */
    appliedAt: moment('applied_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.version] }),
    index('promotion_versions_confirmed_index').on(t.kind, t.validFrom).where(sql`${t.state} = 'confirmed'`),
    check('promotion_versions_version_check', sql`${t.version} >= 1 and ${t.basedOn} >= 0 and ${t.edition} >= 1`),
    check(
      'promotion_versions_state_check',
      sql`${t.state} in ('draft', 'proposed', 'confirmed', 'withdrawn', 'deleted')`,
    ),
    check(
      'promotion_versions_proposed_check',
      sql`${t.state} not in ('proposed', 'confirmed') or (${t.validFrom} is not null and ${t.note} is not null and ${t.proposedBy} is not null and ${t.proposedAt} is not null)`,
    ),
    check(
      'promotion_versions_confirmed_check',
      sql`${t.state} <> 'confirmed' or (${t.confirmedBy} is not null and ${t.confirmedAt} is not null)`,
    ),
    // Two people: whoever confirms it neither proposed it nor wrote it.
    check(
      'promotion_versions_people_check',
      sql`${t.confirmedBy} is null or (${t.confirmedBy} <> ${t.proposedBy} and ${t.confirmedBy} <> ${t.createdBy})`,
    ),
  ],
);
