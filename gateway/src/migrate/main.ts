import { openLog } from '@kozyr/kit/log';
import { runMain } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import { waitForDatabase } from '@kozyr/kit/wait-for-database';
import { migrateDatabase } from '../database';
import { parseEnv } from '../env';

/** Brings the database up to date and ends: for a job that comes before the processes. */
async function main(): Promise<void> {
  const env = settingsOrExit(() => parseEnv(process.env));
  const log = openLog({ role: 'gateway', level: env.LOG_LEVEL, format: env.LOG_FORMAT });
  const direct = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  await waitForDatabase(direct, (_, failed) => log.warn(failed, 'waiting for the database'));
  await migrateDatabase(direct, { say: log.info.bind(log) });
  log.info('the database is up to date');
}

runMain(main);
