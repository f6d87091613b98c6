import { SIDE } from '../../maths/mines/mines';

/** Where a cell is on the field, counted from 1. */
export const placeOf = (cell: number) => ({ row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 });

/** Steps that the arrow keys make on the field, in rows and columns. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that a key leads to from another, round the edges of the field; null for a key that walks nowhere. */
export function cellAfter(key: string, cell: number): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const { row, column } = placeOf(cell);
  const to = (value: number) => (value + SIDE - 1 + SIDE) % SIDE;
  return to(row + step[0]) * SIDE + to(column + step[1]);
}
