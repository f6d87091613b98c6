import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { MEDIA_DIR } from '../collections/media';
import { fileNameOf, PICTURE_KEYS, type PictureKey, pathOf } from './picture-files';

/** The picture as an upload. */
export async function fileOf(key: PictureKey) {
  const data = await readFile(pathOf(key));
  return { data, mimetype: 'image/webp', name: fileNameOf(key), size: data.length };
}

/** Brings back what the library knows but the disk has lost, e.g. after the data folder was moved without its media. */
export async function restorePictures(payload: Payload): Promise<void> {
  const lost = PICTURE_KEYS.filter((key) => !existsSync(path.join(MEDIA_DIR, fileNameOf(key))));
  if (lost.length === 0) return;
  const known = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    where: { filename: { in: lost.map(fileNameOf) } },
  });
  const names = new Set(known.docs.map((image) => image.filename));
  await mkdir(MEDIA_DIR, { recursive: true });
  for (const key of lost) {
    if (names.has(fileNameOf(key))) await copyFile(pathOf(key), path.join(MEDIA_DIR, fileNameOf(key)));
  }
}
