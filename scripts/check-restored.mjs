// Opens a restored data folder by its database alone, and proves what is in it by the same commands that an operator has.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startAlone } from './database-alone.mjs';
import { ROOT } from './settings.mjs';

/** The platform's checks, as `npm run <name>:check -w platform` runs them; each prints what it found and ends with 1 when a law is broken. */
const CHECKS = ['ledger', 'jackpots', 'limits', 'reports', 'audit'];

/** @typedef {{name: string, passed: boolean, found: string}} Result */

function runCheck(name, databaseUrl) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `src/check-${name}.ts`], {
      cwd: path.join(ROOT, 'platform'),
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    child.once('error', (error) => resolve({ name: `${name}:check`, passed: false, found: error.message }));
    child.once('close', (code) => resolve({ name: `${name}:check`, passed: code === 0, found: said.trim() }));
  });
}

async function withClient(connectionString, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every database that was backed up opens. */
async function checkDatabases(url, databases) {
  const wrong = [];
  for (const { name, migrations } of databases) {
    const tables = await withClient(`${url}/${name}`, async (client) => {
      const { rows } = await client.query(`select count(*)::int as tables from pg_stat_user_tables`);
      return rows[0].tables;
    }).catch((error) => error.message);
    if (typeof tables !== 'number') wrong.push(`${name} does not open (${tables})`);
    else if (migrations !== null && tables === 0) wrong.push(`${name} is empty`);
  }
  const names = databases.map(({ name }) => name).join(', ');
  return { name: 'databases', passed: wrong.length === 0, found: wrong.join(', ') || `${names} open` };
}

/** Every picture that the content service names has its file. */
async function checkPictures(url, dataDir, databases) {
  const content = databases.find(({ part, migrations }) => part === 'content' && migrations !== null);
  if (!content) return [];
  const names = await withClient(`${url}/${content.name}`, async (client) => {
    const { rows } = await client.query('select filename from media where filename is not null');
    return rows.map(({ filename }) => filename);
  });
  const missing = names.filter((name) => !fs.existsSync(path.join(dataDir, 'media', name)));
  const found =
    missing.length === 0
      ? `${names.length} pictures, each with its file`
      : `${missing.length} of ${names.length} have no file: ${missing.slice(0, 5).join(', ')}`;
  return [{ name: 'pictures', passed: missing.length === 0, found }];
}

/**
 * Starts the database of a restored folder alone, on a port of its own, checks what is in it and stops it again.
 * @param {{dataDir: string, manifest: import('./backup-manifest.mjs').Manifest, checkable: boolean, onResult?: (result: Result) => void,
 *   inspect?: (url: string) => Promise<void>}} restored checkable false: the tables are those of an older release, which the checks can't read.
 *   inspect may look for more while the database runs; url names no database
 * @returns {Promise<Result[]>}
 */
export async function checkRestored({ dataDir, manifest, checkable, onResult = () => {}, inspect = async () => {} }) {
  const results = [];
  const told = (found) => {
    results.push(found);
    onResult(found);
  };
  const server = await startAlone(dataDir);
  try {
    told(await checkDatabases(server.url, manifest.databases));
    for (const found of await checkPictures(server.url, dataDir, manifest.databases)) told(found);
    const platform = manifest.databases.find(({ part }) => part === 'platform');
    if (platform && checkable) for (const name of CHECKS) told(await runCheck(name, `${server.url}/${platform.name}`));
    await inspect(server.url);
  } finally {
    await server.stop();
  }
  return results;
}
