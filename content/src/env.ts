import path from 'node:path';
import { secrets } from '@kozyr/kit/exchanged-secrets';
import {
  logFormat,
  logLevel,
  migrateAtStart,
  natsCa,
  natsCredentials,
  natsUrl,
  port,
  proxies,
  secret,
} from '@kozyr/kit/setting-fields';
import { type Environment, readSettings, settingsOrExit, type WrongSetting } from '@kozyr/kit/settings';
import * as z from 'zod/mini';
import { bucketFields, wholeBucket } from './uploads/env';

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** Addresses with commas between them. */
const addresses = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',').map((one) => one.trim())),
  ),
  z.array(address),
);

const envSchema = z
  .object({
    DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')),
    /** The same database past the pooler that DATABASE_URL leads through; unset: it leads through none. */
    DATABASE_DIRECT_URL: z.optional(
      z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')),
    ),
    /** false: the job migrates; this process only looks whether the database is up to date. */
    DATABASE_MIGRATE_AT_START: migrateAtStart,
    DATA_DIR: z.string().check(z.refine(path.isAbsolute, 'must be an absolute path')),
    PAYLOAD_SECRET: secret,
    PREVIEW_TOKEN: secrets,
    REVALIDATE_SECRET: secrets,
    SITE_URL: address,
    EDGE_URL: z.optional(address),
    /** All sites and all edges that are told of changes by HTTP; unset: the one of SITE_URL, and that of EDGE_URL. */
    SITE_URLS: z.optional(addresses),
    EDGE_URLS: z.optional(addresses),
    NATS_URL: natsUrl,
    NATS_CREDENTIALS: natsCredentials,
    NATS_CA: natsCa,
    /** The site as browsers see it: where an editor's preview opens. */
    PUBLIC_URL: z._default(address, 'http://localhost:3000'),
    /** The service as visitors' browsers see it: `/frame` and nothing of the admin. */
    CONTENT_PUBLIC_URL: z._default(address, 'http://localhost:4100'),
    /** Where browsers find `/frame` and its fonts: this service under that name. */
    FRAMES_PUBLIC_URL: z._default(address, 'http://localhost:4100'),
    /** The admin as editors' browsers see it. A name of loopback: it is there on this machine alone. */
    CONTENT_ADMIN_URL: z._default(address, 'http://localhost:4100'),
    /** Proxies before it that may say for whom they ask: true = one, false = none, or their number. */
    TRUST_PROXY: proxies,
    CONTENT_ADMIN_EMAIL: z.email('must be an email address'),
    CONTENT_ADMIN_PASSWORD: z.string().check(z.minLength(8, 'must have at least 8 characters')),
    /** Used by the REST without the admin; Next takes its own from its command line. */
    PORT: port(4100, 0),
    HOST: z._default(z.string(), '127.0.0.1'),
    LOG_LEVEL: logLevel,
    LOG_FORMAT: logFormat,
    ...bucketFields,
  })
  .check(wholeBucket);
type Told = { SITE_URLS: string[]; EDGE_URLS: string[] };
export type ContentEnv = Omit<z.infer<typeof envSchema>, keyof Told> & Told;

/** Commands that read the configuration only: no server, no database. */
const OFFLINE_COMMANDS = ['generate:types', 'generate:importmap', 'generate:db-schema', 'migrate:create'];

const OFFLINE: ContentEnv = {
  DATABASE_URL: 'postgresql://localhost:1/offline',
  DATABASE_MIGRATE_AT_START: true,
  DATA_DIR: path.resolve('.data'),
  PAYLOAD_SECRET: 'offline-offline-offline',
  PREVIEW_TOKEN: ['offline-offline-offline'],
  REVALIDATE_SECRET: ['offline-offline-offline'],
  SITE_URL: 'http://localhost:1',
  SITE_URLS: [],
  EDGE_URLS: [],
  PUBLIC_URL: 'http://localhost:1',
  CONTENT_PUBLIC_URL: 'http://localhost:1',
  FRAMES_PUBLIC_URL: 'http://localhost:1',
  CONTENT_ADMIN_URL: 'http://localhost:1',
  TRUST_PROXY: 0,
  CONTENT_ADMIN_EMAIL: 'offline@example.com',
  CONTENT_ADMIN_PASSWORD: 'offline-offline',
  PORT: 4100,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  LOG_FORMAT: 'text',
  S3_REGION: 'us-east-1',
  S3_PATH_STYLE: true,
};

const sentenceOf = (wrong: readonly WrongSetting[]): string => {
  const each = wrong.map(({ name, problem, isMissing }) => (isMissing ? `${name} is missing` : `${name} ${problem}`));
  return `content: environment is not usable: ${each.join('; ')}`;
};

/** Reads the process's variables once. @throws Error of one line that names every wrong variable */
export function parseEnv(source: Environment): ContentEnv {
  const read = readSettings(envSchema, source, sentenceOf);
  return {
    ...read,
    SITE_URLS: read.SITE_URLS ?? [read.SITE_URL],
    EDGE_URLS: read.EDGE_URLS ?? (read.EDGE_URL ? [read.EDGE_URL] : []),
  };
}

/** Whether one of Payload's own migrate commands is running, which sets this late: it migrates, so the start must not. */
export function isMigrateCommand(): boolean {
  return process.env.PAYLOAD_MIGRATING === 'true';
}

const offline =
  process.env.NEXT_PHASE === 'phase-production-build' || OFFLINE_COMMANDS.some((name) => process.argv.includes(name));

export const env = offline ? OFFLINE : settingsOrExit(() => parseEnv(process.env));
