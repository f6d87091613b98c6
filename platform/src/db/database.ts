import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A transaction or the database itself: what a verb's query runs on. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(url: string, poolSize = 20): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'kozyr-platform' });
  // An idle connection that the server ends is replaced on the next query; unheard, its error would end the process.
  pool.on('error', () => undefined);
  return drizzle({ client: pool });
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
