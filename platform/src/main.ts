import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import { limitRole } from '@kozyr/kit/limit-role';
import { openMetrics } from '@kozyr/kit/metrics';
import { runMain, stopOnSignal } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { type FailedTry, waitForDatabase } from '@kozyr/kit/wait-for-database';
import pino from 'pino';
import { createApp } from './app';
import type { Context } from './context';
import { directUrlOf, poolingOf } from './db/addresses';
import { limitsOf, openDatabase } from './db/database';
import { type Env, parseEnv } from './env';
import { halfSetRegisters } from './gateways/exclusion-register/registers';
import { startMessageSender } from './gateways/messages/sender';
import { halfSetProvider } from './gateways/oidc/provider';
import { createInstruments } from './instruments';
import { startJobs } from './jobs/start';
import { LISTENERS } from './listeners';
import { loggedError } from './logged-error';
import { prepareTables, warnOfRights } from './prepare-tables';
import { startReadings } from './readings/start-readings';
import { trialOffers, trialSettings } from './refuse-trial';
import { ensureFirstInvitation, ensureFirstOperator } from './services/identity/operators/first-operator';
import { alignProfiles } from './services/kernel/jurisdictions/keep-profiles';
import { learnProfiles } from './services/kernel/jurisdictions/places';
import { startPushing } from './services/kernel/notifications/start-pushing';
import { GAMES, hasNoGames, startImports } from './services/play/games/start-imports';
import { dispatchSettlements } from './services/play/settlements/dispatch-settlements';
import { startSettlements } from './services/play/settlements/start-settlements';
import { scheduleBattles } from './services/rewards/battles/schedule-battles';
import { startFinishing } from './services/rewards/battles/start-finishing';
import { seedTrialBonuses } from './services/rewards/bonuses/trial-bonuses';
import { beginJackpots } from './services/rewards/jackpots/begin-jackpots';

/** What a stop may take before the process leaves anyway: what is unfinished then is undone by the database, and asked again. */
const STOP_MS = 6_000;

/** Connections for reports, statements and exports where they have an address of their own: a few people read them at a time. */
const READ_CONNECTIONS = 4;

/** @throws Error in one line */
function readEnv(): Env {
  const env = parseEnv(process.env);
  const wrong = [...trialSettings(env, process.env), ...halfSetRegisters(env), ...halfSetProvider(env)];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return env;
}

/** Waits for the database, and brings its tables and what the product can't do without up to date. */
async function prepareDatabase(ctx: Context): Promise<void> {
  const say = (_: string, failed: FailedTry) => ctx.log.warn(failed, 'waiting for the database');
  await waitForDatabase(directUrlOf(ctx.env), say);
  await prepareTables(ctx.env, ctx.log);
  if (poolingOf(ctx.env).pooled) {
    await limitRole(directUrlOf(ctx.env), limitsOf(ctx.env));
    await waitForDatabase(ctx.env.DATABASE_URL, say);
  }
  await warnOfRights(ctx);
  if (await ensureFirstOperator(ctx)) ctx.log.info('made the first operator, owner');
  if (await ensureFirstInvitation(ctx)) ctx.log.info('owner may open the desk by DESK_FIRST_TOKEN');
  const offers = ctx.env.KOZYR_MODE === 'production' ? await trialOffers(ctx.db) : null;
  if (offers !== null) {
    process.stderr.write(`${offers}\n`);
    process.exit(EXIT_WRONG_SETTINGS);
  }
  if (ctx.env.KOZYR_MODE === 'trial') await seedTrialBonuses(ctx.db, ctx.now());
  const aligned = await alignProfiles(ctx);
  if (aligned > 0) ctx.log.info({ players: aligned }, 'gave players the profiles that are named now');
  await learnProfiles(ctx);
  await beginJackpots(ctx);
  await scheduleBattles(ctx);
}

async function main(): Promise<void> {
  const env = settingsOrExit(readEnv);
  const log = pino({ level: env.LOG_LEVEL, name: 'platform', serializers: { err: loggedError } });
  const metrics = await openMetrics({
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    warn: (details, message) => log.warn(details, message),
  });
  const db = openDatabase(env.DATABASE_URL, env.DATABASE_POOL_SIZE, limitsOf(env), poolingOf(env));
  const reads = env.DATABASE_READ_URL && openDatabase(env.DATABASE_READ_URL, READ_CONNECTIONS, limitsOf(env));
  const ctx: Context = {
    env,
    db,
    reads: reads || undefined,
    log,
    now: () => new Date(),
    listeners: LISTENERS,
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
      await metrics?.close();
      await stopReadings();
      await Promise.all([db, ...(reads ? [reads] : [])].map(({ $client }) => $client.end()));
    },
  });
  await jobs;
}

runMain(main);
