/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font } from 'opentype.js';

type Weight = 300 | 500 | 700 | 800 | 900;

/** Faces of single studios; everything else is set in Unbounded, the display face of the site. */
const FACES = {
  abril: 'abril-fatface/files/abril-fatface-latin-400',
  anton: 'anton/files/anton-latin-400',
  caveat: 'caveat/files/caveat-latin-700',
  cinzel: 'cinzel/files/cinzel-latin-800',
  fell: 'im-fell-english-sc/files/im-fell-english-sc-latin-400',
  kaushan: 'kaushan-script/files/kaushan-script-latin-400',
  lilita: 'lilita-one/files/lilita-one-latin-400',
  limelight: 'limelight/files/limelight-latin-400',
  londrina: 'londrina-solid/files/londrina-solid-latin-900',
  marcellus: 'marcellus/files/marcellus-latin-400',
  oleo: 'oleo-script/files/oleo-script-latin-700',
  pirata: 'pirata-one/files/pirata-one-latin-400',
  righteous: 'righteous/files/righteous-latin-400',
  silkscreen: 'silkscreen/files/silkscreen-latin-700',
  stencil: 'saira-stencil-one/files/saira-stencil-one-latin-400',
} as const;

export type Face = keyof typeof FACES;

const require = createRequire(import.meta.url);
const fonts = new Map<Weight | Face, Font>();

function fontOf(style: Weight | Face): Font {
  const known = fonts.get(style);
  if (known) return known;
  const name = typeof style === 'number' ? `unbounded/files/unbounded-latin-${style}` : FACES[style];
  const file = require.resolve(`@fontsource/${name}-normal.woff`);
  const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer);
  fonts.set(style, font);
  return font;
}

const capitals = new Map<Weight | Face, number>();

/** Height of a capital as a share of the size. */
function capitalOf(style: Weight | Face): number {
  if (typeof style === 'number') return 0.72;
  const known = capitals.get(style);
  if (known !== undefined) return known;
  const top = Math.min(
    ...fontOf(style)
      .getPath('H', 0, 0, 100)
      .commands.map(({ y }) => y ?? 0),
  );
  capitals.set(style, -top / 100);
  return -top / 100;
}

/** Bends the plane of a title: from a point of its flat box to where it goes. */
export type Warp = (x: number, y: number) => readonly [number, number];

/** Path data of a glyph path. The library's own writer turns some coordinates into NaN when it rounds them. */
function pathData(commands: readonly Command[], warp?: Warp): string {
  const flat = (x = 0, y = 0) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const point = warp ? (x = 0, y = 0) => flat(...warp(x, y)) : flat;
  return commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      if (type === 'Z') return 'Z';
      if (type === 'C') return `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`;
      if (type === 'Q') return `Q${point(x1, y1)} ${point(x, y)}`;
      return `${type}${point(x, y)}`;
    })
    .join('');
}

export type Lettering = {
  /** A weight of Unbounded, or another face. */
  weight: Weight | Face;
  upper?: boolean;
  spacing?: number;
  leading?: number;
  maxSize: number;
  align: 'left' | 'middle' | 'right';
  warp?: Warp;
  /** Points nearer than this to the one before are left out; all stay unless told. */
  nearest?: number;
  /** Lines at most; 3 unless told. */
  lines?: number;
};

/** A title as path data in its box; `wide`: how much of the width its longest line takes. */
export type SetTitle = { path: string; width: number; height: number; size: number; wide: number };

/** Splits words over so many lines as evenly as they go. */
function split(words: readonly string[], lines: number): string[][] {
  if (lines >= words.length) return words.map((word) => [word]);
  if (lines === 1) return [[...words]];
  let best: string[][] = [];
  let shortest = Number.POSITIVE_INFINITY;
  for (let head = 1; head <= words.length - lines + 1; head += 1) {
    const candidate = [words.slice(0, head), ...split(words.slice(head), lines - 1)];
    const longest = Math.max(...candidate.map((line) => line.join(' ').length));
    if (longest < shortest) {
      shortest = longest;
      best = candidate;
    }
  }
  return best;
}

/**
 * A title as one path, broken into the lines that let it be largest in `width` x `height`. Its box starts at 0,0.
 */
export function setTitle(text: string, width: number, height: number, style: Lettering): SetTitle {
  const font = fontOf(style.weight);
  const words = (style.upper ? text.toUpperCase() : text).split(' ');
  const capital = capitalOf(style.weight);
  const options = { letterSpacing: style.spacing ?? 0 };
  const leading = style.leading ?? 1.06;
  let best: { lines: string[]; size: number } = { lines: [words.join(' ')], size: 0 };
  for (let count = 1; count <= Math.min(style.lines ?? 3, words.length); count += 1) {
    const lines = split(words, count).map((line) => line.join(' '));
    const widest = Math.max(...lines.map((line) => font.getAdvanceWidth(line, 100, options)));
    const size = Math.min(
      style.maxSize,
      (width / widest) * 100,
      height / (capital + 0.02 + leading * (lines.length - 1)),
    );
    if (size > best.size * 1.12) best = { lines, size };
  }
  const { lines, size } = best;
  const cap = size * capital;
  const paths = lines.map((line, index) => {
    const advance = font.getAdvanceWidth(line, size, options);
    const x = { left: 0, middle: (width - advance) / 2, right: width - advance }[style.align];
    const { commands } = font.getPath(line, x, cap + index * size * leading, size, options);
    return pathData(style.nearest === undefined ? commands : thinned(commands, style.nearest), style.warp);
  });
  const wide = Math.max(...lines.map((line) => font.getAdvanceWidth(line, size, options)));
  return { path: paths.join(''), width, height: cap + (lines.length - 1) * size * leading, size, wide };
}

/** One short text centred on a point, as a path. */
export function setWord(text: string, x: number, y: number, size: number, weight: Weight | Face = 900): string {
  const font = fontOf(weight);
  const width = font.getAdvanceWidth(text, size);
  return pathData(font.getPath(text, x - width / 2, y + size * 0.36, size).commands);
}

/** How tall and wide a letter of the reels is, in its 100 x 100, and how near two points of it may be. */
const LETTER = { cap: 66, width: 88, height: 84, nearest: 0.8 };

/** One short text as large as it goes in 100 x 100, in its middle, without points that nobody sees. */
export function fitWord(text: string, weight: Weight | Face): string {
  const font = fontOf(weight);
  const at = (size: number, x: number, y: number) => font.getPath(text, x, y, size);
  const box = at(100, 0, 0).getBoundingBox();
  const [wide, high] = [box.x2 - box.x1, box.y2 - box.y1];
  const size = Math.min(LETTER.cap / capitalOf(weight), (LETTER.width / wide) * 100, (LETTER.height / high) * 100);
  const [x, y] = [50 - ((box.x1 + box.x2) / 200) * size, 50 - ((box.y1 + box.y2) / 200) * size];
  return pathData(thinned(at(size, x, y).commands, LETTER.nearest));
}

/** Leaves out what ends too near to where the line stands: roughened letters have thousands of points. */
function thinned(commands: readonly Command[], nearest: number): Command[] {
  let last: readonly [number, number] = [Number.NaN, Number.NaN];
  return commands.filter(({ type, x, y }) => {
    if (x === undefined || y === undefined) return true;
    const near = Math.hypot(x - last[0], y - last[1]) < nearest;
    if (near && type !== 'M') return false;
    last = [x, y];
    return true;
  });
}
