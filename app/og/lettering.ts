/// <reference path="./fonts.d.ts" />
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, type Font, type Glyph, parse } from 'opentype.js/dist/opentype.mjs';
import { decompress } from 'wawoff2';

const file = (family: 'unbounded' | 'onest' | 'montserrat', subset: string) =>
  path.join(
    process.cwd(),
    'node_modules/@fontsource-variable',
    family,
    'files',
    `${family}-${subset}-wght-normal.woff2`,
  );

const UNBOUNDED = ['latin', 'cyrillic'].map((subset) => file('unbounded', subset));
const ONEST = ['latin', 'cyrillic', 'cyrillic-ext', 'latin-ext'].map((subset) => file('onest', subset));
const MONTSERRAT = ['latin', 'cyrillic', 'cyrillic-ext'].map((subset) => file('montserrat', subset));
const BOLD = { wght: 700 };

/** Faces in the order they are asked for a letter. Kazakh titles are set in Montserrat, as on the pages (see globals.css). */
export type Faces = readonly Font[];
const loaded = new Map<string, Promise<Font>>();

let unpacking: Promise<unknown> = Promise.resolve();

/** One file at a time: the decoder answers a view of memory of its own, which the next file overwrites. */
function unpackFont(name: string): Promise<ArrayBuffer> {
  const mine = unpacking.then(async () => new Uint8Array(await decompress(await readFile(name))).buffer);
  unpacking = mine.catch(() => undefined);
  return mine;
}

function loadFont(name: string): Promise<Font> {
  const known = loaded.get(name);
  if (known) return known;
  const font = unpackFont(name).then((bytes) => parse(bytes));
  loaded.set(name, font);
  // One that could not be read is asked for again by the next picture.
  font.catch(() => loaded.delete(name));
  return font;
}

/** The display face of a language with what fills its gaps. */
export function facesOf(locale: string): Promise<Faces> {
  return Promise.all([...(locale === 'kk' ? MONTSERRAT : UNBOUNDED), ...ONEST].map(loadFont));
}

type Placed = { glyph: Glyph; x: number };

/**
 * Glyphs of a line from 0 to its width. Letter by letter: the library's own setting stops at rules of Onest that it does
 * not know. A letter that no face has is left out, never asked for elsewhere.
 */
function placeText(text: string, faces: Faces, size: number): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let width = 0;
  let before: { font: Font; glyph: Glyph } | undefined;
  for (const letter of text) {
    const font = faces.find((face) => face.charToGlyphIndex(letter) !== 0);
    if (!font) continue;
    const glyph = font.variation.getTransform(font.charToGlyph(letter), BOLD);
    const scale = size / font.unitsPerEm;
    if (before?.font === font) width += font.getKerningValue(before.glyph, glyph) * scale;
    placed.push({ glyph, x: width });
    width += glyph.advanceWidth * scale;
    before = { font, glyph };
  }
  return { placed, width };
}

export function widthOf(text: string, faces: Faces, size: number): number {
  return placeText(text, faces, size).width;
}

/** SVG path data of one line with its baseline at y. */
export function lineOf(text: string, faces: Faces, { x, y, size }: { x: number; y: number; size: number }): string {
  return placeText(text, faces, size)
    .placed.map(({ glyph, x: from }) => pathData(glyph.getPath(x + from, y, size).commands))
    .join('');
}

/** The library's own writer rounds some coordinates into NaN. */
function pathData(commands: readonly Command[]): string {
  const point = (x = 0, y = 0) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      if (type === 'Z') return 'Z';
      if (type === 'C') return `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`;
      return type === 'Q' ? `Q${point(x1, y1)} ${point(x, y)}` : `${type}${point(x, y)}`;
    })
    .join('');
}

/** Words filled into lines of a width. */
function fillLines(text: string, faces: Faces, { size, width }: { size: number; width: number }): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, faces, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** From baseline to baseline, in sizes of the type. */
export const LEADING = 1.16;

/** The largest of the sizes at which a title fits; at the smallest, what does not fit ends in an ellipsis. Pixels. */
export function fitTitle(
  text: string,
  faces: Faces,
  { width, height, sizes }: { width: number; height: number; sizes: readonly number[] },
): { lines: string[]; size: number } {
  for (const size of sizes) {
    const lines = fillLines(text, faces, { size, width });
    const high = lines.length * size * LEADING <= height;
    if (high && lines.every((line) => widthOf(line, faces, size) <= width)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 40;
  const lines = fillLines(text, faces, { size, width }).slice(0, Math.max(1, Math.floor(height / (size * LEADING))));
  const last = `${lines.at(-1) ?? ''}…`;
  return { lines: [...lines.slice(0, -1), last], size };
}
