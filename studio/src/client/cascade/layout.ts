import { type Cell, COLUMNS, PAYING, ROWS } from '../../maths/cascade/model';
import { pick, seededDraw, seedOf } from '../../maths/random';

/** Where a piece of a row stands in its shaft. */
export const drop = (rows: number): string => `translateY(${rows * 100}%)`;

/**
 * What lies there before the first spin, a game's own by its slug: every kind three or four times, of the eight that pay, and no
 * two alike above each other.
 */
export function opening(slug: string): Cell[][] {
  const draw = seededDraw(seedOf(`opening:${slug}`));
  let last: Cell | null = null;
  let heap: Cell[] = [];
  return Array.from({ length: COLUMNS }, () =>
    Array.from({ length: ROWS }, () => {
      if (heap.length === 0) heap = [...PAYING];
      const other = heap.filter((kind) => kind !== last);
      const kind = pick(draw, other.length > 0 ? other : heap);
      heap.splice(heap.indexOf(kind), 1);
      last = kind;
      return kind;
    }),
  );
}

type Box = { left: number; top: number; width: number; height: number };

/** The middle of some boxes, from the corner of the one they lie in. */
export function middleOf(boxes: readonly Box[], frame: Pick<Box, 'left' | 'top'>): { x: number; y: number } {
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
  return {
    x: mean(boxes.map((box) => box.left + box.width / 2)) - frame.left,
    y: mean(boxes.map((box) => box.top + box.height / 2)) - frame.top,
  };
}
