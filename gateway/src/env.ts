import { secrets } from '@kozyr/kit/exchanged-secrets';
import { logFormat, logLevel, metricsHost, metricsPort, migrateAtStart, port, secret } from '@kozyr/kit/setting-fields';
import { type Environment, readSettings } from '@kozyr/kit/settings';
import { z } from 'zod';

const schema = z.object({
  /** This gateway takes no money, so there is no production of it. */
  KOZYR_MODE: z.literal('trial', 'must be trial: the sandbox gateway takes no money').default('trial'),
  PORT: port(4300),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: metricsPort,
  METRICS_HOST: metricsHost,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  /** The same database past the pooler that DATABASE_URL leads through; unset: it leads through none. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  /** false: the job migrates; this process only looks whether the database is up to date. */
  DATABASE_MIGRATE_AT_START: migrateAtStart,
  /** Shared with the merchant; signs both directions. Several, separated by commas, while they are exchanged: the new one first. */
  GATEWAY_SECRET: secrets,
  /** Keys the fingerprints of cards; the merchant does not know it. */
  CARD_SECRET: secret,
  /** This process as the payer's browser reaches it. */
  GATEWAY_PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4300'),
  /** Whom the payer pays, as the page names it. */
  MERCHANT_NAME: z.string().min(1).default('Kozyr'),
  LOG_LEVEL: logLevel,
  LOG_FORMAT: logFormat,
});

export type Env = z.infer<typeof schema>;

/**
 * The process's settings, parsed once at start.
 * @throws Error with one line naming each bad variable and what it must be.
 */
export function parseEnv(source: Environment): Env {
  return readSettings(schema, source);
}
