import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ASSETS = fileURLToPath(new URL('../../assets/streams', import.meta.url));

export type StreamFile = { type: string; body: Buffer };

/** A stream's pictures in memory. `segments` and `poster` are names of `files`; each name changes with what it names. */
export type StreamFiles = { segments: readonly string[]; poster: string; files: ReadonlyMap<string, StreamFile> };

const named = (name: string, extension: string, body: Buffer) =>
  `${name}-${createHash('sha256').update(body).digest('hex').slice(0, 10)}.${extension}`;

/**
 * Reads the segments 0.mpegts, 1.mpegts, … and the poster of a stream.
 * @throws Error when a segment or the poster is missing
 */
export async function readStream(id: string): Promise<StreamFiles> {
  const folder = path.join(ASSETS, id);
  const files = new Map<string, StreamFile>();
  const segments: string[] = [];
  const count = (await readdir(folder)).filter((name) => name.endsWith('.mpegts')).length;
  if (count === 0) throw new Error(`Stream ${id} has no segments`);
  for (let place = 0; place < count; place += 1) {
    const body = await readFile(path.join(folder, `${place}.mpegts`));
    const name = named(String(place), 'ts', body);
    files.set(name, { type: 'video/mp2t', body });
    segments.push(name);
  }
  const picture = await readFile(path.join(folder, 'poster.webp'));
  const poster = named('poster', 'webp', picture);
  files.set(poster, { type: 'image/webp', body: picture });
  return { segments, poster, files };
}
