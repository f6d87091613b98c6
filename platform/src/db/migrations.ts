import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationJournal } from '@kozyr/kit/migrations';
import type { Migration } from '@kozyr/kit/run-migration';
import { z } from 'zod';
import { requireBaseline } from './baseline';

const journalFileSchema = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })).min(1) });

/** A migration as drizzle-kit writes it down: it is known by when it was made, milliseconds. */
type MadeMigration = Migration & { when: number };

/** The migrations of a folder, in the order in which they run. */
export async function readMigrations(folder: string): Promise<MadeMigration[]> {
  const text = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = journalFileSchema.parse(JSON.parse(text));
  return Promise.all(
    entries.map(async ({ when, tag }) => ({
      name: tag,
      when,
      sql: await readFile(path.join(folder, `${tag}.sql`), 'utf8'),
    })),
  );
}

/** The table that drizzle's own runner made in the databases there are, with a column of ours. */
export function journalOf(migrations: readonly MadeMigration[]): MigrationJournal {
  const nameAt = new Map(migrations.map(({ when, name }) => [when, name]));
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  const first = Math.min(...nameAt.keys());
  return {
    read: async (client) => {
      await requireBaseline(client);
      const { rows: found } = await client.query<{ there: boolean }>(
        `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
      );
      if (!found[0]?.there) return [];
      const { rows } = await client.query<{ at: string; needs: string | null }>(
        // What the baseline has taken the place of is nobody's any more.
        `select created_at as at, to_jsonb(m) ->> 'needs' as needs from drizzle.__drizzle_migrations m where created_at >= $1`,
        [first],
      );
      return rows.map(({ at, needs }) => ({ name: nameAt.get(Number(at)) ?? `of ${at}`, needs }));
    },
    open: async (client) => {
      await client.query('create schema if not exists drizzle');
      await client.query(
        'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
      );
      await client.query('alter table drizzle.__drizzle_migrations add column if not exists needs text');
    },
    note: async (client, { name, needs }) => {
      const { sql = '', when } = byName.get(name) ?? {};
      const hash = createHash('sha256').update(sql).digest('hex');
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at, needs) values ($1, $2, $3)', [
        hash,
        when,
        needs,
      ]);
    },
  };
}
