import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { operators } from './operators';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const operatorId = () =>
  uuid('operator_id')
    .notNull()
    .references(() => operators.id);
const ownId = () =>
  uuid('operator_id')
    .primaryKey()
    .references(() => operators.id);

/** The password of an operator at the desk. Gone once they are invited again. */
export const operatorCredentials = pgTable('operator_credentials', {
  operatorId: ownId(),
  /** Argon2id in PHC form (services/identity/accounts/password.ts). */
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** The authenticator app of an operator, and one that waits to take its place. */
export const operatorSecondFactors = pgTable('operator_second_factors', {
  operatorId: ownId(),
  /** What codes are computed from, encrypted by SECOND_FACTOR_SECRET; null: none is confirmed. */
  sealedSecret: text('sealed_secret'),
  confirmedAt: moment('confirmed_at'),
  /** The step of time, 30 s since 1970, of the last code that was taken: none of it or before is taken again. */
  lastStep: integer('last_step'),
  /** The secret of an app that waits for its first code, for a quarter of an hour from pendingAt. */
  pendingSecret: text('pending_secret'),
  pendingAt: moment('pending_at'),
});

/** The passkeys of an operator. */
export const operatorPasskeys = pgTable(
  'operator_passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    operatorId: operatorId(),
    name: text('name').notNull(),
    /** As WebAuthn names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Of signatures, where the passkey counts; one that goes back is refused. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('operator_passkeys_of_operator').on(table.operatorId)],
);

/** The recovery codes of an operator by their SHA-256: each opens once. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  { operatorId: operatorId(), codeHash: text('code_hash').notNull(), usedAt: moment('used_at') },
  (table) => [primaryKey({ columns: [table.operatorId, table.codeHash] })],
);

/** Where an operator is signed in. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    operatorId: operatorId(),
    /** SHA-256 of the token, which only the desk's server holds. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** At the longest. */
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    /** When a second factor was given last. */
    steppedUpAt: moment('stepped_up_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** What a passkey is to sign next, once. */
    challenge: text('challenge'),
    challengeAt: moment('challenge_at'),
  },
  (table) => [index('operator_sessions_of_operator').on(table.operatorId, table.createdAt)],
);

/** Sign-ins that have their password and wait for the second factor. A row goes once it is done. */
export const operatorSignIns = pgTable(
  'operator_sign_ins',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    operatorId: operatorId(),
    /** SHA-256 of the ticket. */
    ticketHash: text('ticket_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    /** What a passkey is to sign next, once. */
    challenge: text('challenge'),
    challengeAt: moment('challenge_at'),
  },
  (table) => [index('operator_sign_ins_of_operator').on(table.operatorId)],
);

/**
 * Invitations to the desk. Rows are never deleted: whoever invited somebody could have used the token, and never signs together with
 * them (services/identity/operators/second-person.ts).
 */
export const operatorInvitations = pgTable(
  'operator_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    operatorId: operatorId(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null: the first start. */
    invitedBy: uuid('invited_by').references(() => operators.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the password was chosen by it. */
    usedAt: moment('used_at'),
    /** When another took its place, or its operator was disabled. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('operator_invitations_open')
      .on(table.operatorId)
      .where(sql`${table.usedAt} is null and ${table.endedAt} is null`),
    index('operator_invitations_of_operator').on(table.operatorId),
  ],
);
