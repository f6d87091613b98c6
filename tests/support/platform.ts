import { openMetrics } from '@kozyr/kit/metrics';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createApp } from '../../platform/src/app';
import type { Context } from '../../platform/src/context';
import { limitsOf, openDatabase } from '../../platform/src/db/database';
import { parseEnv } from '../../platform/src/env';
import { createInstruments } from '../../platform/src/instruments';
import { LISTENERS } from '../../platform/src/listeners';
import { startReadings } from '../../platform/src/readings/start-readings';
import { learnProfiles } from '../../platform/src/services/kernel/jurisdictions/places';
import { platformDatabase } from './database';

export type TestPlatform = { app: FastifyInstance; ctx: Context; clock: { now: Date }; stop: () => Promise<void> };

/** What the tables of a platform are filled through, wherever it runs. */
export type PlatformTables = Pick<TestPlatform, 'ctx' | 'clock'>;

/** What a platform's environment has besides what every test needs. */
export type PlatformSettings = Record<string, string | undefined>;

/**
 * The real platform on a database of its own (or that of another, by DATABASE_URL), with a clock the test moves; no port: call
 * app.inject() or app.listen().
 */
export async function startPlatform(overrides: PlatformSettings = {}): Promise<TestPlatform> {
  const url = overrides.DATABASE_URL ?? (await platformDatabase());
  const env = parseEnv({
    DATABASE_URL: url,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    JWT_SECRET: 'test-jwt-secret-0123456789',
    WALLET_SECRET: 'test-wallet-secret-0123456789',
    GATEWAY_SECRET: 'test-gateway-secret-0123456789',
    PSEUDONYM_SECRET: 'test-pseudonym-secret-0123456789',
    SECOND_FACTOR_SECRET: 'test-second-factor-secret-0123456789',
    // Tests ask for many codes from one address: those that are about the challenge say so.
    CODES_WITHOUT_WORK: '1000000',
    // Hundreds race here for one thing on a busy machine: each is to be served.
    MAX_REQUESTS_IN_WORK: '400',
    MAX_REQUEST_WAIT_MS: '60000',
    DATABASE_LOCK_TIMEOUT_MS: '60000',
    DATABASE_STATEMENT_TIMEOUT_MS: '90000',
    DATABASE_CONNECTION_TIMEOUT_MS: '60000',
    DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '60000',
    ...overrides,
  });
  const db = openDatabase(url, 80, limitsOf(env));
  const clock = { now: new Date('2026-03-02T10:00:00Z') };
  const log = pino({ level: env.LOG_LEVEL });
  // As main.ts does: where a test gives it a METRICS_PORT.
  const metrics = await openMetrics({
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    warn: log.warn.bind(log),
    readingMs: 60_000,
  });
  const instruments = metrics && createInstruments(metrics);
  const ctx: Context = { env, db, log, now: () => clock.now, listeners: LISTENERS, instruments };
  const app = await createApp(ctx);
  await learnProfiles(ctx);
  const stopReadings = startReadings(ctx);
  return {
    app,
    ctx,
    clock,
    stop: async () => {
      await app.close();
      await metrics?.close();
      await stopReadings();
      await db.$client.end();
    },
  };
}
