import type { Cell } from '../../maths/cascade/model';
import { drop } from './layout';

/** When each column begins to come down, in ms: the ones that could bring the fourth scatter keep everyone waiting. */
export function startsOf(grid: readonly (readonly Cell[])[]): number[] {
  let scatters = 0;
  let start = 0;
  return grid.map((column) => {
    start += scatters === 3 ? 620 : 85;
    scatters += column.filter((cell) => cell === 'S').length;
    return start - 85;
  });
}

/** A piece comes down to its row from another above, with a small bounce. */
export const fallFrames = (row: number, from: number): Keyframe[] => [
  { transform: drop(from), easing: 'cubic-bezier(.45,0,.85,.6)' },
  { transform: drop(row), offset: 0.74, easing: 'ease-out' },
  { transform: drop(row - 0.09), offset: 0.87, easing: 'ease-in' },
  { transform: drop(row) },
];

/** How long that takes, in ms. */
export const fallMs = (row: number, from: number): number => 330 + (row - from) * 26;
