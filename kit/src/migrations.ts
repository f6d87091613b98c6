import type pg from 'pg';
import { transactionOn } from './transaction';

export type Migration = { name: string; sql: string };

/**
 * Runs the migrations that a database has not seen, in the order given, each in a transaction of its own. Which ones it has seen stands
 * in its table `migrations`. Call it under whileLocked: two processes that start at once take turns.
 * @returns the names of those it ran
 */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const seen = new Set(rows.map((row) => row.name));
  const fresh = migrations.filter(({ name }) => !seen.has(name));
  for (const { name, sql } of fresh)
    await transactionOn(client, async () => {
      await client.query(sql);
      await client.query('insert into migrations (name) values ($1)', [name]);
    });
  return fresh.map(({ name }) => name);
}
