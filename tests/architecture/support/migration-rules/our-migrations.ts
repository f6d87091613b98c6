import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { MIGRATIONS } from '../../../../studio/src/db/migrations';
import { ROOT, read } from '../tree';
import type { MigrationSet } from './judge';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

function platformMigrations(): MigrationSet {
  const folder = 'platform/migrations';
  const { entries } = journalSchema.parse(JSON.parse(read(`${folder}/meta/_journal.json`)));
  const migrations = entries.map(({ tag }) => {
    const file = `${folder}/${tag}.sql`;
    return { name: tag, file, sql: read(file) };
  });
  return { room: 'platform', migrations, lastBefore: '0040_rounds_without_foreign_keys' };
}

function gatewayMigrations(): MigrationSet {
  const folder = 'gateway/migrations';
  const names = readdirSync(path.join(ROOT, folder)).sort();
  const migrations = names.map((name) => ({ name, file: `${folder}/${name}`, sql: read(`${folder}/${name}`) }));
  return { room: 'gateway', migrations, lastBefore: '0004_kept_cards.sql' };
}

function studioMigrations(): MigrationSet {
  const migrations = MIGRATIONS.map((migration) => ({ ...migration, file: `studio ${migration.name}` }));
  return { room: 'studio', migrations, lastBefore: '0006-autoplay' };
}

/** The migrations of every database whose tables are written in SQL. Payload's, which an editor's calls alone meet, are its own. */
export const ourMigrations = (): MigrationSet[] => [platformMigrations(), gatewayMigrations(), studioMigrations()];
