// One backup of a data folder: every database at one moment, and the files beside them. Written under another name until it is whole.
import fs from 'node:fs';
import path from 'node:path';
import { copyCluster } from './backup-cluster.mjs';
import { copyFile, digestOf, forEach, listTree, readableSize, syncFolder, syncTree } from './backup-files.mjs';
import { backupName, backupsIn, machineKind, readManifest, verifyFiles, writeManifest } from './backup-manifest.mjs';
import { readMigrations } from './backup-migrations.mjs';
import { bucketOf, copyPictures } from './copy-pictures.mjs';
import { startAlone } from './database-alone.mjs';
import { SUFFIX } from './databases.mjs';
import { clusterFolder, embeddedAddress, runningServer } from './postgres.mjs';
import { claimFolder, START_FILE } from './processes.mjs';
import { RANDOM_SECRETS } from './secrets.mjs';
import { SettingsError } from './settings.mjs';

/** Of the data folder what is made again, or tells of a process: art, logs, numbers of processes. The cluster goes its own way. */
const LEFT_OUT = new RegExp(`^(?:postgres|art|logs|${START_FILE}|processes\\.json(?:\\.new)?|[^/]*\\.log)(?:/|$)`);
const SECRETS = 'secrets.json';
const MEDIA = 'media';
/** What lies there is not what the content service has, where that keeps its pictures in a bucket. */
const IN_MEDIA = new RegExp(`^${MEDIA}(?:/|$)`);
const PART = '.part';
/** What must be left on the disk beyond the copy: the WAL that is written meanwhile, and the manifest. */
const ROOM = 256 * 1024 * 1024;

/** Where a cluster and the other files lie in a backup. */
export const CLUSTER = 'cluster';
export const FILES = 'files';

/** @typedef {{dataDir: string, to: string, keep?: number | null, withSecrets?: boolean, withDatabase?: boolean, env?: Record<string, string | undefined>,
 *   now?: () => Date, note?: (text: string) => void, onStopping?: () => void | Promise<void>}} Wanted */

/** The running server, or one that is started alone for as long as the copy takes. */
async function reachServer(dataDir) {
  const running = runningServer(dataDir);
  return running ? { url: embeddedAddress(dataDir, running.port), stop: async () => {} } : startAlone(dataDir);
}

async function connected(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, application_name: 'kozyr-backup' });
  // A connection that breaks fails the query that waits for it; the event alone would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function describeDatabases(url) {
  const found = [];
  for (const [part, suffix] of Object.entries(SUFFIX)) {
    const name = `kozyr${suffix}`;
    const client = await connected(`${url}/${name}`).catch((error) =>
      error.code === '3D000' ? null : Promise.reject(error),
    );
    if (client === null) continue;
    try {
      found.push({ part, name, migrations: await readMigrations(client, part) });
    } finally {
      await client.end();
    }
  }
  return found;
}

