import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';

/** The entry that is being read or written: when the making of it began, in ms with a fraction; null until its first file was read. */
const entries = new AsyncLocalStorage();

/** Writes a file whole or not at all, and as old as its entry. */
async function writeWhole(file, data) {
  const begun = (entries.getStore()?.begun ?? Date.now()) / 1000;
  const staged = `${file}.${randomUUID()}.new`;
  try {
    await fs.writeFile(staged, data);
    await fs.utimes(staged, begun, begun);
    await fs.rename(staged, file);
  } catch (error) {
    await fs.rm(staged, { force: true });
    throw error;
  }
}

/** Reads a file of an entry. @throws {Error} when it is not of the same making as the files that were read before */
async function readOfEntry(file, encoding) {
  const entry = entries.getStore();
  if (!entry) return fs.readFile(file, encoding);
  const handle = await fs.open(file);
  try {
    const { mtimeMs } = await handle.stat();
    entry.begun ??= mtimeMs;
    if (entry.begun !== mtimeMs) throw new Error(`${file} was made anew meanwhile`);
    return await handle.readFile(encoding);
  } finally {
    await handle.close();
  }
}

/** The age of an entry is that of the files that were read, whoever has replaced them since. */
const statOfEntry = async (file) => {
  const begun = entries.getStore()?.begun;
  return begun ? { mtime: new Date(Math.floor(begun)) } : fs.stat(file);
};

/**
 * Ways to files for Next's cache, by which several processes may keep their entries in one folder: an entry is several files, and of two that
 * make the same one at once neither may leave, or be shown, half of each.
 * @param {object} nodeFs Next's own ways
 */
export const wholeFiles = (nodeFs) => ({ ...nodeFs, writeFile: writeWhole, readFile: readOfEntry, stat: statOfEntry });

/** Reads an entry, all of whose files are of one making. @template T @param {() => Promise<T>} read @returns {Promise<T>} */
export const readEntry = (read) => entries.run({ begun: null }, read);

/**
 * Writes an entry whose making began at a time, ms. Two may have begun in the same one: a fraction tells their files apart.
 * @template T @param {number} begun @param {() => Promise<T>} write @returns {Promise<T>}
 */
export const writeEntry = (begun, write) => entries.run({ begun: begun + Math.random() }, write);
