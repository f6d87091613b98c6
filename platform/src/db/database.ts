import path from 'node:path';
import { isDatabaseUnavailable as isOfTheServer } from '@kozyr/kit/database-unavailable';
import { type Migrated, type MigrationWay, migrate } from '@kozyr/kit/migrations';
import { type DatabaseLimits, openPool } from '@kozyr/kit/pool';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Env } from '../env';
import { PAST_POOLERS, type Pooling } from './addresses';
import { followTransactions } from './after-commit';
import { journalOf, readMigrations } from './migrations';
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
export function openDatabase(
  url: string,
  poolSize = 20,
  limits: DatabaseLimits = {},
  { pooled, prepared }: Pooling = PAST_POOLERS,
): Database {
  const Client = namingClient({}, prepared);
  const pool = openPool({ url, name: 'kozyr-platform', connections: poolSize, limits, Client, pooled });
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

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');
/** PostgreSQL's word for "your role may not". */
const INSUFFICIENT_PRIVILEGE = '42501';

/** The database lacks migrations, and the role that found so owns nothing there. */
export class MayNotMigrateError extends Error {
  constructor(cause: unknown) {
    super(
      'The database is not up to date, and this role may not change it: run "npm run migrate -w platform" with DATABASE_OWNER_URL, the ' +
        'address of the role that owns the tables, or give the process that address.',
      { cause },
    );
    this.name = 'MayNotMigrateError';
  }
}

type Way = MigrationWay & {
  /** Where the migrations lie. */
  folder?: string;
};

/**
 * Brings the database to the shape that this release needs; asks for nothing but that where it has it. Two processes that start at once take turns.
 * @param url past any pooler
 * @throws OlderThanBaselineError for a database that the baseline cannot take over; DatabaseBehindError, DatabaseTooNewError;
 *   MayNotMigrateError; LockNotGivenError
 */
export async function migrateDatabase(
  url: string,
  { say, mayMigrate, folder = MIGRATIONS }: Way = {},
): Promise<Migrated> {
  const migrations = await readMigrations(folder);
  const journal = journalOf(migrations);
  try {
    return await migrate({ url, lock: MIGRATION_LOCK, migrations, journal, say, mayMigrate });
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
    throw isRefused ? new MayNotMigrateError(error) : error;
  }
}
