import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import pino from 'pino';
import { createApp } from './app';
import type { Context } from './context';
import { limitsOf, migrateDatabase, openDatabase } from './db/database';
import { waitForDatabase } from './db/wait-for-database';
import { type Env, parseEnv } from './env';
import { startMessageSender } from './gateways/messages/sender';
import { startJobs } from './jobs/start';
import { loggedError } from './logged-error';
import { trialOffers, trialSettings } from './refuse-trial';
import { scheduleBattles } from './services/battles/schedule-battles';
import { startFinishing } from './services/battles/start-finishing';
import { plantTrialBonuses } from './services/bonuses/trial-bonuses';
import { startImports } from './services/games/start-imports';
import { beginJackpots } from './services/jackpots/begin-jackpots';
import { ensureFirstOperator } from './services/operators/first-operator';
import { startTaking } from './services/settlements/start-taking';
import { takeSettlements } from './services/settlements/take-settlements';

/** What a stop may take before the process leaves anyway: what is unfinished then is undone by the database, and asked again. */
const STOP_MS = 6_000;

/** The settings, or the end of a start that only other settings would mend. */
function settingsOrExit(): Env {
  try {
    const env = parseEnv(process.env);
    const wrong = trialSettings(env, process.env);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return env;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(EXIT_WRONG_SETTINGS);
  }
}

async function main(): Promise<void> {
  const env = settingsOrExit();
  const log = pino({ level: env.LOG_LEVEL, name: 'platform', serializers: { err: loggedError } });
  await waitForDatabase(env.DATABASE_URL, log);
  await migrateDatabase(env.DATABASE_URL);
  const db = openDatabase(env.DATABASE_URL, env.DATABASE_POOL_SIZE, limitsOf(env));
  const ctx: Context = { env, db, log, now: () => new Date() };
  if (await ensureFirstOperator(ctx)) log.info('made the first operator, owner, with OPERATOR_KEY');
  const offers = env.KOZYR_MODE === 'production' ? await trialOffers(db) : null;
  if (offers !== null) {
    process.stderr.write(`${offers}\n`);
    process.exit(EXIT_WRONG_SETTINGS);
  }
  if (env.KOZYR_MODE === 'trial') await plantTrialBonuses(db, ctx.now());
  await beginJackpots(ctx);
  await scheduleBattles(ctx);
  const app = await createApp(ctx);
  const stopSender = startMessageSender(ctx);
  const stopImports = await startImports(ctx, app.waitingFor);
  const stopJobs = await startJobs(ctx);
  const stopTaking = startTaking(ctx, () => takeSettlements(ctx));
  const stopFinishing = startFinishing(ctx);
  await app.listen({ port: env.PORT, host: env.HOST });

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn('something did not end in time; leaving anyway');
      process.exit(0);
    }, STOP_MS).unref();
    await app.close();
    await stopSender();
    await stopImports();
    await stopJobs();
    await stopFinishing();
    await stopTaking();
    await db.$client.end();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
