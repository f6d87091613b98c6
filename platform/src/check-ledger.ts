import { runMain } from '@kozyr/kit/process-end';
import { openDatabase } from './db/database';
import { parseDatabaseEnv } from './env';
import { checkLedger } from './ledger/check';
import { checkRounds } from './services/play/rounds/check-rounds';

/**
 * Proves the ledger of the database at DATABASE_URL, and that rounds and calls refer to what is there; ends with 1 when a law is broken.
 * Run: npm run ledger:check -w platform
 */
async function main(): Promise<void> {
  const db = openDatabase(parseDatabaseEnv(process.env).DATABASE_URL, 1);
  try {
    const { transfers, entries, players, violations: ofLedger } = await checkLedger(db);
    const violations = [...ofLedger, ...(await checkRounds(db))];
    for (const { law, count, sample } of violations)
      process.stdout.write(`broken: ${law}: ${count}, first ${sample}\n`);
    process.stdout.write(
      `${transfers} transfers, ${entries} entries, ${players} players: ${violations.length === 0 ? 'every law holds' : `${violations.length} laws broken`}\n`,
    );
    process.exitCode = violations.length === 0 ? 0 : 1;
  } finally {
    await db.$client.end();
  }
}

runMain(main);
