import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { BucketError } from '../uploads/bucket-error';
import { bucketWatch, pictures } from '../uploads/uploads';
import { fileNameOf, PICTURE_KEYS, type PictureKey, pathOf } from './picture-files';

const TYPE = 'image/webp';

/** The picture as an upload. */
export async function fileOf(key: PictureKey) {
  const data = await readFile(pathOf(key));
  return { data, mimetype: TYPE, name: fileNameOf(key), size: data.length };
}

async function restoreLost(payload: Payload): Promise<void> {
  const kept = await Promise.all(PICTURE_KEYS.map((key) => pictures.has(fileNameOf(key))));
  const lost = PICTURE_KEYS.filter((_, place) => !kept[place]);
  if (lost.length === 0) return;
  const known = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    where: { filename: { in: lost.map(fileNameOf) } },
  });
  const names = new Set(known.docs.map((image) => image.filename));
  for (const key of lost) {
    if (names.has(fileNameOf(key)))
      await pictures.write(fileNameOf(key), new Uint8Array(await readFile(pathOf(key))), TYPE);
  }
}

/**
 * Brings back what the library knows but its store has lost, e.g. after the data folder was moved without its media. A bucket that is away
 * keeps no start from serving texts.
 */
export async function restorePictures(payload: Payload): Promise<void> {
  const restored = restoreLost(payload);
  try {
    await (bucketWatch?.noticing(payload.logger, restored) ?? restored);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
  }
}
