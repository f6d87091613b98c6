import { runMain } from '@kozyr/kit/process-end';
import { openDatabase } from './db/database';
import { parseDatabaseEnv } from './env';
import { checkDays, rollUpDays } from './ledger/day-totals';
import { checkGameDays } from './services/play/game-days/check-game-days';

/**
 * Proves every total of the reports against the ledger of the database at DATABASE_URL, to the last minor unit; ends with 1 when one
 * differs. Run: npm run reports:check -w platform
 */
async function main(): Promise<void> {
  const db = openDatabase(parseDatabaseEnv(process.env).DATABASE_URL, 1);
  try {
    await rollUpDays(db);
    const { upTo, violations } = await checkDays(db);
    const games = await checkGameDays(db);
    if (games.count > 0) violations.push({ law: 'each day of a game equals its settled rounds', ...games });
    for (const { law, count, sample } of violations)
      process.stdout.write(`broken: ${law}: ${count}, first ${sample}\n`);
    process.stdout.write(
      `reports up to transfer ${upTo}: ${violations.length === 0 ? 'every total equals the ledger' : `${violations.length} laws broken`}\n`,
    );
    process.exitCode = violations.length === 0 ? 0 : 1;
  } finally {
    await db.$client.end();
  }
}

runMain(main);
