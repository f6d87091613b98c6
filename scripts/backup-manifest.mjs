// What a backup says of itself: manifest.json, the last file written into it, and beside it the SHA-256 by which a change of it shows.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { digestOf, forEach, writeText } from './backup-files.mjs';
import { ROOT, SettingsError } from './settings.mjs';

const FILE = 'manifest.json';
const SUM = 'manifest.sha256';
/** Raised when an older product could not read what is written now. */
const FORMAT = 1;
/** Folders that backupName has named, newest last when sorted. */
const NAME = /^kozyr-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** @typedef {{path: string, size: number, sha256: string}} BackupFile */
/** @typedef {{part: string, name: string, migrations: {count: number, newest: string} | null}} BackupDatabase */
/**
 * Times are ISO 8601. postgres null: files alone, without a database. moment, at: where in its WAL the copy ends, and when that was.
 * bucket: where the pictures were that lie in files/media; left out: in the data folder.
 * @typedef {{format: number, product: string, madeAt: string, machine: string, postgres: {version: string, system: string, moment: string, at: string} | null,
 *   databases: BackupDatabase[], bucket?: string, secrets: {included: boolean, elsewhere: string[]}, bytes: number, folders: string[], files: BackupFile[]}} Manifest
 */

export const backupName = (at) => `kozyr-${at.toISOString().replaceAll(':', '-')}`;
/** This machine's kind: the files of a cluster are of no use to another. */
export const machineKind = () => `${process.platform}-${process.arch}`;
/** 18 of "18.4". */
export const majorOf = (version) => Number.parseInt(version, 10);

/** The whole backups in a folder, oldest first. */
export const backupsIn = (folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => NAME.test(name) && fs.existsSync(path.join(folder, name, FILE)))
    .toSorted();

const sumOf = (text) => createHash('sha256').update(text).digest('hex');

/** @param {string} folder @param {Omit<Manifest, 'format' | 'product' | 'bytes'>} said @returns {Promise<Manifest>} */
export async function writeManifest(folder, said) {
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const bytes = said.files.reduce((sum, { size }) => sum + size, 0);
  const manifest = { format: FORMAT, product: version, bytes, ...said };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeText(path.join(folder, SUM), `${sumOf(text)}\n`);
  await writeText(path.join(folder, FILE), text);
  return manifest;
}

/** @returns {Manifest} @throws SettingsError when there is none, or it is not the one that was written */
export function readManifest(folder) {
  if (!fs.existsSync(folder)) throw new SettingsError(`There is no backup at ${folder}.`);
  const read = (name) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
  };
  const [text, sum] = [read(FILE), read(SUM)];
  if (text === null) {
    const newest = fs.statSync(folder).isDirectory() ? backupsIn(folder).at(-1) : undefined;
    throw new SettingsError(
      newest
        ? `${folder} holds backups: name one, such as --from ${path.join(folder, newest)}, the newest.`
        : `${folder} is no whole backup, it has no ${FILE}: take another one.`,
    );
  }
  if (sumOf(text) !== sum?.trim())
    throw new SettingsError(`${path.join(folder, FILE)} is not as it was written: take another backup.`);
  const manifest = JSON.parse(text);
  if (manifest.format !== FORMAT)
    throw new SettingsError(
      `The backup has format ${manifest.format}, and this release reads ${FORMAT}: restore it with the release that made it, ${manifest.product}.`,
    );
  return manifest;
}

/**
 * Reads every file of a backup. Files that nobody wrote down are left alone: a restore takes none of them.
 * @param {(done: number) => void} note bytes that were read by now
 * @throws SettingsError naming the first that is damaged
 */
export async function verifyFiles(folder, { files }, note = () => {}) {
  let done = 0;
  const wrong = [];
  await forEach(files, async ({ path: name, size, sha256 }) => {
    const found = await digestOf(path.join(folder, name));
    if (found === null) wrong.push(`${name} is missing`);
    else if (found.size !== size) wrong.push(`${name} has ${found.size} bytes of ${size}`);
    else if (found.sha256 !== sha256) wrong.push(`${name} holds something else`);
    done += size;
    note(done);
  });
  if (wrong.length > 0)
    throw new SettingsError(
      `The backup ${folder} is damaged: ${wrong.toSorted()[0]}${wrong.length > 1 ? `, and ${wrong.length - 1} more` : ''}. Take another one.`,
    );
}
