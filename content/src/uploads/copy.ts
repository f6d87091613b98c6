import { createHash } from 'node:crypto';
import { mediaTypeOf } from '../rules/pictures';
import type { PictureStore } from './picture-store';

/** Pictures that are copied at the same time: each is whole in memory, 8 MB at most. */
const AT_ONCE = 4;

export type Copied = {
  copied: number;
  bytes: number;
  /** Were there already, and the same. */
  same: number;
  /** Names that the target has with another content. */
  different: string[];
};

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

/** Reads back what was written. @throws Error when it is not what was read */
async function prove(to: PictureStore, name: string, digest: string, bytes: number): Promise<void> {
  const written = await to.read(name);
  if (written?.length === bytes && sha256(written) === digest) return;
  throw new Error(`"${name}" was copied and is not the same in ${to.label}: ${written?.length ?? 0} bytes of ${bytes}`);
}

/**
 * Copies every picture of one store into another, and reads each back to prove it by size and SHA-256. What is there and the same is left,
 * so a copy that was cut short is gone on with.
 * @param newest what differs there is replaced; else it is left, and named in the answer
 */
export async function copyPictures(
  from: PictureStore,
  to: PictureStore,
  { newest = false, note = () => undefined }: { newest?: boolean; note?: (done: number, all: number) => void } = {},
): Promise<Copied> {
  const pictures = await from.list();
  const result: Copied = { copied: 0, bytes: 0, same: 0, different: [] };
  let done = 0;

  async function copyOne(name: string): Promise<void> {
    const [there, here] = await Promise.all([to.digest(name), from.digest(name)]);
    // Deleted since the list was made.
    if (here === null) return;
    if (there === here) {
      result.same += 1;
      return;
    }
    if (there !== null && !newest) {
      result.different.push(name);
      return;
    }
    const data = await from.read(name);
    if (data === null) return;
    await to.write(name, new Uint8Array(data), mediaTypeOf(data));
    await prove(to, name, sha256(data), data.length);
    result.copied += 1;
    result.bytes += data.length;
  }

  const queue = pictures.values();
  const work = async () => {
    for (const { name } of queue) {
      await copyOne(name);
      done += 1;
      note(done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...result, different: result.different.toSorted() };
}
