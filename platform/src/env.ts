import { secrets } from '@kozyr/kit/exchanged-secrets';
import {
  logFormat,
  logLevel,
  metricsHost,
  metricsPort,
  migrateAtStart,
  natsCa,
  natsCredentials,
  natsUrl,
  port,
  secret,
} from '@kozyr/kit/setting-fields';
import { type Environment, readSettings } from '@kozyr/kit/settings';
import { z } from 'zod';

const flag = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(fallback)
    .transform((value) => value === 'true');
const count = (fallback: number) => z.coerce.number().int().min(1).max(1_000_000).default(fallback);
const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const schema = z.object({
  PORT: port(4000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: metricsPort,
  METRICS_HOST: metricsHost,
  DATABASE_URL: postgres,
  /** The same database past the pooler that DATABASE_URL leads through; unset: it leads through none. */
  DATABASE_DIRECT_URL: postgres.optional(),
  /** The same database past any pooler as the role that owns the tables: it migrates and gives rights. Unset: one role does all. */
  DATABASE_OWNER_URL: postgres.optional(),
  /** false: the job migrates; a process only looks whether the database is up to date. */
  DATABASE_MIGRATE_AT_START: migrateAtStart,
  /** false: PostgreSQL is asked to keep no statement by name, since the pooler can't (PgBouncer before 1.21). */
  DATABASE_PREPARED: flag('true'),
  /** A replica, or the same database by another way: reports, statements and exports are read there by connections of their own. */
  DATABASE_READ_URL: postgres.optional(),
  /** Connections to the database that requests share, in this process. */
  DATABASE_POOL_SIZE: count(20),
  /** Milliseconds: for a connection, for a statement, for a lock, and for a transaction that asks nothing. */
  DATABASE_CONNECTION_TIMEOUT_MS: count(5_000),
  DATABASE_STATEMENT_TIMEOUT_MS: count(10_000),
  DATABASE_LOCK_TIMEOUT_MS: count(8_000),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: count(20_000),
  /** Requests in work at one time; of each class, how many may wait for a place, and how long, milliseconds. */
  MAX_REQUESTS_IN_WORK: count(48),
  MAX_REQUESTS_WAITING: count(400),
  MAX_REQUEST_WAIT_MS: count(1_000),
  /** Entries of the ledger that are older leave, a partition at a time, once they are summed; unset: all are kept. */
  LEDGER_ENTRIES_KEPT_MONTHS: z.coerce
    .number({ error: 'must be a number of months' })
    .int('must be whole months')
    .min(60, 'must be at least 60: the law against money laundering asks for five years, and statements show as much')
    .max(1_200, 'must be at most 1200: unset it to keep everything')
    .optional(),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  /** production closes what only a trial needs, such as the outbox page. */
  KOZYR_MODE: z.enum(['trial', 'production']).default('trial'),
  /**
   * The profiles of jurisdictions that hold, by name: TRIAL alone, or those of countries. A production start names them. A country where
   * players register and that has none is closed.
   */
  JURISDICTIONS: z
    .string()
    .regex(/^(TRIAL|[A-Z]{2}(,[A-Z]{2})*)$/, 'must be TRIAL, or names of profiles such as UA,KZ,EU,US,RU')
    .default('TRIAL')
    .transform((names) => names.split(',')),
  LOG_LEVEL: logLevel,
  LOG_FORMAT: logFormat,
  NATS_URL: natsUrl,
  NATS_CREDENTIALS: natsCredentials,
  NATS_CA: natsCa,
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Address by which what runs beside it reaches this process. */
  PLATFORM_URL: z.url().default('http://localhost:4000'),
  /** Address by which studios and payment gateways outside reach it; unset: PLATFORM_URL. */
  CALLBACKS_URL: z.optional(z.url()),
  STUDIO_URL: z.url().default('http://localhost:4200'),
  STUDIO_PUBLIC_URL: z.url().default('http://localhost:4200'),
  GATEWAY_URL: z.url().default('http://localhost:4300'),
  JWT_SECRET: secrets,
  WALLET_SECRET: secrets,
  GATEWAY_SECRET: secrets,
  PSEUDONYM_SECRET: secret,
  /**
   * Encrypts what players' second factors are computed from and, by keys derived from it, pictures and numbers of their documents and tokens of
   * their saved cards. By the first one of an exchange; npm run reseal -w platform encrypts by it what was encrypted before.
   */
  SECOND_FACTOR_SECRET: secrets,
  /** Key of the operator named owner, made while there is no operator; unset makes none, or one without a key where DESK_FIRST_TOKEN is set. */
  OPERATOR_KEY: z
    .string()
    .regex(/^[\w-]{32,256}$/, 'must be 32 to 256 letters, digits, dashes or underscores')
    .optional(),
  /** What the desk's server signs its calls with; unset: no call of the desk is taken. */
  DESK_SECRET: z.optional(secrets),
  /** Where operators open the desk: passkeys are made for its host. */
  DESK_PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4400'),
  /** Opens the invitation of the operator named owner to the desk, while they never had a password there; unset: no such invitation. */
  DESK_FIRST_TOKEN: z
    .string()
    .regex(/^[\w-]{32,256}$/, 'must be 32 to 256 letters, digits, dashes or underscores')
    .optional(),
  /** Issuer of the OpenID Connect provider that operators may sign in through; unset: none. http is for one on this machine alone. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => url.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(url),
      'must be https',
    )
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What the button at the sign-in calls the provider. */
  OIDC_NAME: z.string().min(1).max(40).default('OpenID'),
  EMAIL_REGISTRATION_ENABLED: flag('false'),
  SEND_EMAIL_ENABLED: flag('false'),
  SEND_SMS_ENABLED: flag('true'),
  /** Whether a trial shows its messages to players; unset: only on this machine's own address (see routes/outbox.ts). */
  OUTBOX_ENABLED: z
    .enum(['true', 'false'])
    .optional()
    .transform((value) => (value === undefined ? undefined : value === 'true')),
  TRUST_PROXY: flag('true'),
  /** Header in which the front door says the visitor's country, ISO 3166 in two letters; believed from a proxy alone. */
  COUNTRY_HEADER: z.string().toLowerCase().default('x-country'),
  /** Version of the terms a new player agrees to; recorded with the consent (spec §5). */
  TERMS_VERSION: z
    .string()
    .regex(/^[\w.-]{1,32}$/, 'must be 1 to 32 letters, digits, dots or dashes')
    .default('2026-11'),
  /** The version before: who opened the form before the terms changed may still register by it. Unset: only the current one. */
  TERMS_VERSION_BEFORE: z
    .string()
    .regex(/^[\w.-]{1,32}$/, 'must be 1 to 32 letters, digits, dots or dashes')
    .optional(),
  /** Address that takes SMS, emails and calls as JSON; unset keeps messages in the outbox table. */
  MESSAGE_GATEWAY_URL: z.url().optional(),
  MESSAGE_GATEWAY_KEY: z.optional(secret),
  /** A mail server for emails: smtp://user:password@host:587 or smtps://…:465, and the address they come from. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  SMTP_FROM: z
    .string()
    .regex(/@[^@\s>]+>?$/, 'must be an email address')
    .optional(),
  /** An account at Twilio, or at whoever speaks its protocol, for SMS and calls. */
  TWILIO_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.optional(secret),
  TWILIO_FROM: z.string().min(1).optional(),
  /** The private key of VAPID (RFC 8292), a number of P-256 as 32 bytes in base64url. Without it no push service is called. */
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url, 43 letters, digits, dashes or underscores')
    .optional(),
  /** Where a push service reaches whoever runs this: mailto:somebody@… or https://…; unset: PUBLIC_URL. */
  PUSH_SUBJECT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional(),
  /** Hosts of push services, with all names below them. Browsers say where pushes go: nothing is sent anywhere else. */
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com')
    .transform((hosts) => hosts.split(',').map((host) => host.trim())),
  /** An account at Sumsub, or at whoever speaks its protocol, for checks of identity: its app token and secret key, the secret its webhooks
   * are signed by, and the names of the levels there for an identity and for a source of funds. Without the three the embedded verifier looks. */
  SUMSUB_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.sumsub.com'),
  SUMSUB_APP_TOKEN: z.optional(secret),
  SUMSUB_SECRET_KEY: z.optional(secret),
  SUMSUB_WEBHOOK_SECRET: z.optional(secret),
  SUMSUB_IDENTITY_LEVEL: z.string().min(1).default('basic-kyc-level'),
  SUMSUB_FUNDS_LEVEL: z.string().min(1).default('source-of-funds'),
  /** A register of excluded people on another machine, which speaks GAMSTOP's protocol: the whole address of its API, and our key. Both, or none. */
  GAMSTOP_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  GAMSTOP_API_KEY: z.optional(secret),
  /** An outside help desk's web widget in place of our own chat (Chatwoot): its origin, the inbox's public token, and the secret by
   * which players are proved to it. All three, or none. */
  SUPPORT_WIDGET_URL: z
    .string()
    .regex(/^https?:\/\/[^/?#\s;,']+\/?$/, 'must be an http(s) origin without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  SUPPORT_WIDGET_TOKEN: z
    .string()
    .regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits, dashes or underscores')
    .optional(),
  SUPPORT_WIDGET_SECRET: z.optional(secret),
  /** Sign-ins, codes and registrations per address in 15 minutes; many players share one address on a mobile network. */
  ATTEMPTS_PER_ADDRESS: z.coerce.number().int().min(1).default(600),
  /** Wrong passwords for one account from one address in 15 minutes. */
  ATTEMPTS_PER_ACCOUNT_AND_ADDRESS: z.coerce.number().int().min(1).default(10),
  /** Wrong passwords for one account from all addresses together in 15 minutes. */
  ATTEMPTS_PER_ACCOUNT: z.coerce.number().int().min(1).default(100),
  /** Codes sent at the request of one address in 15 minutes, whoever they are for. */
  CODES_PER_ADDRESS: z.coerce.number().int().min(1).default(200),
  /** Of those, how many need no work (a challenge that the browser answers by itself) of who asks; wider networks have a few times that. */
  CODES_WITHOUT_WORK: z.coerce.number().int().min(1).default(2),
  /** Streams of events open at one time from one address, in one process; many players share one address on a mobile network. */
  STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).default(300),
  /** SMS with a code in an hour: to one range of numbers, and to all. */
  SMS_PER_PREFIX: z.coerce.number().int().min(1).default(1000),
  SMS_PER_HOUR: z.coerce.number().int().min(1).default(10_000),
  /** Telephone calls in an hour: to one range of numbers, and to all. A stop for those who earn by being called. */
  CALLS_PER_PREFIX: z.coerce.number().int().min(1).default(120),
  CALLS_PER_HOUR: z.coerce.number().int().min(1).default(1000),
});

export type Env = z.infer<typeof schema>;

/** The process's settings, parsed once at start. @throws Error with one line naming each bad variable and what it must be */
export function parseEnv(source: Environment): Env {
  return readSettings(schema, source);
}

/** What a command that only looks into the database needs. @throws Error as parseEnv does */
export function parseDatabaseEnv(source: Environment): Pick<Env, 'DATABASE_URL'> {
  return readSettings(schema.pick({ DATABASE_URL: true }), source);
}

/** What the command needs that seals anew. @throws Error as parseEnv does */
export function parseSealingEnv(source: Environment): Pick<Env, 'DATABASE_URL' | 'SECOND_FACTOR_SECRET'> {
  return readSettings(schema.pick({ DATABASE_URL: true, SECOND_FACTOR_SECRET: true }), source);
}

/** What the command needs that looks after the ledger's partitions. @throws Error as parseEnv does */
export function parsePartitionsEnv(
  source: Environment,
): Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL' | 'LEDGER_ENTRIES_KEPT_MONTHS'> {
  return readSettings(
    schema.pick({
      DATABASE_URL: true,
      DATABASE_DIRECT_URL: true,
      DATABASE_OWNER_URL: true,
      LEDGER_ENTRIES_KEPT_MONTHS: true,
    }),
    source,
  );
}

/** What a command needs that brings the database up to date. @throws Error as parseEnv does */
export function parseOwnerEnv(
  source: Environment,
): Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL'> {
  return readSettings(schema.pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true, DATABASE_OWNER_URL: true }), source);
}
