// Puts a backup back as a data folder. What stood there before is moved aside, never deleted; a backup that can't be right is refused
// before anything is touched.
import fs from 'node:fs';
import path from 'node:path';
import { copyFile, forEach, readableSize, syncFolder, syncTree } from './backup-files.mjs';
import { machineKind, majorOf, readManifest, verifyFiles } from './backup-manifest.mjs';
import { requireKnownMigrations } from './backup-migrations.mjs';
import { clusterFolder, embeddedVersion, runningServer, serverIdentity } from './postgres.mjs';
import { claimDataFolder, START_FILE } from './processes.mjs';
import { SettingsError } from './settings.mjs';
import { CLUSTER, FILES } from './take-backup.mjs';

/** @throws SettingsError when the backup is not for this machine or this product */
async function requireFitting({ postgres, machine }) {
  if (postgres === null) return;
  const embedded = await embeddedVersion();
  if (majorOf(postgres.version) !== majorOf(embedded))
    throw new SettingsError(
      `The backup is of PostgreSQL ${postgres.version}, and this release comes with ${embedded}: restore it with the release that made it.`,
    );
  if (machine !== machineKind())
    throw new SettingsError(
      `The backup was made on ${machine}, and this is ${machineKind()}: the files of PostgreSQL can't be read here. Restore it on a machine of that kind.`,
    );
}

/** What a data folder holds, but for the mark by which we hold it. */
const contentsOf = (folder) =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name !== START_FILE) : [];

/** Gives a data folder another name; with it the cluster that belongs to it, wherever that lies. */
function moveDataFolder(from, to) {
  const cluster = clusterFolder(from);
  fs.renameSync(from, to);
  const wanted = clusterFolder(to);
  if (fs.existsSync(cluster)) fs.renameSync(cluster, wanted);
}

/** Puts the restored folder in the place of what is there. @param {string | null} aside where that goes; null when it is empty */
function swap(stage, into, aside) {
  if (aside === null) fs.rmdirSync(into);
  else moveDataFolder(into, aside);
  try {
    moveDataFolder(stage, into);
  } catch (error) {
    if (aside !== null) moveDataFolder(aside, into);
    throw error;
  }
  syncFolder(path.dirname(into));
}

function removeDataFolder(folder) {
  fs.rmSync(clusterFolder(folder), { recursive: true, force: true });
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Copies everything out of the backup, and sees that what was written is what was kept. */
async function unpack({ from, manifest, stage, mode, note }) {
  fs.mkdirSync(stage, { recursive: true });
  if (mode !== null) fs.chmodSync(stage, mode);
  const identity = serverIdentity();
  const places = [
    { below: FILES, to: stage, owner: {} },
    { below: CLUSTER, to: clusterFolder(stage, identity), owner: identity },
  ];
  for (const { below, to, owner } of places) {
    if (below === CLUSTER && manifest.postgres === null) continue;
    const inside = (name) => name.startsWith(`${below}/`);
    const at = (name) => path.join(to, name.slice(below.length + 1));
    const folders = ['', ...manifest.folders.filter(inside).map((name) => name.slice(below.length + 1))];
    for (const folder of folders) {
      const made = path.join(to, folder);
      if (!fs.existsSync(made)) fs.mkdirSync(made, { recursive: true, mode: 0o700 });
      if (owner.uid !== undefined) fs.chownSync(made, owner.uid, owner.gid);
    }
    const files = manifest.files.filter((file) => inside(file.path));
    let done = 0;
    await forEach(files, async ({ path: name, size, sha256 }) => {
      const written = await copyFile({ from: path.join(from, name), to: at(name), owner });
      if (written?.sha256 !== sha256)
        throw new SettingsError(`The backup changed while it was read: ${name}. Nothing was replaced.`);
      done += size;
      note(`${readableSize(done)} written`);
    });
    await syncTree(to, { files: files.map((file) => file.path.slice(below.length + 1)), folders });
  }
}

/**
 * @param {{from: string, into: string, replace?: boolean, now?: () => Date, note?: (text: string) => void}} wanted replace: what the folder holds is
 *   moved aside
 * @returns {Promise<{manifest: import('./backup-manifest.mjs').Manifest, aside: string | null, checkable: boolean}>} aside: where that is now. checkable:
 *   the product's checks can read these databases
 * @throws SettingsError saying what to do, before anything was touched
 */
export async function restoreBackup({ from, into, replace = false, now = () => new Date(), note = () => {} }) {
  const manifest = readManifest(from);
  await requireFitting(manifest);
  const checkable = requireKnownMigrations(manifest);
  const isThere = fs.existsSync(into);
  const release = claimDataFolder(into);
  const stage = `${into}.restoring`;
  try {
    const server = runningServer(into);
    if (server)
      throw new SettingsError(
        `A PostgreSQL still runs on ${into} (process ${server.pid}), left behind by a start that was killed: npm start and Ctrl-C end it.`,
      );
    const holds = contentsOf(into).length > 0 || fs.existsSync(path.join(clusterFolder(into), 'PG_VERSION'));
    if (holds && !replace)
      throw new SettingsError(
        `${into} holds data: name another folder by --into, or say --replace, which moves it aside and deletes nothing.`,
      );
    note('reading the backup');
    await verifyFiles(from, manifest, (done) => note(`${readableSize(done)} of ${readableSize(manifest.bytes)} read`));
    removeDataFolder(stage);
    await unpack({ from, manifest, stage, mode: isThere ? fs.statSync(into).mode & 0o777 : null, note });
    release();
    const aside = holds ? `${into}.before-${now().toISOString().replaceAll(':', '-')}` : null;
    swap(stage, into, aside);
    return { manifest, aside, checkable };
  } catch (error) {
    release();
    removeDataFolder(stage);
    if (!isThere && fs.existsSync(into) && contentsOf(into).length === 0) fs.rmdirSync(into);
    throw error;
  }
}
