import { readdir, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';

export type BoundedFolder = {
  /** The folder of this version. */
  path: string;
  /** A file was read: it is the last to go. */
  used(name: string, bytes: number): void;
  /** A file was written. Resolves when there is room again. */
  kept(name: string, bytes: number): Promise<void>;
};

/** Files of a folder as [name, bytes], the longest untouched first; none when there is no such folder. */
async function listed(folder: string): Promise<[string, number][]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files: { name: string; bytes: number; at: number }[] = [];
  for (const name of names) {
    const entry = await stat(path.join(folder, name)).catch(() => null);
    if (entry?.isFile()) files.push({ name, bytes: entry.size, at: Math.max(entry.atimeMs, entry.mtimeMs) });
  }
  return files.sort((one, other) => one.at - other.at).map(({ name, bytes }) => [name, bytes]);
}

/**
 * `base`/`version`, kept below so many bytes: the files that were not used longest go first. Other versions below `base`
 * are removed. What is there already is counted in the background, so that a start does not wait for it.
 */
export function boundedFolder(base: string, version: string, mostBytes: number): BoundedFolder {
  const folder = path.join(base, version);
  // A Map keeps the order of insertion: a file that is used moves to the end.
  const files = new Map<string, number>();
  let total = 0;

  const note = (name: string, bytes: number): void => {
    total += bytes - (files.get(name) ?? 0);
    files.delete(name);
    files.set(name, bytes);
  };

  async function makeRoom(): Promise<void> {
    for (const [name, bytes] of files) {
      if (total <= mostBytes) return;
      files.delete(name);
      total -= bytes;
      await unlink(path.join(folder, name)).catch(() => undefined);
    }
  }

  async function count(): Promise<void> {
    for (const other of await readdir(base).catch(() => [])) {
      if (other !== version) await rm(path.join(base, other), { recursive: true, force: true });
    }
    const found = await listed(folder);
    const fresh = [...files];
    files.clear();
    total = 0;
    for (const [name, bytes] of [...found, ...fresh]) note(name, bytes);
    await makeRoom();
  }

  const counted = count();
  return {
    path: folder,
    used: note,
    async kept(name, bytes) {
      note(name, bytes);
      await counted;
      await makeRoom();
    },
  };
}
