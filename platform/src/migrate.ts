import { runMain } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import pino from 'pino';
import { parseOwnerEnv } from './env';
import { prepareTables } from './prepare-tables';

/**
 * Brings the database up to date, and the rights of the processes' role, so that processes start without the owner's address. Run: npm run
 * migrate -w platform, with DATABASE_OWNER_URL and the addresses of the processes.
 */
async function main(): Promise<void> {
  const env = settingsOrExit(() => parseOwnerEnv(process.env));
  await prepareTables(env, pino({ level: 'info', name: 'migrate' }));
  process.stdout.write('the database is up to date\n');
}

runMain(main);
