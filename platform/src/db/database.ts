import path from 'node:path';
import { whileLocked } from '@kozyr/kit/advisory-lock';
import { isDatabaseUnavailable as isOfTheServer } from '@kozyr/kit/database-unavailable';
import { type DatabaseLimits, openPool } from '@kozyr/kit/pool';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Env } from '../env';
import { followTransactions } from './after-commit';
import { requireBaseline } from './baseline';
import { namingClient } from './naming-client';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A transaction or the database itself: what a verb's query runs on. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

/** The limits that the process's settings give to players' requests. */
export const limitsOf = (env: Env): DatabaseLimits => ({
  connect: env.DATABASE_CONNECTION_TIMEOUT_MS,
  statement: env.DATABASE_STATEMENT_TIMEOUT_MS,
  lock: env.DATABASE_LOCK_TIMEOUT_MS,
  idleTransaction: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
});

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(url: string, poolSize = 20, limits: DatabaseLimits = {}): Database {
  const pool = openPool({ url, name: 'kozyr-platform', connections: poolSize, limits, Client: namingClient() });
  return followTransactions(drizzle({ client: pool }));
}

/**
 * Whether a query failed because the database can't be reached or does not serve now, and not for what was asked. fetch wraps its own
 * network errors in a TypeError, which is not looked into.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isOfTheServer(error instanceof DrizzleQueryError ? error.cause : error);
}

const MIGRATION_LOCK = 7_041_001;

/**
 * Brings the database to the newest shape. Two processes that start at once take turns.
 * @throws OlderThanBaselineError for a database that the baseline cannot take over
 */
export async function migrateDatabase(url: string): Promise<void> {
  await whileLocked(url, MIGRATION_LOCK, async (client) => {
    await requireBaseline(client);
    await migrate(drizzle({ client }), { migrationsFolder: path.resolve(import.meta.dirname, '../../migrations') });
  });
}
