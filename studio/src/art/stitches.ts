import { ICON_BOX, iconPath } from './icons';
import { commandsOf } from './path-commands';

type Point = readonly [number, number];

const STEPS = 6;

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
  for (const { kind, relative, values } of commandsOf(path)) {
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
