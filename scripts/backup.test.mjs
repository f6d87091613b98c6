import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readManifest, writeManifest } from './backup-manifest.mjs';
import { newestKnown } from './backup-migrations.mjs';
import { checkRestored } from './check-restored.mjs';
import { bornOf } from './identity.mjs';
import { clusterFolder, freePort, startPostgres } from './postgres.mjs';
import { restoreBackup } from './restore-backup.mjs';
import { ROOT } from './settings.mjs';
import { takeBackup } from './take-backup.mjs';

/** Far more than it takes: PostgreSQL starts and stops in these. */
const LIMIT_MS = 180_000;
const NAMES = ['kozyr', 'kozyr_gateway'];
/** Rows that are written at least while the copy is made, and after it. */
const ROWS = 50;

let root;
let dataDir;
let backups;
let server;
/** A backup that was taken while rows were written, and what was acknowledged when its moment came, and in the end. */
let taken;

const tree = (folder) => fs.readdirSync(folder).toSorted();
const at = (...parts) => path.join(root, ...parts);

/** Writes a number into one database, then into the other, each acknowledged before the next, until it is told to end. */
async function writeRows(url) {
  const clients = NAMES.map((name) => new pg.Client({ connectionString: `${url}/${name}` }));
  for (const client of clients) await client.connect();
  let over = false;
  const rows = { acknowledged: 0 };
  const waiting = [];
  const running = (async () => {
    while (!over) {
      for (const client of clients)
        await client.query('insert into rows (number) values ($1)', [rows.acknowledged + 1]);
      rows.acknowledged += 1;
      for (const one of waiting.filter(({ from }) => rows.acknowledged >= from + ROWS)) one.resolve();
    }
    for (const client of clients) await client.end();
  })();
  return {
    rows,
    /** Resolves when so many more were acknowledged. */
    more: () => new Promise((resolve) => waiting.push({ from: rows.acknowledged, resolve })),
    end: async () => {
      over = true;
      await running;
    },
  };
}

async function backUpWhileWritten() {
  const writer = await writeRows(server.url);
  await writer.more();
  const found = {};
  const { folder, manifest } = await takeBackup({
    dataDir,
    to: backups,
    onStopping: async () => {
      await writer.more();
      fs.writeFileSync(path.join(dataDir, 'media', 'new.webp'), 'uploaded while the copy was made');
      fs.rmSync(path.join(dataDir, 'media', 'old.webp'));
      found.before = writer.rows.acknowledged;
    },
  });
  await writer.more();
  await writer.end();
  return { folder, manifest, ...found, inTheEnd: writer.rows.acknowledged };
}

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-backup-'));
  fs.chmodSync(root, 0o755);
  dataDir = at('data');
  backups = at('backups');
  server = await startPostgres({ dataDir, port: await freePort(), durable: false });
  const admin = new pg.Client({ connectionString: `${server.url}/postgres` });
  await admin.connect();
  for (const name of NAMES) await admin.query(`create database ${name}`);
  await admin.end();
  for (const name of NAMES) {
    const client = new pg.Client({ connectionString: `${server.url}/${name}` });
    await client.connect();
    await client.query('create table rows (number integer primary key)');
    await client.end();
  }
  for (const folder of ['media', 'art', 'logs']) fs.mkdirSync(path.join(dataDir, folder));
  fs.writeFileSync(path.join(dataDir, 'media', 'old.webp'), 'deleted while the copy was made');
  fs.writeFileSync(path.join(dataDir, 'art', 'made-again.webp'), 'art');
  fs.writeFileSync(path.join(dataDir, 'logs', 'edge.log'), 'log');
  fs.writeFileSync(path.join(dataDir, 'secrets.json'), '{"JWT_SECRET":"kept"}', { mode: 0o600 });
  taken = await backUpWhileWritten();
}, LIMIT_MS);

afterAll(async () => {
  await server.stop();
  fs.rmSync(root, { recursive: true, force: true });
}, LIMIT_MS);

/** A folder that says of itself what it was told, and holds no files. */
async function backupThatSays(name, changes) {
  const { format: _, bytes: __, ...said } = readManifest(taken.folder);
  fs.mkdirSync(at(name));
  await writeManifest(at(name), { ...said, ...changes });
  return at(name);
}

