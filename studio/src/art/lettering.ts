/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font } from 'opentype.js';

type Weight = 300 | 500 | 700 | 800 | 900;

const require = createRequire(import.meta.url);
const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = require.resolve(`@fontsource/unbounded/files/unbounded-latin-${weight}-normal.woff`);
  const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer);
  fonts.set(weight, font);
  return font;
}

/** Path data of a glyph path. The library's own writer turns some coordinates into NaN when it rounds them. */
function pathData(commands: readonly Command[]): string {
  const point = (x = 0, y = 0) => `${x.toFixed(1)} ${y.toFixed(1)}`;
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
  weight: Weight;
  upper?: boolean;
  spacing?: number;
  leading?: number;
  maxSize: number;
  align: 'left' | 'middle';
};

export type SetTitle = { path: string; width: number; height: number; size: number };

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
  const options = { letterSpacing: style.spacing ?? 0 };
  const leading = style.leading ?? 1.06;
  let best: { lines: string[]; size: number } = { lines: [words.join(' ')], size: 0 };
  for (let count = 1; count <= Math.min(3, words.length); count += 1) {
    const lines = split(words, count).map((line) => line.join(' '));
    const widest = Math.max(...lines.map((line) => font.getAdvanceWidth(line, 100, options)));
    const size = Math.min(style.maxSize, (width / widest) * 100, height / (0.74 + leading * (lines.length - 1)));
    if (size > best.size * 1.12) best = { lines, size };
  }
  const { lines, size } = best;
  const cap = size * 0.72;
  const paths = lines.map((line, index) => {
    const advance = font.getAdvanceWidth(line, size, options);
    const x = style.align === 'left' ? 0 : (width - advance) / 2;
    return pathData(font.getPath(line, x, cap + index * size * leading, size, options).commands);
  });
  return { path: paths.join(''), width, height: cap + (lines.length - 1) * size * leading, size };
}

/** One short text centred on a point, as a path. */
export function setWord(text: string, x: number, y: number, size: number, weight: Weight = 900): string {
  const font = fontOf(weight);
  const width = font.getAdvanceWidth(text, size);
  return pathData(font.getPath(text, x - width / 2, y + size * 0.36, size).commands);
}
