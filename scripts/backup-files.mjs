// The files of a backup: copied with their SHA-256, written down to the disk, and read back.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

const PIECE = 1024 * 1024;
/** Files that are copied or read at the same time. */
const AT_ONCE = 8;

/** Does the work for each, several at a time. @template T @param {Iterable<T>} items @param {(item: T) => Promise<void>} work */
export async function forEach(items, work) {
  const queue = items[Symbol.iterator]();
  const one = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const isGone = (error) => error.code === 'ENOENT';

/** Hands on a file piece by piece, in one buffer. @returns its size and SHA-256, as they were read */
async function readThrough(source, take) {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(PIECE);
  let size = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, PIECE, null);
    if (bytesRead === 0) return { size, sha256: hash.digest('hex') };
    const piece = buffer.subarray(0, bytesRead);
    hash.update(piece);
    size += bytesRead;
    await take(piece);
  }
}

/** @param {string} file @returns {Promise<{size: number, sha256: string} | null>} null when it is not there */
export async function digestOf(file) {
  const source = await open(file, 'r').catch((error) => (isGone(error) ? null : Promise.reject(error)));
  if (source === null) return null;
  try {
    return await readThrough(source, async () => {});
  } finally {
    await source.close();
  }
}

/**
 * Copies a file, which nobody but its owner may read. What stands there is replaced; syncTree brings it onto the disk itself.
 * @param {{from: string, to: string, owner?: {uid?: number, gid?: number}}} copy
 * @returns {Promise<{size: number, sha256: string} | null>} of what was written; null when the file is gone by now
 */
export async function copyFile({ from, to, owner = {} }) {
  const source = await open(from, 'r').catch((error) => (isGone(error) ? null : Promise.reject(error)));
  if (source === null) return null;
  try {
    const target = await open(to, 'w', 0o600);
    try {
      const written = await readThrough(source, (piece) => target.writeFile(piece));
      if (owner.uid !== undefined) await target.chown(owner.uid, owner.gid);
      return written;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Writes a text onto the disk itself, for nobody but its owner. */
export async function writeText(file, text) {
  const target = await open(file, 'w', 0o600);
  try {
    await target.writeFile(text);
    await target.sync();
  } finally {
    await target.close();
  }
}

/** Makes sure that the names in a folder are on the disk too. Windows has no such call. */
export function syncFolder(folder) {
  if (process.platform === 'win32') return;
  const opened = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}

/** Brings files and folders below a root onto the disk itself, all at the end: a disk writes many at once sooner than one by one. */
export async function syncTree(root, { files, folders }) {
  await forEach(files, async (file) => {
    const opened = await open(path.join(root, file), 'r+');
    try {
      await opened.sync();
    } finally {
      await opened.close();
    }
  });
  for (const folder of ['', ...folders]) syncFolder(path.join(root, folder));
}

/**
 * What lies below a folder, as paths with slashes, in order. What goes while it is listed is left out.
 * @param {string} root
 * @param {(path: string) => boolean} skip of a folder: it is listed, and nothing below it
 * @returns {Promise<{files: string[], folders: string[], links: string[]}>}
 */
export async function listTree(root, skip = () => false) {
  const found = { files: [], folders: [], links: [] };
  const visit = async (below) => {
    const entries = await readdir(path.join(root, below), { withFileTypes: true }).catch((error) =>
      isGone(error) ? [] : Promise.reject(error),
    );
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const at = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        found.folders.push(at);
        if (!skip(at)) await visit(at);
      } else if (skip(at)) continue;
      else if (entry.isSymbolicLink()) found.links.push(at);
      else if (entry.isFile()) found.files.push(at);
    }
  };
  await visit('');
  return found;
}

/** Bytes as a person reads them. */
export function readableSize(bytes) {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