/** Changes a file of the backup for as long as something is tried. */
async function whileChanged(file, change, work) {
  const full = path.join(taken.folder, file);
  const before = fs.readFileSync(full);
  change(full, before);
  try {
    await work();
  } finally {
    fs.writeFileSync(full, before);
  }
}

const flipped = (full, before) => {
  const other = Buffer.from(before);
  other[other.length - 1] ^= 1;
  fs.writeFileSync(full, other);
};

it(
  'a backup taken while two databases are written to holds both as they were at one moment',
  async () => {
    const into = at('restored');
    const { aside, checkable } = await restoreBackup({ from: taken.folder, into });
    expect({ aside, checkable }).toEqual({ aside: null, checkable: false });
    const held = [];
    const inspect = async (url) => {
      for (const name of NAMES) {
        const client = new pg.Client({ connectionString: `${url}/${name}` });
        await client.connect();
        const { rows } = await client.query('select count(*)::int as count, max(number) as last from rows');
        held.push(rows[0]);
        await client.end();
      }
    };
    const results = await checkRestored({ dataDir: into, manifest: taken.manifest, checkable, inspect });
    expect(results).toEqual([{ name: 'databases', passed: true, found: 'kozyr, kozyr_gateway open' }]);
    const [one, other] = held;
    for (const { count, last } of held) expect(count).toBe(last);
    expect(other.last).toBeGreaterThanOrEqual(taken.before);
    expect([0, 1]).toContain(one.last - other.last);
    expect(one.last).toBeLessThan(taken.inTheEnd);
  },
  LIMIT_MS,
);

it('a restored folder has uploads and secrets, and neither art nor logs nor what names a process', () => {
  const cluster = path.basename(clusterFolder(at('restored')));
  expect(tree(at('restored')).filter((name) => name !== cluster)).toEqual([
    'media',
    'postgres-password',
    'postgres.log',
    'secrets.json',
  ]);
  expect(tree(at('restored', 'media'))).toEqual(['new.webp', 'old.webp']);
  expect(fs.readFileSync(at('restored', 'secrets.json'), 'utf8')).toBe('{"JWT_SECRET":"kept"}');
});

it('nobody but the owner may read a backup', () => {
  const modes = [backups, taken.folder, path.join(taken.folder, 'files', 'secrets.json')];
  expect(modes.map((file) => fs.statSync(file).mode & 0o077)).toEqual([0, 0, 0]);
});

it.each([
  ['cluster/global/pg_control', flipped, 'holds something else'],
  ['files/secrets.json', (full) => fs.truncateSync(full, 3), 'has 3 bytes of 21'],
  ['cluster/backup_label', (full) => fs.rmSync(full), 'is missing'],
  ['manifest.json', flipped, 'is not as it was written'],
])(
  'a backup whose %s has changed is refused, and nothing is made of it',
  async (file, change, words) => {
    await whileChanged(file, change, async () => {
      await expect(restoreBackup({ from: taken.folder, into: at('damaged') })).rejects.toThrow(words);
    });
    expect(tree(root).filter((name) => name.startsWith('damaged'))).toEqual([]);
  },
  LIMIT_MS,
);

it('a backup that is not whole is refused, and so is a folder of several, by the name of the newest', async () => {
  fs.mkdirSync(at('half'));
  await expect(restoreBackup({ from: at('half'), into: at('none') })).rejects.toThrow('is no whole backup');
  await expect(restoreBackup({ from: at('nowhere'), into: at('none') })).rejects.toThrow('There is no backup at');
  await expect(restoreBackup({ from: backups, into: at('none') })).rejects.toThrow(`--from ${taken.folder}`);
});

it('a backup of another PostgreSQL, of another kind of machine, and of a newer product are refused', async () => {
  const { postgres, databases } = taken.manifest;
  const older = await backupThatSays('older', { postgres: { ...postgres, version: '17.9' } });
  await expect(restoreBackup({ from: older, into: at('none') })).rejects.toThrow('is of PostgreSQL 17.9');
  const elsewhere = await backupThatSays('elsewhere', { machine: 'aix-ppc64' });
  await expect(restoreBackup({ from: elsewhere, into: at('none') })).rejects.toThrow('was made on aix-ppc64');
  const newest = newestKnown();
  const newer = await backupThatSays('newer', {
    databases: [{ ...databases[0], migrations: { count: 99, newest: `${newest.platform}1` } }],
  });
  await expect(restoreBackup({ from: newer, into: at('none') })).rejects.toThrow('is newer');
  expect(fs.existsSync(at('none'))).toBe(false);
});

