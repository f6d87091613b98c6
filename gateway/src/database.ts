import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { BoundedClient } from './bounded-client';

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations');
/** How long one statement may take, milliseconds. */
const STATEMENT_MS = 10_000;
const MIGRATION_LOCK = 7_041_301;

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: 'kozyr-gateway',
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_MS,
    // A little later we end what the server did not, should it say nothing at all.
    query_timeout: STATEMENT_MS + 2_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
    Client: BoundedClient,
  });
  // A connection that the server ends is replaced, or fails the query that uses it; unheard, its error would end the process. The
  // pool hears it of idle ones alone: one that is in a transaction, between two queries, must be heard too.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Runs the migrations that this database has not seen, in the order of their names. Two processes that start at once take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists migrations (name text primary key)');
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const known = new Set(rows.map((row) => row.name));
    const files = (await fs.readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql') && !known.has(name));
    for (const name of files.toSorted()) {
      await client.query('begin');
      await client.query(await fs.readFile(path.join(MIGRATIONS, name), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [name]);
      await client.query('commit');
    }
  } finally {
    await client.end();
  }
}

/** Runs the work in one transaction; what it throws rolls back. */
export async function transact<T>(db: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
