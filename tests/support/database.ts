import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { migrateDatabase } from '../../platform/src/db/database';
import { closeAsTemplate, copyDatabase, makeSpreadDatabase } from './spread/database';

const TEMPLATE = 'kozyr_test_template';
const TEMPLATE_LOCK = 7_041_002;

async function withAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An empty database of its own; the answer is its address. */
export async function emptyDatabase(): Promise<string> {
  const name = `kozyr_test_${randomBytes(6).toString('hex')}`;
  await withAdmin((client) => client.query(`create database ${name}`));
  return `${inject('postgresUrl')}/${name}`;
}

/** A migrated platform database of its own, copied from a template that the first caller makes. */
export async function platformDatabase(): Promise<string> {
  const name = `kozyr_test_${randomBytes(6).toString('hex')}`;
  const spread = inject('workerUrls');
  const servers = [inject('postgresUrl'), ...spread];
  await withAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0) {
      const staged = `${TEMPLATE}_${randomBytes(4).toString('hex')}`;
      if (spread.length > 0) {
        await makeSpreadDatabase(servers, staged);
        await closeAsTemplate(servers, staged, TEMPLATE);
      } else {
        await client.query(`create database ${staged}`);
        await migrateDatabase(`${inject('postgresUrl')}/${staged}`);
        await client.query(`alter database ${staged} rename to ${TEMPLATE}`);
      }
    }
    await copyDatabase(servers, TEMPLATE, name);
  });
  return `${inject('postgresUrl')}/${name}`;
}

/** Whether the players of test databases lie on several servers, for what only one server can hold: triggers, names that are there once. */
export const isSpreadHere = (): boolean => inject('workerUrls').length > 0;
