import { CELLS } from '../../maths/mines/mines';
import { pause } from '../dom';
import { sounds } from '../sounds';
import type { Cells } from './cells';

const ALL = Array.from({ length: CELLS }, (_, cell) => cell);

/** Nothing lies open. */
export function closeAll(cells: Cells): void {
  for (const cell of ALL) cells.show(cell, 'closed');
  cells.unmark('asked', 'pop');
}

/** The safe cells of a round lie open, and no other; what is new since the last time moves. */
export function showOpened(cells: Cells, opened: readonly number[], moving: boolean): void {
  cells.unmark('asked');
  if (!moving) for (const cell of ALL) if (!opened.includes(cell)) cells.show(cell, 'closed');
  for (const cell of opened) {
    if (moving && cells.isClosed(cell)) {
      cells.mark(cell, 'pop');
      sounds.line(opened.length - 1);
    }
    cells.show(cell, 'safe');
  }
}

/** What was still closed lies open at the end, one mine after another. */
export async function revealRest(cells: Cells, layout: readonly number[], moving: boolean): Promise<void> {
  if (moving) await pause(260);
  for (const cell of ALL) {
    if (!cells.isClosed(cell)) continue;
    const laid = layout.includes(cell);
    cells.show(cell, laid ? 'mine' : 'missed');
    if (moving && laid) await pause(24);
  }
}
