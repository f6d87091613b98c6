import { parseArgs } from 'node:util';
import { runMain } from '@kozyr/kit/process-end';
import { settingsOrExit } from '@kozyr/kit/settings';
import pg from 'pg';
import { ownerUrlOf } from './db/addresses';
import { distribute } from './db/spread/distribute';
import { joinServers, type ServerAddress } from './db/spread/servers';
import { parseOwnerEnv } from './env';

const USAGE = `Spreads the rows of players over servers with Citus. Stop every process of the platform first, and make a backup.

  npm run distribute -w platform -- --coordinator HOST:PORT --worker HOST:PORT [--worker HOST:PORT ...] [--shards 32]

--coordinator: the address by which the workers reach the server of DATABASE_URL. --shards: parts of each table, 1 to 512: as many times
the workers there may ever be as one of them has processors. DATABASE_OWNER_URL has to be a superuser's, or whoever made the extension.
`;

const addressOf = (text: string): ServerAddress | null => {
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(text) ?? [];
  return host && port ? { host, port: Number(port) } : null;
};

type Asked = { coordinator: ServerAddress; workers: ServerAddress[]; shards: number };

/** What the command line asks for; null when it can't be read. */
function readArguments(args: string[]): Asked | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        coordinator: { type: 'string', default: '' },
        worker: { type: 'string', multiple: true, default: [] },
        shards: { type: 'string', default: '32' },
      },
    });
    const coordinator = addressOf(values.coordinator);
    const workers = values.worker.flatMap((text) => addressOf(text) ?? []);
    const shards = /^\d{1,3}$/.test(values.shards) ? Number(values.shards) : 0;
    const isWhole = workers.length > 0 && workers.length === values.worker.length;
    return coordinator && isWhole && shards >= 1 && shards <= 512 ? { coordinator, shards, workers } : null;
  } catch {
    return null;
  }
}

/** Run: npm run distribute -w platform. Ends with 2 for a command line that can't be read, with 1 when something was not done. */
async function main(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  if (!asked) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const env = settingsOrExit(() => parseOwnerEnv(process.env));
  const client = new pg.Client({ connectionString: ownerUrlOf(env) });
  await client.connect();
  try {
    const added = await joinServers(client, asked.coordinator, asked.workers);
    process.stdout.write(`${added} of ${asked.workers.length} workers were new\n`);
    const { everywhere, ofPlayers } = await distribute(client, {
      shards: asked.shards,
      onTable: (table) => process.stdout.write(`${table} …\n`),
    });
    process.stdout.write(`given to every server: ${everywhere.length} tables; spread by player: ${ofPlayers.length}\n`);
  } finally {
    await client.end();
  }
}

runMain(main);
