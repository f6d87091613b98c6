import { pick, seededDraw, seedOf } from '../random';
import { type Cell, COLUMNS, PAYING, ROWS } from './model';

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
