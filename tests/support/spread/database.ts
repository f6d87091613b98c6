import pg from 'pg';
import { migrateDatabase } from '../../../platform/src/db/database';
import { distribute } from '../../../platform/src/db/spread/distribute';
import { joinServers } from '../../../platform/src/db/spread/servers';

/** Parts of each table: few, since each is a table of its own that is copied for every test. */
const SHARDS = 4;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs a statement that stands alone on every server, the coordinator's first. */
async function onAll(servers: readonly string[], statement: string): Promise<void> {
  for (const url of servers) await withClient(`${url}/postgres`, (client) => client.query(statement));
}

/**
 * Makes a migrated database of the platform whose players are spread, on every server of it. servers: addresses without a database, the
 * coordinator's first. workers: how many of the others take rows.
 */
export async function makeSpreadDatabase(servers: readonly string[], name: string, shards = SHARDS): Promise<void> {
  await onAll(servers, `create database ${name}`);
  for (const url of servers) await withClient(`${url}/${name}`, (client) => client.query('create extension citus'));
  const [coordinator, ...workers] = servers.map((url) => new URL(url));
  if (!coordinator) throw new Error('There is no coordinator.');
  await migrateDatabase(`${coordinator.href}/${name}`);
  const addressOf = ({ hostname, port }: URL) => ({ host: hostname, port: Number(port) });
  await withClient(`${coordinator.href}/${name}`, async (client) => {
    await joinServers(client, addressOf(coordinator), workers.map(addressOf));
    await distribute(client, { shards, onTable: () => undefined });
  });
}

/** Lets nobody into a database, so that it can be copied, and gives it another name. */
export async function closeAsTemplate(servers: readonly string[], from: string, to: string): Promise<void> {
  await onAll(servers, `alter database ${from} allow_connections false`);
  await onAll(servers, `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${from}'`);
  await onAll(servers, `alter database ${from} rename to ${to}`);
}

/** Copies a database on every server. */
export const copyDatabase = (servers: readonly string[], from: string, to: string): Promise<void> =>
  onAll(servers, `create database ${to} template ${from}`);
