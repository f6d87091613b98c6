import { EXIT_WRONG_SETTINGS } from '@kozyr/contracts/exit-codes';
import { runMain, stopOnSignal } from '@kozyr/kit/process-end';
import { waitForDatabase } from '@kozyr/kit/wait-for-database';
import { createApp } from './app';
import { migrateDatabase, openDatabase } from './database';
import { type Env, parseEnv } from './env';

/** What a stop may take before the process leaves anyway: what is unfinished is in its tables, and done at the next start. */
const STOP_MS = 6_000;

/** The settings, or the end of a start that only other settings would mend. */
function settingsOrExit(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(EXIT_WRONG_SETTINGS);
  }
}

async function main(): Promise<void> {
  const env = settingsOrExit();
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
