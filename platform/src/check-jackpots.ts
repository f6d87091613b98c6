import { runMain } from '@kozyr/kit/process-end';
import { openDatabase } from './db/database';
import { parseDatabaseEnv } from './env';
import { checkJackpots } from './services/rewards/jackpots/check-jackpots';

/** Proves the jackpots of the database at DATABASE_URL; ends with 1 when a law is broken. Run: npm run jackpots:check -w platform */
async function main(): Promise<void> {
  const db = openDatabase(parseDatabaseEnv(process.env).DATABASE_URL, 1);
  try {
    const { pots, rounds, violations } = await checkJackpots(db);
    for (const { law, count, sample } of violations)
      process.stdout.write(`broken: ${law}: ${count}, first ${sample}\n`);
    process.stdout.write(
      `${pots} jackpots, ${rounds} of them dropped: ${violations.length === 0 ? 'every law holds' : `${violations.length} laws broken`}\n`,
    );
    process.exitCode = violations.length === 0 ? 0 : 1;
  } finally {
    await db.$client.end();
  }
}

runMain(main);
