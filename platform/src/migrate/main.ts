import { openLog } from '@kozyr/kit/log';
import { runMain } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { poolingOf } from '../db/addresses';
import { limitsOf, openDatabase } from '../db/database';
import { keepLedgerPartitions } from '../jobs/keep-ledger-partitions';
import { LISTENERS } from '../listeners';
import { loggedError } from '../logged-error';
import { prepareDatabase, readEnv } from '../prepare-database';

/**
 * Does what each start of the platform does with its database, looks after the partitions of the ledger, and ends: for a job that comes before the
 * processes, and by the clock where none of them has the owner's address.
 */
async function main(): Promise<void> {
  const env = { ...settingsOrExit(readEnv), DATABASE_MIGRATE_AT_START: true };
  const log = openLog({ role: 'platform', level: env.LOG_LEVEL, format: env.LOG_FORMAT, errorOf: loggedError });
  const db = openDatabase(env.DATABASE_URL, env.DATABASE_POOL_SIZE, limitsOf(env), poolingOf(env));
  const ctx = { env, db, log, now: () => new Date(), listeners: LISTENERS };
  await prepareDatabase(ctx);
  const kept = await keepLedgerPartitions(ctx);
  if (kept.made + kept.carried + kept.dropped.length > 0) log.info(kept, 'looked after the partitions of the ledger');
  await db.$client.end();
  log.info('the database is up to date');
}

runMain(main);
