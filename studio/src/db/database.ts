import pg from 'pg';
import { BoundedClient } from './bounded-client';
import { MIGRATIONS } from './migrations';

/** Any number that only the studio's migrations use. */
const MIGRATION_LOCK = 7_104_200;

/** How long one statement may take, milliseconds. */
const STATEMENT_MS = 10_000;

pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text));

/** The studio's own database; at most so many connections. */
export function openDatabase(url: string, connections = 12): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'kozyr-studio',
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

/** Brings the database up to date. Processes that start at once wait for one another at the advisory lock. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = await client.query<{ name: string }>('select name from migrations');
    const known = new Set(done.rows.map((row) => row.name));
    for (const migration of MIGRATIONS.filter((item) => !known.has(item.name))) {
      await client.query('begin');
      try {
        await client.query(migration.sql);
        await client.query('insert into migrations (name) values ($1)', [migration.name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
      applied.push(migration.name);
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  }
  return applied;
}
