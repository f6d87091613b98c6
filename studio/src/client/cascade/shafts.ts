import { type Cell, COLUMNS, ROWS } from '../../maths/cascade/model';
import { calm } from '../config';
import { h } from '../dom';
import { startsOf } from './falls';
import { drop } from './layout';
import type { Motion } from './motion';
import { burst, comeDown, fallOut, type Piece } from './piece-moves';
import { pieceOf } from './pieces';

type Grid = readonly (readonly Cell[])[];

/** The shafts and what lies in each, from the top: how it falls out, lands, bursts and closes up. */
export function createShafts(motion: Motion) {
  const shafts = Array.from({ length: COLUMNS }, () => h('div', { class: 'shaft' }));
  let columns: Piece[][] = shafts.map(() => []);
  let leaving: Promise<unknown> = Promise.resolve();

  function lie(piece: Piece, row: number): void {
    piece.row = row;
    piece.element.style.transform = drop(row);
  }

  function put(column: number, row: number, cell: Cell): Piece {
    const piece = { cell, element: pieceOf(cell), row };
    lie(piece, row);
    shafts[column]?.append(piece.element);
    return piece;
  }

  function set(grid: Grid): void {
    for (const shaft of shafts) shaft.replaceChildren();
    columns = grid.map((cells, column) => cells.map((cell, row) => put(column, row, cell)));
  }

  const find = (wanted: (cell: Cell) => boolean): Piece[] =>
    columns.flatMap((pieces) => pieces.filter(({ cell }) => wanted(cell)));

  return {
    element: h('div', { class: 'shafts' }, ...shafts),
    set,
    find,
    /** What lies there falls out below. */
    clear(): void {
      const away = columns.flatMap((pieces, column) => pieces.map((piece) => fallOut(motion, piece, column)));
      columns = shafts.map(() => []);
      leaving = Promise.all(away);
    },
    /** A new grid takes its places once the old one is gone. */
    async replace(grid: Grid): Promise<void> {
      await leaving;
      set(grid);
    },
    /** The grid comes down, column after column; `landed` gets each that is down. */
    async land(grid: Grid, landed: (column: number) => void): Promise<void> {
      const starts = startsOf(grid);
      const down = columns.map(async (pieces, column) => {
        const delay = (row: number) => (starts[column] ?? 0) + (ROWS - 1 - row) * 34;
        await Promise.all(pieces.map((piece) => comeDown(motion, piece, piece.row - ROWS - 0.4, delay(piece.row))));
        landed(column);
      });
      await Promise.all(down);
    },
    /** Takes these pieces away. */
    async pop(symbols: ReadonlySet<Cell>): Promise<void> {
      const gone = find((cell) => symbols.has(cell));
      columns = columns.map((pieces) => pieces.filter(({ cell }) => !symbols.has(cell)));
      await Promise.all(gone.map((piece) => burst(motion, piece)));
    },
    /** The rest comes down, and what fell in lies on top of it. */
    async fall(fell: Grid): Promise<void> {
      const falls: Promise<unknown>[] = [];
      columns = columns.map((rest, column) => {
        const fresh = fell[column] ?? [];
        const delay = column * 16;
        for (const [index, piece] of rest.entries()) {
          const from = piece.row;
          lie(piece, fresh.length + index);
          if (from !== piece.row && !calm()) falls.push(comeDown(motion, piece, from, delay));
        }
        const added = fresh.map((cell, row) => put(column, row, cell));
        for (const piece of added) {
          const above = fresh.length - 1 - piece.row;
          falls.push(comeDown(motion, piece, piece.row - fresh.length - 0.4, delay + above * 26));
        }
        return [...added, ...rest];
      });
      await Promise.all(falls);
    },
  };
}
