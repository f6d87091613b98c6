import fs from 'node:fs/promises';
import path from 'node:path';
import { type Migrated, type MigrationWay, migrate } from '@kozyr/kit/migrations';
import { openPool, REQUEST_LIMITS } from '@kozyr/kit/pool';
import type pg from 'pg';

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations');
/** Any number that only the gateway's migrations use. */
const MIGRATION_LOCK = 7_041_301;

/** Opens a pool; nothing connects before the first query. @param pooled whether the address leads through a pooler */
export function openDatabase(url: string, pooled = false): pg.Pool {
  return openPool({ url, name: 'kozyr-gateway', connections: 10, limits: REQUEST_LIMITS, pooled });
}

/**
 * Runs the migrations that this database has not seen, in the order of their names. Two processes that start at once take turns.
 * @param url past any pooler
 * @throws DatabaseBehindError, DatabaseTooNewError, LockNotGivenError
 */
export async function migrateDatabase(url: string, way: MigrationWay = {}): Promise<Migrated> {
  const names = (await fs.readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => ({ name, sql: await fs.readFile(path.join(MIGRATIONS, name), 'utf8') })),
  );
  return migrate({ url, lock: MIGRATION_LOCK, migrations, ...way });
}
