import { ICON_BOX, iconPath } from './icons';

type Point = readonly [number, number];

const OPERANDS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const STEPS = 6;

/** One operand: a flag of an arc is a single digit, and numbers may stand without a space between them. */
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
const FLAG = /[01]/y;

function* commands(path: string): Generator<{ kind: string; relative: boolean; values: number[] }> {
  let place = 0;
  let letter = 'M';
  const skip = () => {
    while (place < path.length && ' ,\n\t'.includes(path[place] ?? '')) place += 1;
  };
  const read = (pattern: RegExp): number => {
    skip();
    pattern.lastIndex = place;
    const found = pattern.exec(path);
    if (!found) throw new RangeError(`No number at ${place} of a path`);
    place = pattern.lastIndex;
    return Number(found[0]);
  };
  for (skip(); place < path.length; skip()) {
    const here = path[place] ?? '';
    if (/[a-z]/i.test(here)) {
      letter = here;
      place += 1;
    }
    const kind = letter.toUpperCase();
    const count = OPERANDS[kind] ?? 0;
    const values = Array.from({ length: count }, (_, index) =>
      read(kind === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER),
    );
    yield { kind, relative: letter !== kind, values };
    // Further pairs after a move are lines.
    if (letter === 'M') letter = 'L';
    else if (letter === 'm') letter = 'l';
  }
}

/** The outlines of a path as polygons, curves in a few straight pieces, arcs as their chords' bulge. */
function outlines(path: string): Point[][] {
  const all: Point[][] = [];
  let line: Point[] = [];
  let [x, y, cx, cy] = [0, 0, 0, 0];
  let before = '';
  const curve = (points: readonly Point[]) => {
    for (let step = 1; step <= STEPS; step += 1) {
      let level = points;
      const share = step / STEPS;
      while (level.length > 1) {
        level = level.slice(1).map(([bx, by], index): Point => {
          const [ax, ay] = level[index] ?? [bx, by];
          return [ax + (bx - ax) * share, ay + (by - ay) * share];
        });
      }
      if (level[0]) line.push(level[0]);
    }
  };
  for (const { kind, relative, values } of commands(path)) {
    const [ox, oy] = relative ? [x, y] : [0, 0];
    const pair = (index: number): Point => [ox + (values[index] ?? 0), oy + (values[index + 1] ?? 0)];
    const from: Point = [x, y];
    const smooth: Point = 'CSQT'.includes(before) && before !== '' ? [2 * x - cx, 2 * y - cy] : from;
    let to: Point = pair(values.length - 2);
    if (kind === 'M') {
      line = [to];
      all.push(line);
    } else if (kind === 'Z') {
      to = line[0] ?? from;
      line = [to];
      all.push(line);
    } else if (kind === 'H') to = [ox + (values[0] ?? 0), y];
    else if (kind === 'V') to = [x, oy + (values[0] ?? 0)];
    if (kind === 'L' || kind === 'H' || kind === 'V' || kind === 'A') line.push(to);
    if (kind === 'C' || kind === 'S') {
      const first = kind === 'C' ? pair(0) : smooth;
      const second = kind === 'C' ? pair(2) : pair(0);
      curve([from, first, second, to]);
      [cx, cy] = second;
    } else if (kind === 'Q' || kind === 'T') {
      const handle = kind === 'Q' ? pair(0) : smooth;
      curve([from, handle, to]);
      [cx, cy] = handle;
    }
    [x, y] = to;
    before = kind;
  }
  return all.filter((points) => points.length > 2);
}

/**
 * An icon on a grid of cells, as for cross-stitch: which of `size` x `size` cells have their middle inside of it.
 * @returns rows from the top, each a list of columns
 */
export function stitched(icon: string, size: number): boolean[][] {
  const shapes = outlines(iconPath(icon));
  const cell = ICON_BOX / size;
  return Array.from({ length: size }, (_, row) => {
    const y = (row + 0.5) * cell + 0.013;
    const crossings: { x: number; way: number }[] = [];
    for (const points of shapes) {
      points.forEach(([ax, ay], index) => {
        const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
        if (ay <= y === by <= y) return;
        crossings.push({ x: ax + ((y - ay) * (bx - ax)) / (by - ay), way: ay < by ? 1 : -1 });
      });
    }
    return Array.from({ length: size }, (_, column) => {
      const x = (column + 0.5) * cell;
      return crossings.reduce((winding, crossing) => winding + (crossing.x < x ? crossing.way : 0), 0) !== 0;
    });
  });
}
