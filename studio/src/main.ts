import path from 'node:path';
import { openFanOut } from '@kozyr/kit/fan-out/open';
import { limitRole } from '@kozyr/kit/limit-role';
import { openLog } from '@kozyr/kit/log';
import { openMetrics } from '@kozyr/kit/metrics';
import { REQUEST_LIMITS } from '@kozyr/kit/pool';
import { createPoolMeter } from '@kozyr/kit/pool-meter';
import { runMain, stopOnSignal } from '@kozyr/kit/process-end';
import { repeat } from '@kozyr/kit/repeat';
import { settingsOrExit } from '@kozyr/kit/settings';
import { startTracing } from '@kozyr/kit/start-tracing';
import { tellOfTraces } from '@kozyr/kit/trace-meter';
import { waitForDatabase } from '@kozyr/kit/wait-for-database';
import { createApp } from './app';
import { openArtCache } from './art/cache';
import { openCatalogue } from './catalogue/catalogue';
import { migrateDatabase, openDatabase } from './db/database';
import { parseEnv } from './env';
import { openClient } from './page/kept-client';
import { postgresRounds } from './rounds/postgres-store';
import { startRoundWorker } from './rounds/worker';
import { dropOldDemo } from './sessions/sessions';
import { openTables } from './tables/tables-runtime';
import { seamlessWallet } from './wallet/seamless-wallet';

/** What a stop may take before the process leaves anyway; an unfinished round is resumed at the next start. */
const STOP_MS = 4_500;

const CLEAN_MS = 3_600_000;

async function main(): Promise<void> {
  const env = settingsOrExit(() => parseEnv(process.env));
  const traces = await startTracing('studio', process.env);
  const log = openLog({ role: 'studio', level: env.LOG_LEVEL, format: env.LOG_FORMAT });
  const direct = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  const pool = openDatabase(env.DATABASE_URL, undefined, isPooled);
  const metrics = await openMetrics({
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    warn: (details, message) => log.warn(details, message),
  });
  const fanOut = await openFanOut(env, 'studio', log);
  if (metrics) {
    createPoolMeter(metrics)('requests', pool);
    tellOfTraces(metrics);
  }
  await waitForDatabase(direct, (_, failed) => log.warn(failed, 'waiting for the database'));
  const { applied } = await migrateDatabase(direct, {
    say: log.info.bind(log),
    mayMigrate: env.DATABASE_MIGRATE_AT_START,
  });
  if (isPooled) await limitRole(direct, REQUEST_LIMITS);
  const catalogue = openCatalogue();
  const wallet = seamlessWallet({
    platformUrl: env.PLATFORM_URL,
    secret: env.WALLET_SECRET,
    singleCalls: env.WALLET_SINGLE_CALLS,
    metrics,
  });
  const rounds = { store: postgresRounds({ pool, modelOfGame: catalogue.modelOfGame }), wallet, now: Date.now };
  const tables = await openTables({
    pool,
    // Who leads a table holds a lock of a session and listens.
    databaseUrl: direct,
    platformUrl: env.PLATFORM_URL,
    walletSecret: env.WALLET_SECRET,
    wallet,
    shut: env.CLOSED_TABLES,
    warn: (details, message) => log.warn(details, message),
  });
  const app = await createApp({
    env,
    tables,
    pool,
    catalogue,
    wallet,
    rounds,
    client: await openClient(),
    cache: openArtCache(path.join(env.DATA_DIR, 'art')),
    metrics,
    fanOut,
  });
  pool.on('error', (error) => app.log.error({ err: error }, 'A database connection broke'));
  const warn = (details: object, message: string) => app.log.warn(details, message);
  const worker = startRoundWorker({ ...rounds, warn });
  const cleaning = repeat({
    step: async () => {
      await dropOldDemo(pool);
      return CLEAN_MS;
    },
    failed: (error) => {
      warn({ err: error }, 'Old demo sessions could not be dropped');
      return CLEAN_MS;
    },
    firstAfterMs: CLEAN_MS,
  });

  stopOnSignal({
    log: app.log,
    withinMs: STOP_MS,
    stop: async () => {
      await cleaning.stop();
      await app.close();
      await tables.stop();
      await worker.stop();
      await fanOut.stop();
      await metrics?.close();
      await pool.end();
      await traces?.close();
    },
  });

  await app.listen({ host: env.HOST, port: env.PORT });
  app.log.info({ applied, games: catalogue.games.length }, 'Studio is ready');
}

runMain(main);
