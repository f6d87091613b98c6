import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { followTransactions } from './after-commit';
import { NamingClient } from './naming-client';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A transaction or the database itself: what a verb's query runs on. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(url: string, poolSize = 20): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'kozyr-platform',
    Client: NamingClient,
  });
  // A connection that the server ends is replaced, or fails the query that uses it; unheard, its error would end the process. The
  // pool hears it of idle ones alone: one that is in a transaction, between two queries, must be heard too.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return followTransactions(drizzle({ client: pool }));
}

const MIGRATION_LOCK = 7_041_001;

/** Brings the database to the newest shape. Two processes that start at once take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: path.resolve(import.meta.dirname, '../../migrations') });
  } finally {
    await client.end();
  }
}
