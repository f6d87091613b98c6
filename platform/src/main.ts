import pino from 'pino';
import { createApp } from './app';
import type { Context } from './context';
import { migrateDatabase, openDatabase } from './db/database';
import { parseEnv } from './env';
import { startMessageSender } from './gateways/messages/sender';
import { startJobs } from './jobs/start';
import { loggedError } from './logged-error';
import { startImports } from './services/games/start-imports';

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL, name: 'platform', serializers: { err: loggedError } });
  await migrateDatabase(env.DATABASE_URL);
  const db = openDatabase(env.DATABASE_URL);
  const ctx: Context = { env, db, log, now: () => new Date() };
  const app = await createApp(ctx);
  const stopSender = startMessageSender(ctx);
  const stopImports = await startImports(ctx, app.waitingFor);
  const stopJobs = await startJobs(ctx);
  await app.listen({ port: env.PORT, host: env.HOST });

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    await app.close();
    await stopSender();
    await stopImports();
    await stopJobs();
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
