import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { CatalogueGame } from '../catalogue/generate';
import { tileOf } from './tile';

/** Part of every file name: raise it when the drawing changes, and old files are left aside. */
const DRAWING = 'v1';

export type ArtCache = { picture(game: CatalogueGame, width: number): Promise<Buffer> };

/** At most this many pictures are drawn at once, so that a lobby full of new tiles leaves room for play. */
const AT_ONCE = 2;

/** Pictures on disk below DATA_DIR/art, drawn when first asked for and only once however many ask. */
export function openArtCache(directory: string): ArtCache {
  const underWay = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let drawing = 0;

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (drawing >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
    drawing += 1;
    try {
      return await work();
    } finally {
      drawing -= 1;
      queue.shift()?.();
    }
  }

  async function draw(game: CatalogueGame, width: number, file: string): Promise<Buffer> {
    const svg = Buffer.from(tileOf(game));
    // Rendered above the size it is kept in: thin lines stay even.
    const density = Math.min(2400, Math.max(96, Math.ceil((width / 600) * 72 * 1.5)));
    const picture = await sharp(svg, { density, limitInputPixels: false })
      .resize({ width, height: Math.round((width * 4) / 3), fit: 'fill' })
      .webp({ quality: width <= 128 ? 88 : 82, effort: 4 })
      .toBuffer();
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
    return picture;
  }

  async function find(game: CatalogueGame, width: number): Promise<Buffer> {
    const file = path.join(directory, DRAWING, game.slug, `${width}.webp`);
    try {
      return await readFile(file);
    } catch {
      return turn(() => draw(game, width, file));
    }
  }

  return {
    picture(game, width) {
      const key = `${game.slug}/${width}`;
      const known = underWay.get(key);
      if (known) return known;
      const made = find(game, width).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}
