import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogueGame } from '../catalogue/game';
import { DomainError } from '../errors/domain-error';
import { boundedFolder } from './bounded-folder';
import { filmOf, MAX_PREVIEW_BYTES, packed } from './preview/preview';
import { ROOMS, type RoomForm, roomOf } from './room';
import { sheetOfGame } from './sheet-of-game';
import { tileOf } from './tile';

/** Name of the folder of this drawing: raise it when the drawing changes, and what was drawn before is removed. */
const DRAWING = 'v3';

/** AVIF is what browsers are shown: half of WebP's bytes at the same looks. WebP is for machines that know no other, such as search engines. */
export type ArtFormat = 'avif' | 'webp';

export type ArtCache = {
  /**
   * A tile.
   * @param admit called before a picture is drawn, not when it is kept; what it throws goes to whoever asked
   * @throws DomainError ART_BUSY when too many drawings wait
   */
  picture(game: CatalogueGame, tile: { width: number; format: ArtFormat }, admit?: () => void): Promise<Buffer>;
  /** The scene behind a game; `admit` and what is thrown as of a picture. */
  room(game: CatalogueGame, form: RoomForm, admit?: () => void): Promise<Buffer>;
  /** What a game shows on one sheet (sheet-of-game.ts); `admit` and what is thrown as of a picture. */
  symbols(game: CatalogueGame, admit?: () => void): Promise<Buffer>;
  /** A spin of a game that has a preview, moving; `admit` and what is thrown as of a picture. */
  preview(game: CatalogueGame, admit?: () => void): Promise<Buffer>;
};

/** At most this many pictures are drawn at once, so that a lobby full of new tiles leaves room for play. */
const MAX_AT_ONCE = 2;

/** And so many wait for their turn: what comes beyond is told to come again. */
const MAX_WAITING = 200;

/** Bytes of pictures kept on disk: all 3,000 tiles in the four widths phones and lobbies ask for take about 100 MB, all previews 330 MB. */
const MAX_BYTES = 768 * 1024 * 1024;

/** Bytes of a room at most: with it a game stays well within what a phone should load before it can be played. */
export const MAX_ROOM_BYTES = 110_000;

/** Qualities that look the same in either format; narrow ones have hair lines. */
const QUALITY = { avif: { narrow: 55, wide: 51 }, webp: { narrow: 88, wide: 82 } } as const;
const NARROW = 128;

async function drawTile(game: CatalogueGame, width: number, format: ArtFormat): Promise<Buffer> {
  // Loaded with the first picture, and no part of a start.
  const { default: sharp } = await import('sharp');
  const svg = Buffer.from(tileOf(game));
  // Rendered above the size it is kept in: thin lines stay even.
  const density = Math.min(2400, Math.max(96, Math.ceil((width / 600) * 72 * 1.5)));
  const tile = sharp(svg, { density, limitInputPixels: false }).resize({
    width,
    height: Math.round((width * 4) / 3),
    fit: 'fill',
  });
  const quality = QUALITY[format][width <= NARROW ? 'narrow' : 'wide'];
  // With more effort AVIF takes twice as long for a hundredth of the bytes.
  return (format === 'avif' ? tile.avif({ quality, effort: 2 }) : tile.webp({ quality, effort: 4 })).toBuffer();
}

/** Bytes of a sheet of symbols at most. */
export const MAX_SHEET_BYTES = 100_000;

/** In as good a quality as so many bytes allow. @param written the picture in a quality, 0 to 100 */
async function within(
  maxBytes: number,
  written: (quality: number) => Promise<Buffer>,
  qualities: readonly number[] = [86, 72, 56, 40, 24],
): Promise<Buffer> {
  for (const quality of qualities) {
    const picture = await written(quality);
    if (picture.length <= maxBytes) return picture;
  }
  return written(8);
}

/** The sheet of symbols. The drawings have hair lines: rendered twice as large, they stay even. */
async function drawSymbols(game: CatalogueGame): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const sheet = await sharp(Buffer.from(sheetOfGame(game)), { density: 144 })
    .resize({ width: 1_024, height: 768, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return within(MAX_SHEET_BYTES, (quality) => sharp(sheet).webp({ quality, alphaQuality: 90, effort: 4 }).toBuffer());
}

/** A room in as good a quality as its bytes allow; it stands behind everything, and a little out of focus. */
async function drawRoom(game: CatalogueGame, form: RoomForm): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = ROOMS[form];
  const scene = await sharp(Buffer.from(roomOf(game, form)), { density: 72, limitInputPixels: false })
    .resize({ width, height, fit: 'fill' })
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = scene.info;
  return within(MAX_ROOM_BYTES, (quality) =>
    sharp(scene.data, { raw: { width, height, channels } })
      .webp({ quality: Math.min(72, quality), effort: 4 })
      .toBuffer(),
  );
}

async function drawPreview(game: CatalogueGame): Promise<Buffer> {
  const film = await filmOf(game);
  return within(MAX_PREVIEW_BYTES, (quality) => packed(film, quality), [50, 34, 20]);
}

/**
 * Pictures on disk below DATA_DIR/art, drawn when first asked for and only once however many ask. What was not asked for
 * longest is removed when they come to more than `mostBytes`.
 */
export function openArtCache(directory: string, maxBytes = MAX_BYTES): ArtCache {
  const folder = boundedFolder(directory, DRAWING, maxBytes);
  const underWay = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let drawing = 0;

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.length >= MAX_WAITING) throw new DomainError(503, 'ART_BUSY', 'Too many pictures are being drawn', {}, 2);
    if (drawing >= MAX_AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
    drawing += 1;
    try {
      return await work();
    } finally {
      drawing -= 1;
      queue.shift()?.();
    }
  }

  async function keep(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await draw();
    const file = path.join(folder.path, name);
    await mkdir(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
    await folder.kept(name, picture.length);
    return picture;
  }

  async function find(name: string, draw: () => Promise<Buffer>, admit: () => void): Promise<Buffer> {
    try {
      const picture = await readFile(path.join(folder.path, name));
      folder.used(name, picture.length);
      return picture;
    } catch {
      admit();
      return turn(() => keep(name, draw));
    }
  }

  /** What is kept or being drawn under a name, drawn now if it is neither. */
  function get(name: string, draw: () => Promise<Buffer>, admit: () => void): Promise<Buffer> {
    const known = underWay.get(name);
    if (known) return known;
    const made = find(name, draw, admit).finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  }

  return {
    picture: (game, { width, format }, admit = () => undefined) =>
      get(path.join(game.slug, `${width}.${format}`), () => drawTile(game, width, format), admit),
    room: (game, form, admit = () => undefined) =>
      get(path.join(game.slug, `room-${form}.webp`), () => drawRoom(game, form), admit),
    symbols: (game, admit = () => undefined) =>
      get(path.join(game.slug, 'symbols.webp'), () => drawSymbols(game), admit),
    preview: (game, admit = () => undefined) =>
      get(path.join(game.slug, 'preview.webp'), () => drawPreview(game), admit),
  };
}
