import { runMain } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { ownerUrlOf } from './db/addresses';
import { openDatabase } from './db/database';
import { parsePartitionsEnv } from './env';
import { keepLedgerPartitions } from './jobs/keep-ledger-partitions';

/**
 * Does what the job keep_ledger_partitions does, once, as the role that owns the tables: for where the processes do not know its address. Ends
 * with 1 where the role owns nothing. Run: npm run partitions -w platform
 */
async function main(): Promise<void> {
  const env = settingsOrExit(() => parsePartitionsEnv(process.env));
  const db = openDatabase(ownerUrlOf(env), 1);
  try {
    const { mayChange, made, carried, dropped } = await keepLedgerPartitions({ db, env, now: () => new Date() });
    process.stdout.write(
      mayChange
        ? `made ${made} partitions, carried ${carried} transfers, dropped ${dropped.join(', ') || 'none'}\n`
        : 'this role may not change partitions: give DATABASE_OWNER_URL\n',
    );
    process.exitCode = mayChange ? 0 : 1;
  } finally {
    await db.$client.end();
  }
}

runMain(main);
