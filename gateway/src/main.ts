import { runMain, stopOnSignal } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { waitForDatabase } from '@kozyr/kit/wait-for-database';
import { createApp } from './app';
import { migrateDatabase, openDatabase } from './database';
import { parseEnv } from './env';

/** What a stop may take before the process leaves anyway: what is unfinished is in its tables, and done at the next start. */
const STOP_MS = 6_000;

async function main(): Promise<void> {
  const env = settingsOrExit(() => parseEnv(process.env));
  await waitForDatabase(env.DATABASE_URL, (line) => process.stderr.write(`gateway: ${line}\n`));
  await migrateDatabase(env.DATABASE_URL);
  const db = openDatabase(env.DATABASE_URL);
  const app = await createApp({ env, db, now: () => new Date() });
  await app.listen({ port: env.PORT, host: env.HOST });

  stopOnSignal({
    log: app.log,
    withinMs: STOP_MS,
    stop: async () => {
      await app.close();
      await db.end();
    },
  });
}

runMain(main);
