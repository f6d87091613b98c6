import type { CatalogueGame } from '../../catalogue/game';
import { setWord } from '../lettering';
import { FRAME_EDGE, frameOf, roomOf, titleOf, wellOf } from '../room';
import { skinOf } from '../symbols';
import { type Bitmap, dimmed } from './bitmap';

/** A preview fills the art of a tile: 3:4. */
export const SIZE = { width: 312, height: 416 } as const;

/** The field of a game: how many places, how large each is, and where the field begins. */
export type Field = { columns: number; rows: number; wide: number; high: number; left: number; top: number };

/** So much of the field's edge is the studio's frame. */
const EDGE = 14;
const FIELD_TOP = 90;

/** As large as the tile allows: places are higher than wide, as on a phone. */
export function fieldOf(columns: number, rows: number): Field {
  const wide = Math.floor(280 / columns);
  const high = Math.floor(Math.min(240 / rows, wide * 1.36));
  return { columns, rows, wide, high, left: Math.floor((SIZE.width - wide * columns) / 2), top: FIELD_TOP };
}

/** What a film is cut from. */
export type Stage = {
  field: Field;
  /** The room with its title and frame; the field is empty. */
  room: Bitmap;
  /** A place of the field with each symbol in it, side by side in the order they were asked for. */
  places: Bitmap;
  /** The same, as those that did not pay are shown beside those that did. */
  pale: Bitmap;
};

async function bitmapOf(picture: import('sharp').Sharp): Promise<Bitmap> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The studio's frame round a field: its corners as they are, its sides as long as they have to be. */
function frameRound(game: CatalogueGame, field: Field): string {
  const drawing = frameOf(game).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const far = 240 - FRAME_EDGE;
  const across = field.wide * field.columns;
  const down = field.high * field.rows;
  const spans = (length: number, from: number) =>
    [
      [from - EDGE, EDGE, 0, FRAME_EDGE],
      [from, length, FRAME_EDGE, far - FRAME_EDGE],
      [from + length, EDGE, far, FRAME_EDGE],
    ] as const;
  const parts = spans(down, field.top).flatMap(([y, height, boxY, boxHigh], line) =>
    spans(across, field.left).map(([x, width, boxX, boxWide], column) =>
      line === 1 && column === 1
        ? ''
        : `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${boxX} ${boxY} ${boxWide} ${boxHigh}" preserveAspectRatio="none">${drawing}</svg>`,
    ),
  );
  return parts.join('');
}

/** What stands before the scene: the title, the frame and the ground of the field. */
function signOf(game: CatalogueGame, field: Field): string {
  const { ground } = wellOf(game);
  const [across, down] = [field.wide * field.columns, field.high * field.rows];
  const well = `<rect x="${field.left - EDGE}" y="${field.top - EDGE}" width="${across + EDGE * 2}" height="${down + EDGE * 2}" rx="8" fill="${ground}"/>`;
  const title = `<svg x="20" y="10" width="${SIZE.width - 40}" height="58">${titleOf(game)}</svg>`;
  return overlay(`${well}${frameRound(game, field)}${title}`);
}

/** A drawing as large as the preview. */
export const overlay = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">${drawing}</svg>`;

/** What a round paid, in stakes: "×0.40". The same for a loss and a win. */
export function paidSign(field: Field, times: string): string {
  const y = field.top + field.high * field.rows + 46;
  const width = 40 + times.length * 17;
  return `<rect x="${(SIZE.width - width) / 2}" y="${y - 22}" width="${width}" height="44" rx="22" fill="#0a1210" fill-opacity=".82"/><path d="${setWord(times, SIZE.width / 2, y, 24, 700)}" fill="#f4efe4"/>`;
}

/** @param drawings of each symbol, in a box of 100 x 100 */
export async function setStage(game: CatalogueGame, field: Field, drawings: readonly string[]): Promise<Stage> {
  // Loaded with the first picture, and no part of a start.
  const { default: sharp } = await import('sharp');
  const { ground, line } = wellOf(game);
  const { wide, high } = field;
  const scene = await sharp(Buffer.from(roomOf(game, 'tall')), { density: 72, limitInputPixels: false })
    .resize({ ...SIZE, fit: 'cover' })
    .toBuffer();
  const room = await bitmapOf(sharp(scene).composite([{ input: Buffer.from(signOf(game, field)) }]));
  const size = Math.min(wide, high) - 3;
  const cells = drawings.map(
    (drawing, index) =>
      `<rect x="${index * wide}" width="${wide}" height="${high}" fill="${ground}"/><path d="M${index * wide + wide - 0.5} 0V${high}" stroke="${line}" stroke-opacity=".6"/><g transform="translate(${index * wide + (wide - size) / 2} ${(high - size) / 2}) scale(${size / 100})">${drawing}</g>`,
  );
  const width = wide * drawings.length;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}" viewBox="0 0 ${width} ${high}">${cells.join('')}</svg>`;
  const places = await bitmapOf(
    sharp(Buffer.from(sheet), { density: 144 }).resize({ width, height: high, fit: 'fill' }).flatten(),
  );
  const colour = await sharp({ create: { width: 1, height: 1, channels: 3, background: ground } })
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = colour;
  return { field, room, places, pale: dimmed(places, [red, green, blue], 0.36) };
}

/** A drawing laid over a picture. */
export async function laidOver(bitmap: Bitmap, drawing: string): Promise<Bitmap> {
  const { default: sharp } = await import('sharp');
  const { width, height, data } = bitmap;
  return bitmapOf(sharp(data, { raw: { width, height, channels: 3 } }).composite([{ input: Buffer.from(drawing) }]));
}

/** The symbols of a game's skin, by name. */
export const drawingsOf = (game: CatalogueGame): Readonly<Record<string, string>> => skinOf(game).drawings;
