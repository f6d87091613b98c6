// How far each database of the product has come: the migrations that it has seen, and those that this product knows.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, SettingsError } from './settings.mjs';

/** Where each part notes its migrations, a name each. The platform's runner notes when each was made instead. */
const NOTED = {
  platform: ['drizzle.__drizzle_migrations', 'created_at::text'],
  content: ['payload_migrations', 'name'],
  studio: ['migrations', 'name'],
  gateway: ['migrations', 'name'],
};

/**
 * @param {import('pg').Client} client of the part's database
 * @param {keyof typeof NOTED} part
 * @returns {Promise<{count: number, newest: string} | null>} null where none has run. newest: the last by its name, or the platform's time
 */
export async function readMigrations(client, part) {
  const [table, column] = NOTED[part];
  const { rows: there } = await client.query('select to_regclass($1) is not null as there', [table]);
  if (!there[0].there) return null;
  const { rows } = await client.query(
    `select count(*)::int as count, max(${column} collate "C") as newest from ${table}`,
  );
  return rows[0].count === 0 ? null : rows[0];
}

const namesIn = (folder, ending) =>
  fs
    .readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(ending))
    .toSorted();

/** The newest migration of each part that this product has, as readMigrations says it; the studio's stand in its code. */
export function newestKnown() {
  const { entries } = JSON.parse(fs.readFileSync(path.join(ROOT, 'platform/migrations/meta/_journal.json'), 'utf8'));
  return {
    platform: String(Math.max(...entries.map(({ when }) => when))),
    content: namesIn('content/src/migrations', '.json')
      .at(-1)
      ?.replace(/\.json$/, ''),
    gateway: namesIn('gateway/migrations', '.sql').at(-1),
  };
}

/**
 * @param {import('./backup-manifest.mjs').Manifest} manifest
 * @returns {boolean} whether the checks of this product can read its platform's tables: those of an older one are brought here by npm start
 * @throws SettingsError when a newer product made it
 */
export function requireKnownMigrations({ databases, product }) {
  const known = newestKnown();
  for (const { part, name, migrations } of databases)
    if (migrations && known[part] !== undefined && migrations.newest > known[part])
      throw new SettingsError(
        `The database ${name} of this backup is newer (${migrations.newest}) than this product knows (${known[part]}): restore it with the release that made it (${product}) or a newer one.`,
      );
  const platform = databases.find(({ part }) => part === 'platform');
  return platform?.migrations?.newest === known.platform;
}
