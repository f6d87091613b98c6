import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Env } from '../env';
import { followTransactions } from './after-commit';
import { requireBaseline } from './baseline';
import { NamingClient } from './naming-client';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A transaction or the database itself: what a verb's query runs on. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/** How long things may take, milliseconds; what is not named may take for ever. */
export type DatabaseLimits = {
  /** Waiting for a connection, a free one or a new one. */
  connect?: number;
  /** One statement; the server ends it, and a little later we do, should the server say nothing at all. */
  statement?: number;
  /** Waiting for one lock. */
  lock?: number;
  /** A transaction in which nothing is asked. */
  idleTransaction?: number;
};

/** What a server that still lives needs to tell that it ended a statement. */
const GRACE_MS = 2_000;

/** The limits that the process's settings give to players' requests. */
export const limitsOf = (env: Env): DatabaseLimits => ({
  connect: env.DATABASE_CONNECTION_TIMEOUT_MS,
  statement: env.DATABASE_STATEMENT_TIMEOUT_MS,
  lock: env.DATABASE_LOCK_TIMEOUT_MS,
  idleTransaction: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
});

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(url: string, poolSize = 20, limits: DatabaseLimits = {}): Database {
  const { connect, statement, lock, idleTransaction } = limits;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    ...(connect ? { connectionTimeoutMillis: connect } : {}),
    ...(statement ? { statement_timeout: statement, query_timeout: statement + GRACE_MS } : {}),
    ...(lock ? { lock_timeout: lock } : {}),
    ...(idleTransaction ? { idle_in_transaction_session_timeout: idleTransaction } : {}),
    keepAlive: true,
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

/**
 * Brings the database to the newest shape. Two processes that start at once take turns.
 * @throws OlderThanBaselineError for a database that the baseline cannot take over
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await requireBaseline(client);
    await migrate(drizzle({ client }), { migrationsFolder: path.resolve(import.meta.dirname, '../../migrations') });
  } finally {
    await client.end();
  }
}
