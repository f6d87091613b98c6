import { limitRole } from '@kozyr/kit/limit-role';
import { openLog } from '@kozyr/kit/log';
import { openMetrics } from '@kozyr/kit/metrics';
import { REQUEST_LIMITS } from '@kozyr/kit/pool';
import { createPoolMeter } from '@kozyr/kit/pool-meter';
import { runMain, stopOnSignal } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { startTracing } from '@kozyr/kit/start-tracing';
import { tellOfTraces } from '@kozyr/kit/trace-meter';
import { waitForDatabase } from '@kozyr/kit/wait-for-database';
import { createApp } from './app';
import { migrateDatabase, openDatabase } from './database';
import { parseEnv } from './env';

/** What a stop may take before the process leaves anyway: what is unfinished is in its tables, and done at the next start. */
const STOP_MS = 6_000;

async function main(): Promise<void> {
  const env = settingsOrExit(() => parseEnv(process.env));
  const traces = await startTracing('gateway', process.env);
  const log = openLog({ role: 'gateway', level: env.LOG_LEVEL, format: env.LOG_FORMAT });
  const direct = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const isPooled = env.DATABASE_DIRECT_URL !== undefined;
  await waitForDatabase(direct, (_, failed) => log.warn(failed, 'waiting for the database'));
  await migrateDatabase(direct, { say: log.info.bind(log), mayMigrate: env.DATABASE_MIGRATE_AT_START });
  if (isPooled) await limitRole(direct, REQUEST_LIMITS);
  const db = openDatabase(env.DATABASE_URL, isPooled);
  const metrics = await openMetrics({
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    warn: (details, message) => log.warn(details, message),
  });
  if (metrics) {
    createPoolMeter(metrics)('requests', db);
    tellOfTraces(metrics);
  }
  const app = await createApp({ env, db, now: () => new Date(), metrics });
  await app.listen({ port: env.PORT, host: env.HOST });

  stopOnSignal({
    log: app.log,
    withinMs: STOP_MS,
    stop: async () => {
      await app.close();
      await metrics?.close();
      await db.end();
      await traces?.close();
    },
  });
}

runMain(main);
