/** Places down a column, in percent: so many pips stand evenly in it. */
const COLUMNS: Readonly<Record<number, readonly number[]>> = {
  0: [],
  2: [0, 100],
  3: [0, 50, 100],
  4: [0, 33.3, 66.7, 100],
};

/** What stands at the sides, on each, and in the middle, by the number of pips. */
const LAYOUT: Readonly<Record<number, readonly [sides: number, middle: readonly number[]]>> = {
  1: [0, [50]],
  2: [0, [0, 100]],
  3: [0, [0, 50, 100]],
  4: [2, []],
  5: [2, [50]],
  6: [3, []],
  7: [3, [25]],
  8: [3, [25, 75]],
  9: [4, [50]],
  10: [4, [16.7, 83.3]],
};

/** Where the pips of a card stand, as percent of the width and height that they have; those below the middle are turned over. */
export function pipsOf(count: number): (readonly [x: number, y: number])[] {
  const [sides, middle] = LAYOUT[count] ?? [0, []];
  const column = COLUMNS[sides] ?? [];
  return [...column.flatMap((y) => [[0, y] as const, [100, y] as const]), ...middle.map((y) => [50, y] as const)];
}
