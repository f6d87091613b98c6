import fs from 'node:fs/promises';
import path from 'node:path';
import { whileLocked } from '@kozyr/kit/advisory-lock';
import { applyMigrations } from '@kozyr/kit/migrations';
import { openPool, REQUEST_LIMITS } from '@kozyr/kit/pool';
import type pg from 'pg';

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations');
/** Any number that only the gateway's migrations use. */
const MIGRATION_LOCK = 7_041_301;

/** Opens a pool; nothing connects before the first query. @param pooled whether the address leads through a pooler */
export function openDatabase(url: string, pooled = false): pg.Pool {
  return openPool({ url, name: 'kozyr-gateway', connections: 10, limits: REQUEST_LIMITS, pooled });
}

/** Runs the migrations that this database has not seen, in the order of their names. Two processes that start at once take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const names = (await fs.readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => ({ name, sql: await fs.readFile(path.join(MIGRATIONS, name), 'utf8') })),
  );
  await whileLocked(url, MIGRATION_LOCK, (client) => applyMigrations(client, migrations));
}