it('a folder on which the product runs is refused, and so is one whose database runs', async () => {
  fs.mkdirSync(at('taken'));
  fs.writeFileSync(at('taken', 'start.pid'), `${process.ppid}\n${bornOf(process.ppid)}`);
  await expect(restoreBackup({ from: taken.folder, into: at('taken'), replace: true })).rejects.toThrow('already runs');
  await expect(restoreBackup({ from: taken.folder, into: dataDir, replace: true })).rejects.toThrow('still runs');
});

it(
  'a folder that holds data is refused, and moved aside when that is wanted',
  async () => {
    fs.mkdirSync(at('used'));
    fs.writeFileSync(at('used', 'secrets.json'), 'of before');
    const wanted = { from: taken.folder, into: at('used'), now: () => new Date('2026-03-02T10:00:00Z') };
    await expect(restoreBackup(wanted)).rejects.toThrow('--replace');
    expect(fs.readFileSync(at('used', 'secrets.json'), 'utf8')).toBe('of before');
    const { aside } = await restoreBackup({ ...wanted, replace: true });
    expect(aside).toBe(at('used.before-2026-03-02T10-00-00.000Z'));
    expect(fs.readFileSync(path.join(aside, 'secrets.json'), 'utf8')).toBe('of before');
    expect(fs.readFileSync(at('used', 'secrets.json'), 'utf8')).toBe('{"JWT_SECRET":"kept"}');
  },
  LIMIT_MS,
);

it(
  'a backup that fails leaves nothing behind',
  async () => {
    const before = tree(backups);
    const onStopping = () => {
      throw new Error('the disk is gone');
    };
    await expect(takeBackup({ dataDir, to: backups, onStopping })).rejects.toThrow('the disk is gone');
    expect(tree(backups)).toEqual(before);
  },
  LIMIT_MS,
);

it('a backup into what it backs up, of nothing, and beside another one are refused', async () => {
  await expect(takeBackup({ dataDir, to: path.join(dataDir, 'media') })).rejects.toThrow(
    'is inside of what is backed up',
  );
  await expect(takeBackup({ dataDir: at('nothing'), to: backups })).rejects.toThrow('holds no database');
  fs.mkdirSync(at('busy'));
  fs.writeFileSync(at('busy', 'backup.pid'), `${process.ppid}\n${bornOf(process.ppid)}`);
  await expect(takeBackup({ dataDir, to: at('busy') })).rejects.toThrow('is under way');
});

it(
  'a stopped product is backed up too, the newest stay, and what a killed backup left goes',
  async () => {
    const of = at('restored');
    const to = at('kept');
    fs.mkdirSync(path.join(to, 'kozyr-2026-01-01T00-00-00.000Z.part', 'cluster'), { recursive: true });
    fs.mkdirSync(path.join(to, 'of-somebody-else'));
    const env = { JWT_SECRET: 'set by the operator' };
    const first = await takeBackup({ dataDir: of, to, keep: 1, env });
    expect(first.manifest.secrets).toEqual({ included: true, elsewhere: ['JWT_SECRET'] });
    const second = await takeBackup({ dataDir: of, to, keep: 1, withSecrets: false });
    expect(second.manifest.secrets).toEqual({ included: false, elsewhere: [] });
    expect(second.removed).toEqual([path.basename(first.folder)]);
    expect(tree(to)).toEqual([path.basename(second.folder), 'of-somebody-else']);
    expect(fs.existsSync(path.join(of, 'start.pid'))).toBe(false);
  },
  LIMIT_MS,
);

it('with a PostgreSQL of your own the command says what backs that up, and takes the files alone', () => {
  const run = (...args) =>
    spawnSync(process.execPath, ['scripts/backup.mjs', '--to', at('files-alone'), ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: 'postgres://one:two@127.0.0.1:9/kozyr' },
      encoding: 'utf8',
    });
  const refused = run();
  expect({ status: refused.status, said: refused.stderr }).toMatchObject({
    status: 1,
    said: expect.stringContaining('pgBackRest'),
  });
  expect(run('--files').status).toBe(0);
  const [name] = tree(at('files-alone'));
  const { postgres, files } = readManifest(at('files-alone', name));
  expect(postgres).toBe(null);
  expect(files.map((file) => file.path)).toEqual([
    'files/media/new.webp',
    'files/postgres-password',
    'files/secrets.json',
  ]);
});
