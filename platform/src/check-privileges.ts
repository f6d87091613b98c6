import { runMain } from '@kozyr/kit/process-end';
import pg from 'pg';
import { compareRights, readPrivileges } from './db/privileges';
import { parseDatabaseEnv } from './env';

/**
 * Proves by the catalogue what the role of DATABASE_URL may do, table by table; ends with 1 when that is more than the processes need, or
 * less. Run: npm run privileges:check -w platform
 */
async function main(): Promise<void> {
  const client = new pg.Client({ connectionString: parseDatabaseEnv(process.env).DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    const privileges = await readPrivileges(client, rows[0]?.role ?? '');
    const say = (line: string) => process.stdout.write(`${line}\n`);
    for (const [name, verbs] of privileges.tables) if (verbs.length > 0) say(`${name}: ${verbs.join(', ')}`);
    const { more, less } = compareRights(privileges);
    for (const line of more) say(`too much: ${line}`);
    for (const line of less) say(`too little: ${line}`);
    const found = [
      ...(more.length > 0 ? [`may do ${more.length} things too many`] : []),
      ...(less.length > 0 ? [`lacks ${less.length} things`] : []),
    ];
    say(
      `the role ${privileges.role} ${found.length > 0 ? found.join(' and ') : 'may do what the processes need, and nothing else'}`,
    );
    process.exitCode = found.length > 0 ? 1 : 0;
  } finally {
    await client.end();
  }
}

runMain(main);
