import type { DocumentKind, DocumentSide, IdentityCheckStatus, IdentityEndReason } from '@kozyr/contracts/identity';
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * A player's request to have their identity (level 2) or the source of their money (level 3) checked. One of a level is under way at a
 * time, and one of a level is approved. Moved by services/identity/identity-checks alone, each move with its entry in the audit log.
 */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    level: smallint('level').$type<2 | 3>().notNull(),
    status: text('status').$type<IdentityCheckStatus>().notNull(),
    /** Why it was denied or has expired, as the player is told. */
    reason: text('reason').$type<IdentityEndReason>(),
    fullName: text('full_name').notNull(),
    bornOn: date('born_on').notNull(),
    documentKind: text('document_kind').$type<DocumentKind>().notNull(),
    /** ISO 3166-1 in two letters: who issued it. */
    documentCountry: text('document_country').notNull(),
    /** Encrypted, bound to player and check; null: the document has none. */
    sealedNumber: text('sealed_number'),
    /** Keyed hash of country, kind and number, by which one document is known again; null: the document has none. */
    numberHash: text('number_hash'),
    documentExpiresOn: date('document_expires_on'),
    /** The language the player is written to in. */
    locale: text('locale').notNull(),
    createdAt: moment('created_at').notNull(),
    submittedAt: moment('submitted_at'),
    /** Who looks at it (gateways/identity), and what they call it; unset until they have taken it. */
    verifier: text('verifier'),
    reference: text('reference'),
    /** When the verifier was last asked. */
    askedAt: moment('asked_at'),
    /** Since when it waits for an operator; null: it does not. */
    withOperatorSince: moment('with_operator_since'),
    /** Why an operator has to look, in English. */
    operatorNote: text('operator_note'),
    decidedAt: moment('decided_at'),
    /** Null: by the verifier. */
    decidedBy: uuid('decided_by').references(() => operators.id),
    /** Until when what was approved counts. */
    expiresAt: moment('expires_at'),
  },
  (t) => [
    uniqueIndex('identity_checks_open').on(t.userId, t.level).where(sql`${t.status} in ('DRAFT', 'SUBMITTED')`),
    uniqueIndex('identity_checks_approved').on(t.userId, t.level).where(sql`${t.status} = 'APPROVED'`),
    // A document proves one person.
    uniqueIndex('identity_checks_number').on(t.numberHash).where(sql`${t.status} = 'APPROVED'`),
    unique('identity_checks_reference').on(t.verifier, t.reference),
    index('identity_checks_of_user').on(t.userId, t.createdAt.desc()),
    index('identity_checks_waiting').on(t.submittedAt).where(sql`${t.status} = 'SUBMITTED'`),
    index('identity_checks_ending').on(t.expiresAt).where(sql`${t.status} = 'APPROVED'`),
    index('identity_checks_people').on(t.bornOn, sql`lower(${t.fullName})`),
    check('identity_checks_level_check', sql`${t.level} in (2, 3)`),
    check('identity_checks_status_check', sql`${t.status} in ('DRAFT', 'SUBMITTED', 'APPROVED', 'DENIED', 'EXPIRED')`),
    check('identity_checks_reason_check', sql`(${t.status} in ('DENIED', 'EXPIRED')) = (${t.reason} is not null)`),
    check('identity_checks_submitted_check', sql`(${t.status} = 'DRAFT') = (${t.submittedAt} is null)`),
    check('identity_checks_decided_check', sql`(${t.status} in ('DRAFT', 'SUBMITTED')) = (${t.decidedAt} is null)`),
    check('identity_checks_expiry_check', sql`(${t.status} in ('APPROVED', 'EXPIRED')) = (${t.expiresAt} is not null)`),
    check('identity_checks_number_check', sql`(${t.sealedNumber} is null) = (${t.numberHash} is null)`),
  ],
);

/** A picture of a check's document, re-encoded without what a camera adds, and encrypted. Never served to the site. */
export const identityDocuments = pgTable(
  'identity_documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    checkId: uuid('check_id')
      .notNull()
      .references(() => identityChecks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    side: text('side').$type<DocumentSide>().notNull(),
    mime: text('mime', { enum: ['image/jpeg'] }).notNull(),
    /** Of the picture itself: bytes and pixels. */
    size: integer('size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of the picture before it was encrypted, base64url: the same picture is known again. */
    sha256: text('sha256').notNull(),
    /** AES-256-GCM, bound to player and picture (services/identity/identity-checks/sealed-picture.ts). */
    sealed: bytea('sealed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('identity_documents_side').on(t.checkId, t.side),
    index('identity_documents_same').on(t.sha256),
    index('identity_documents_of_user').on(t.userId),
    check('identity_documents_side_check', sql`${t.side} in ('front', 'back', 'selfie')`),
    check('identity_documents_size_check', sql`${t.size} > 0`),
  ],
);
