import { openFanOut } from '@kozyr/kit/fan-out/open';
import { openLog } from '@kozyr/kit/log';
import { openMetrics } from '@kozyr/kit/metrics';
import { runMain, stopOnSignal } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { startTracing } from '@kozyr/kit/start-tracing';
import { tellOfTraces } from '@kozyr/kit/trace-meter';
import { createApp } from './app';
import type { Context } from './context';
import { poolingOf } from './db/addresses';
import { limitsOf, openDatabase } from './db/database';
import { startMessageSender } from './gateways/messages/sender';
import { createInstruments } from './instruments';
import { startJobs } from './jobs/start';
import { LISTENERS } from './listeners';
import { loggedError } from './logged-error';
import { prepareDatabase, readEnv } from './prepare-database';
import { startReadings } from './readings/start-readings';
import { startPushing } from './services/kernel/notifications/start-pushing';
import { GAMES, hasNoGames, startImports } from './services/play/games/start-imports';
import { dispatchSettlements } from './services/play/settlements/dispatch-settlements';
import { startSettlements } from './services/play/settlements/start-settlements';
import { startFinishing } from './services/rewards/battles/start-finishing';

/** What a stop may take before the process leaves anyway: what is unfinished then is undone by the database, and asked again. */
const STOP_MS = 6_000;

/** Connections for reports, statements and exports where they have an address of their own: a few people read them at a time. */
const READ_CONNECTIONS = 4;

async function main(): Promise<void> {
  const env = settingsOrExit(readEnv);
  const traces = await startTracing('platform', process.env);
  const log = openLog({ role: 'platform', level: env.LOG_LEVEL, format: env.LOG_FORMAT, errorOf: loggedError });
  const metrics = await openMetrics({
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    warn: (details, message) => log.warn(details, message),
  });
  if (metrics) tellOfTraces(metrics);
  const db = openDatabase(env.DATABASE_URL, env.DATABASE_POOL_SIZE, limitsOf(env), poolingOf(env));
  const reads = env.DATABASE_READ_URL && openDatabase(env.DATABASE_READ_URL, READ_CONNECTIONS, limitsOf(env));
  const fanOut = await openFanOut(env, 'platform', log);
  const ctx: Context = {
    env,
    db,
    reads: reads || undefined,
    log,
    now: () => new Date(),
    listeners: LISTENERS,
    fanOut,
    instruments: metrics && createInstruments(metrics),
  };
  // The routes are made while the database answers.
  const [, app] = await Promise.all([prepareDatabase(ctx), createApp(ctx)]);
  if (await hasNoGames(ctx)) app.waitingFor.add(GAMES);
  await app.listen({ port: env.PORT, host: env.HOST });

  // No caller waits for what follows. Where the queue of jobs can't be started the process still ends.
  const stopSender = startMessageSender(ctx);
  const stopPushing = startPushing(ctx);
  const stopImports = startImports(ctx, app.waitingFor);
  const jobs = startJobs(ctx);
  const stopSettlements = startSettlements(ctx, () => dispatchSettlements(ctx));
  const stopFinishing = startFinishing(ctx);
  const stopReadings = startReadings(ctx);
  stopOnSignal({
    log,
    withinMs: STOP_MS,
    stop: async () => {
      await app.close();
      await stopSender();
      await stopPushing();
      await stopImports();
      await (await jobs)();
      await stopFinishing();
      await stopSettlements();
      await fanOut.stop();
      await metrics?.close();
      await stopReadings();
      await Promise.all([db, ...(reads ? [reads] : [])].map(({ $client }) => $client.end()));
      await traces?.close();
    },
  });
  await jobs;
}

runMain(main);
