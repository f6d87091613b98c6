import type { Locale } from '@kozyr/contracts/locales';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Players. Contacts are kept in one form only (see services/kernel/players/contact.ts), so that unique means unique. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** E.164 digits without the plus: 380991234567. */
    phone: text('phone').unique(),
    /** Lower case. */
    email: text('email').unique(),
    /** Chosen once, never changed (spec §5). */
    currency: text('currency', { enum: ['uah', 'kzt'] }).notNull(),
    country: text('country', { enum: ['UA', 'KZ'] }).notNull(),
    /** Names of the profiles that hold for them: their country's first, then that of the network they last came from, if it has another. */
    profiles: text().array().notNull().default(sql`'{TRIAL}'::text[]`),
    /** Stars, 0 to 5. */
    rating: smallint('rating').notNull().default(0),
    /** When a call or a code last proved that the phone is theirs. */
    phoneVerifiedAt: moment('phone_verified_at'),
    /** When a code last proved that the email is theirs. */
    emailVerifiedAt: moment('email_verified_at'),
    /** The language of the site as they last signed in: what messages that nobody asked for are written in. */
    locale: text('locale').$type<Locale>(),
    /** When they were last reminded to look over their limits. */
    limitsRemindedAt: moment('limits_reminded_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When they last signed in or renewed a session, within a minute. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** Deposits that have arrived, of all time, minor units: the settlement of each adds to it. */
    deposited: bigint('deposited', { mode: 'bigint' }).notNull().default(sql`0`),
    /** All wallets of their currency with what is set aside, minor units, as a job last found them: minutes old, and for the list alone. */
    keptBalance: bigint('kept_balance', { mode: 'bigint' }).notNull().default(sql`0`),
    /** Their personal data is gone since; what stays is under the bare id. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    // The operators' list of players in the order of registration, of when they were seen, of stars, of deposits and of balances.
    index('users_registered').on(table.createdAt, table.id),
    index('users_seen').on(table.seenAt, table.id),
    index('users_rated').on(table.rating, table.id),
    index('users_deposited').on(table.deposited, table.id),
    index('users_balances').on(table.keptBalance, table.id),
    // Players by the last digits of a phone.
    index('users_phone_ending').on(sql`reverse(${table.phone}) text_pattern_ops`),
    check(
      'users_contact_check',
      sql`(${table.phone} is not null or ${table.email} is not null) = (${table.erasedAt} is null)`,
    ),
    check('users_phone_check', sql`${table.phone} ~ '^[1-9][0-9]{7,14}$'`),
    check('users_email_check', sql`${table.email} = lower(${table.email})`),
    check('users_currency_check', sql`${table.currency} in ('uah', 'kzt')`),
    check('users_country_check', sql`${table.country} in ('UA', 'KZ')`),
    check('users_profiles_check', sql`cardinality(${table.profiles}) between 1 and 2`),
    check('users_deposited_check', sql`${table.deposited} >= 0`),
    check('users_rating_check', sql`${table.rating} between 0 and 5`),
  ],
);

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Argon2id hashes in PHC form, apart from the players so that reading a player never carries one along. */
export const credentials = pgTable('credentials', {
  userId: owner().primaryKey(),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** What a player agreed to, when, and in which version of the terms. Rows are added, never changed. */
export const consents = pgTable(
  'consents',
  {
    userId: owner(),
    kind: text('kind', { enum: ['age_and_terms', 'newsletter'] }).notNull(),
    granted: boolean('granted').notNull(),
    termsVersion: text('terms_version').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.recordedAt] })],
);

/** One row per sign-in: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** What the browser called itself and where it came from, shown to the player alone. */
    device: text('device').notNull().default(''),
    address: text('address').notNull().default(''),
    /** SHA-256 of the cookie by which the browser is known again; empty: it brought none, or too long ago. Nobody is shown it. */
    browser: text('browser').notNull().default(''),
    /** Names the last answer to a refresh until a call by its access token shows that it arrived; null: it did. */
    unheardAnswer: uuid('unheard_answer'),
    /** Answers taken back before they arrived, the newest last: an access token that came in one of them opens nothing. */
    refusedAnswers: uuid('refused_answers').array().notNull().default(sql`'{}'::uuid[]`),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', {
      enum: [
        'logout',
        'token_reuse',
        'password_change',
        'signed_out_elsewhere',
        'protection',
        'second_factor',
        'erasure',
      ],
    }),
  },
  (table) => [
    index('sessions_user_index').on(table.userId),
    // Players who came from the same address.
    index('sessions_address').on(table.address, table.createdAt).where(sql`${table.address} <> ''`),
    // Players who signed in by the same browser.
    index('sessions_browser').on(table.browser, table.lastUsedAt).where(sql`${table.browser} <> ''`),
    check('sessions_end_check', sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
  ],
);

/** Refresh tokens by their SHA-256. A spent one keeps what its successor is computed from (see services/identity/accounts/refresh-tokens.ts). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
    successorSalt: text('successor_salt'),
    /** Given in an answer that never arrived, and taken back since: who brings it is not who was given another. */
    revokedAt: moment('revoked_at'),
    /** How often it came back late and got another successor. */
    lateReturns: integer('late_returns').notNull().default(0),
  },
  (table) => [
    index('refresh_tokens_session_index').on(table.sessionId),
    index('refresh_tokens_expiry_index').on(table.expiresAt),
    check('refresh_tokens_spent_check', sql`(${table.spentAt} is null) = (${table.successorSalt} is null)`),
  ],
);

/** The one living code per purpose and contact. codeHash null: the contact already has an account, no code fits. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    purpose: text('purpose', { enum: ['register', 'reset'] }).notNull(),
    contact: text('contact').notNull(),
    codeHash: text('code_hash'),
    /** Keyed hash of the network that asked for it. Its tries are its own; all other networks share the other ones. */
    askedFrom: text('asked_from').notNull().default(''),
    triesLeft: integer('tries_left').notNull(),
    triesLeftElsewhere: integer('tries_left_elsewhere').notNull().default(3),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.contact] }),
    check('verification_codes_tries_check', sql`${table.triesLeft} >= 0 and ${table.triesLeftElsewhere} >= 0`),
  ],
);

/**
 * The one living code by which a player proves that a phone is theirs, for each way it is sent: bound to player, phone and
 * action. Once proved, verifiedAt is set and the code fits no more.
 */
export const phoneProofs = pgTable(
  'phone_proofs',
  {
    userId: owner(),
    channel: text('channel', { enum: ['sms', 'call'] }).notNull(),
    action: text('action').notNull(),
    /** E.164 digits without the plus. */
    phone: text('phone').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    verifiedAt: moment('verified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.channel] }),
    check('phone_proofs_tries_check', sql`${table.triesLeft} >= 0`),
  ],
);

/** Counted attempts in a window of time, shared by all processes. Keys are hashes: no contact or address is kept. */
export const attemptCounts = pgTable('attempt_counts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});
