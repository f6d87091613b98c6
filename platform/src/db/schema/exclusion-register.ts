import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * The house's register of people who may not play: those who excluded themselves here, and those whom operators wrote down. Of what they are
 * known by it keeps keyed hashes alone (services/kernel/protection/marks.ts), and none of whether they have an account.
 */
export const exclusionRegister = pgTable(
  'exclusion_register',
  {
    id: uuid().primaryKey().defaultRandom(),
    phoneHash: text('phone_hash'),
    emailHash: text('email_hash'),
    documentHash: text('document_hash'),
    /** Of the date of birth: where it is known on both sides, another one is another person. */
    birthHash: text('birth_hash'),
    from: moment('from').notNull(),
    /** Null: for ever. */
    until: moment('until'),
    /** Where it is known from: self-exclusion, or what an operator names. */
    source: text().notNull(),
    addedAt: moment('added_at').notNull(),
    addedBy: uuid('added_by').references(() => operators.id),
  },
  (t) => [
    unique('exclusion_register_entry')
      .on(t.phoneHash, t.emailHash, t.documentHash, t.birthHash, t.until, t.source)
      .nullsNotDistinct(),
    index('exclusion_register_phone').on(t.phoneHash),
    index('exclusion_register_email').on(t.emailHash),
    index('exclusion_register_document').on(t.documentHash),
    index('exclusion_register_added').on(t.addedAt, t.id),
    check(
      'exclusion_register_known_check',
      sql`${t.phoneHash} is not null or ${t.emailHash} is not null or ${t.documentHash} is not null`,
    ),
    check('exclusion_register_until_check', sql`${t.until} is null or ${t.until} > ${t.from}`),
  ],
);

/** When the registers were last asked about a player, at most once a day, and what they said. */
export const registerChecks = pgTable('register_checks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  askedAt: moment('asked_at').notNull(),
  /** Null: one of them has not answered since it was asked; a job asks again. */
  answeredAt: moment('answered_at'),
  /** The register in which the player stood at the last answer; null: in none. */
  foundIn: text('found_in'),
});
