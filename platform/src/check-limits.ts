import { runMain } from '@kozyr/kit/process-end';
import { openDatabase } from './db/database';
import { parseDatabaseEnv } from './env';
import { checkLimits } from './services/admin/limit-check/check-limits';

/**
 * Counts anew what limits count, in the database at DATABASE_URL; ends with 1 when a day was counted otherwise. Run: npm run
 * limits:check -w platform
 */
async function main(): Promise<void> {
  const db = openDatabase(parseDatabaseEnv(process.env).DATABASE_URL, 1);
  try {
    const violations = await checkLimits(db);
    for (const { player, day, counted, found } of violations)
      process.stdout.write(`broken: ${day} of player ${player}: counted ${counted}, found ${found}\n`);
    process.stdout.write(
      violations.length === 0 ? 'every day is counted as it was played\n' : 'limits count what was not played\n',
    );
    process.exitCode = violations.length === 0 ? 0 : 1;
  } finally {
    await db.$client.end();
  }
}

runMain(main);
