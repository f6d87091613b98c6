import { runMain } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import pino from 'pino';
import { parseOwnerEnv } from '../env';
import { prepareTables } from '../prepare-tables';

/**
 * Brings the tables up to date, and the rights of the processes' role on them, and needs no secret but the addresses: npm run migrate -w
 * platform, with DATABASE_OWNER_URL and the addresses of the processes. What a start does beyond that (main.ts beside this) they do themselves.
 */
async function main(): Promise<void> {
  const env = settingsOrExit(() => parseOwnerEnv(process.env));
  await prepareTables(env, pino({ level: 'info', name: 'migrate' }));
  process.stdout.write('the database is up to date\n');
}

runMain(main);
