import { type Migrated, type MigrationWay, migrate } from '@kozyr/kit/migrations';
import { openPool, REQUEST_LIMITS } from '@kozyr/kit/pool';
import pg from 'pg';
import { MIGRATIONS } from './migrations';

/** Any number that only the studio's migrations use. */
const MIGRATION_LOCK = 7_104_200;

/** Amounts and counters are bigint in SQL and stay so here. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text));

/** The studio's own database; at most so many connections. @param pooled whether the address leads through a pooler */
export function openDatabase(url: string, connections = 12, pooled = false): pg.Pool {
  return openPool({ url, name: 'kozyr-studio', connections, limits: REQUEST_LIMITS, types, pooled });
}

/**
 * Brings the database up to date. Processes that start at once wait for one another.
 * @param url past any pooler
 * @throws DatabaseBehindError, DatabaseTooNewError, LockNotGivenError
 */
export function migrateDatabase(url: string, way: MigrationWay = {}): Promise<Migrated> {
  return migrate({ url, lock: MIGRATION_LOCK, migrations: MIGRATIONS, ...way });
}