/** Copies the cluster into the folder. @returns what the manifest says of it */
async function copyDatabases({ dataDir, to, label, keep, onStopping }) {
  const server = await reachServer(dataDir);
  try {
    const client = await connected(`${server.url}/postgres`);
    try {
      const { rows } = await client.query(
        `select current_setting('server_version') as version, system_identifier::text as system from pg_control_system()`,
      );
      const version = rows[0].version.split(' ')[0];
      const copied = await copyCluster({ client, to, label, keep, onStopping });
      const databases = await describeDatabases(server.url);
      return { postgres: { version, system: rows[0].system, ...copied }, databases };
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
}

/**
 * Copies what lies beside the cluster, and again what has changed since it was copied before: a picture that was there at the
 * databases' moment is in one of the two copies.
 */
async function copyFiles({ dataDir, to, skip, seen, keep }) {
  const { files, folders } = await listTree(dataDir, skip);
  for (const folder of folders.filter((one) => !skip(one)))
    fs.mkdirSync(path.join(to, folder), { recursive: true, mode: 0o700 });
  await forEach(files, async (file) => {
    const from = path.join(dataDir, file);
    const found = fs.statSync(from, { throwIfNoEntry: false });
    const mark = found && `${found.size} ${found.mtimeMs}`;
    if (!found || seen.get(file) === mark) return;
    const written = await copyFile({ from, to: path.join(to, file) });
    if (written === null) return;
    seen.set(file, mark);
    keep(file, written);
  });
}

/**
 * Copies the pictures of the bucket that is set to where those of the folder would lie, each proved by its SHA-256; again: what has come or
 * changed since then.
 * @throws SettingsError with what the copy said
 */
async function copyBucket({ to, env, keep }) {
  const said = [];
  const folder = path.join(to, MEDIA);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const onLine = (line) => said.push(line);
  const code = await copyPictures({ direction: 'to-folder', folder, env, newest: true, onLine });
  if (code !== 0)
    throw new SettingsError(
      `The pictures in the bucket ${bucketOf(env)} could not be taken:\n${said.slice(-3).join('\n')}`,
    );
  const { files } = await listTree(folder);
  for (const file of files) fs.chmodSync(path.join(folder, file), 0o600);
  await forEach(files, async (file) => keep(`${MEDIA}/${file}`, await digestOf(path.join(folder, file))));
}

async function bytesBelow(root, skip) {
  const { files } = await listTree(root, skip);
  return files.reduce(
    (sum, file) => sum + (fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/** @throws SettingsError when the disk has no room for it */
async function requireRoom({ dataDir, to, skip, withDatabase }) {
  const needed =
    (await bytesBelow(dataDir, skip)) + (withDatabase ? (await bytesBelow(clusterFolder(dataDir))) + ROOM : 0);
  const { bavail, bsize } = fs.statfsSync(to);
  if (bavail * bsize < needed)
    throw new SettingsError(
      `A backup needs ${readableSize(needed)} in ${to}, which has ${readableSize(bavail * bsize)} left: make room, or name another folder by --to.`,
    );
}

/** Takes away what a backup that was killed has left, and whole ones beyond those that are kept. */
function prune(to, keep) {
  const remove = (name) => fs.rmSync(path.join(to, name), { recursive: true, force: true });
  for (const name of fs.readdirSync(to)) if (name.startsWith('kozyr-') && name.endsWith(PART)) remove(name);
  const old = keep === null ? [] : backupsIn(to).slice(0, -keep);
  for (const name of old) {
    // Half taken away, it must not look whole.
    fs.renameSync(path.join(to, name), path.join(to, `${name}${PART}`));
    remove(`${name}${PART}`);
  }
  return old;
}

/** Writes everything into the folder, the manifest last. */
async function fill(stage, { dataDir, withSecrets, withDatabase, env, at, label, onStopping }) {
  const written = new Map();
  const keeper = (below) => (file, copy) => {
    if (copy) written.set(`${below}/${file}`, { path: `${below}/${file}`, ...copy });
  };
  for (const below of [CLUSTER, FILES]) fs.mkdirSync(path.join(stage, below), { mode: 0o700 });
  const bucket = bucketOf(env);
  const skip = (file) =>
    LEFT_OUT.test(file) || (!withSecrets && file === SECRETS) || (bucket !== null && IN_MEDIA.test(file));
  const beside = { dataDir, to: path.join(stage, FILES), skip, seen: new Map(), keep: keeper(FILES), env };
  const copyBeside = async () => {
    await copyFiles(beside);
    if (bucket !== null) await copyBucket(beside);
  };
  await copyBeside();
  const inside = withDatabase
    ? await copyDatabases({ dataDir, to: path.join(stage, CLUSTER), label, keep: keeper(CLUSTER), onStopping })
    : { postgres: null, databases: [] };
  await copyBeside();
  const { files, folders } = await listTree(stage);
  await syncTree(stage, { files, folders });
  await writeManifest(stage, {
    madeAt: at.toISOString(),
    machine: machineKind(),
    ...inside,
    ...(bucket === null ? {} : { bucket }),
    secrets: {
      included: written.has(`${FILES}/${SECRETS}`),
      elsewhere: RANDOM_SECRETS.filter((name) => env[name] !== undefined),
    },
    folders,
    files: [...written.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  });
  syncFolder(stage);
}

/**
 * Takes a backup of a data folder, whether the product runs on it or not.
 * @param {Wanted} wanted to: the folder that holds backups. keep: whole ones that stay, this one among them; null: all. withSecrets false:
 *   without secrets.json. withDatabase false: the files alone, for who has a PostgreSQL of their own. env: what the operator has set.
 *   onStopping: what was committed before it is called is in the backup
 * @returns {Promise<{folder: string, manifest: import('./backup-manifest.mjs').Manifest, removed: string[]}>}
 * @throws SettingsError
 */
export async function takeBackup(wanted) {
  const {
    dataDir,
    to,
    keep = null,
    withSecrets = true,
    withDatabase = true,
    env = {},
    now = () => new Date(),
    note = () => {},
    onStopping,
  } = wanted;
  if (withDatabase && !fs.existsSync(path.join(clusterFolder(dataDir), 'PG_VERSION')))
    throw new SettingsError(`${dataDir} holds no database. Is DATA_DIR right?`);
  if (!path.relative(dataDir, to).startsWith('..'))
    throw new SettingsError(`${to} is inside of what is backed up: name another folder by --to or BACKUP_DIR.`);
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  const release = claimFolder(
    to,
    'backup.pid',
    (pid) => `Another backup into ${to} is under way (process ${pid}): wait for it.`,
  );
  const at = now();
  const name = backupName(at);
  const stage = path.join(to, `${name}${PART}`);
  try {
    prune(to, null);
    const skip = (file) => LEFT_OUT.test(file);
    await requireRoom({ dataDir, to, skip, withDatabase });
    fs.mkdirSync(stage, { mode: 0o700 });
    note('copying');
    await fill(stage, { dataDir, withSecrets, withDatabase, env, at, label: name, onStopping });
    note('reading it back');
    const manifest = readManifest(stage);
    await verifyFiles(stage, manifest);
    const folder = path.join(to, name);
    fs.renameSync(stage, folder);
    syncFolder(to);
    return { folder, manifest, removed: prune(to, keep) };
  } finally {
    fs.rmSync(stage, { recursive: true, force: true });
    release();
  }
}
