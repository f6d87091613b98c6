import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPlainName, type PictureStore } from './picture-store';

/** A copy that was cut short. */
const UNFINISHED = /^\.[\da-f-]{36}\.part$/;

const nullIfGone = (error: unknown): null => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
};

/** Pictures as files of a folder, which is made when it is first written to. */
export function openFolder(folder: string): PictureStore {
  const at = (name: string): string => {
    if (!isPlainName(name)) throw new Error(`"${name}" is no name of a picture`);
    return path.join(folder, name);
  };
  const read = (name: string) => readFile(at(name)).catch(nullIfGone);
  return {
    label: `the folder ${folder}`,
    list: async () => {
      const entries = (await readdir(folder, { withFileTypes: true }).catch(nullIfGone)) ?? [];
      const names = entries.filter((one) => one.isFile() && !UNFINISHED.test(one.name)).map(({ name }) => name);
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(at(name))).size })));
    },
    has: async (name) => (isPlainName(name) && (await stat(at(name)).catch(() => null))?.isFile()) ?? false,
    read,
    digest: async (name) => {
      const data = await read(name);
      return data && createHash('sha256').update(data).digest('hex');
    },
    write: async (name, data) => {
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, data, { flush: true });
        await rename(unfinished, at(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
