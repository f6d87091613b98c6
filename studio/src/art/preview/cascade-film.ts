import type { CatalogueGame } from '../../catalogue/game';
import { type Cell, COLUMNS, PAYING, ROWS } from '../../maths/cascade/model';
import { opening } from '../../maths/cascade/opening';
import { fallen } from '../../maths/cascade/round';
import type { CascadeSpin } from '../../maths/cascade/spin';
import { STAKE_COINS } from '../../maths/model';
import { setWord } from '../lettering';
import { type Bitmap, copyOf, copyPart } from './bitmap';
import { type Frame, OPENING_MS, TICK_MS, timesPaid } from './film';
import { drawingsOf, fieldOf, laidOver, overlay, paidSign, type Stage, setStage } from './stage';

type Grid = readonly (readonly Cell[])[];

/** How long a column's pieces fall, how much later each further column begins, and each piece above another; in milliseconds. */
const FALL_MS = 330;
const NEXT_COLUMN_MS = 60;
const NEXT_PIECE_MS = 24;
/** How long what pays is lit before it goes, and how long what is left falls: shorter where a spin tumbles often. */
const LIT_MS = 500;
const CLOSE_MS = 350;
/** All tumbles of a spin together take no longer, so that every preview is over within five seconds. */
const TUMBLES_MS = 1_800;
const PAID_MS = 1_900;

/** Colours of a multiplier by what it is worth, as the game has them. */
const lampOf = (value: number): string =>
  value >= 100 ? '#e0402f' : value >= 25 ? '#a548d6' : value >= 8 ? '#2d7fd6' : '#2f9e6d';

const lamp = (value: number): string =>
  `<circle cx="50" cy="50" r="40" fill="${lampOf(value)}" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><path d="${setWord(`×${value}`, 50, 50, value > 99 ? 25 : 31)}" fill="#fff"/>`;

/** Everything that lies in the field while the spin is played, each once. */
function kindsOf(spin: CascadeSpin): Cell[] {
  const seen = [...spin.grid, ...spin.tumbles.flatMap(({ fell }) => fell)].flat();
  return [...new Set<Cell>([...PAYING, 'S', ...seen])];
}

/** A piece on its way: its column, and the rows it goes from and to. `after`: when it begins, in milliseconds. */
type Fall = { cell: Cell; column: number; from: number; to: number; after: number };

function drawer(stage: Stage, kinds: readonly Cell[]) {
  const { field, room, places, pale } = stage;
  const { wide, high, left, top } = field;
  const put = (on: Bitmap, from: Bitmap, cell: Cell, column: number, row: number) => {
    const x = Math.max(0, kinds.indexOf(cell)) * wide;
    const toY = top + Math.round(row * high);
    const part = { x, y: 0, width: wide, height: high, toX: left + column * wide, toY };
    copyPart(from, on, part, top, top + high * field.rows);
  };
  return {
    /** What lies there; with `lit`, only those symbols are not pale. */
    lying(grid: Grid, lit?: ReadonlySet<Cell>): Bitmap {
      const picture = copyOf(room);
      for (const [column, cells] of grid.entries())
        for (const [row, cell] of cells.entries())
          put(picture, !lit || lit.has(cell) ? places : pale, cell, column, row);
      return picture;
    },
    /** Pieces so many milliseconds after they were let go, faster and faster. */
    falling(falls: readonly Fall[], ms: number, duration: number): Bitmap {
      const picture = copyOf(room);
      for (const { cell, column, from, to, after } of falls) {
        const part = Math.min(1, Math.max(0, (ms - after) / duration));
        put(picture, places, cell, column, from + (to - from) * part * part);
      }
      return picture;
    },
  };
}

type Drawer = ReturnType<typeof drawer>;

function filmFalls(draw: Drawer, falls: readonly Fall[], duration: number): Frame[] {
  const whole = duration + Math.max(0, ...falls.map(({ after }) => after));
  const frames: Frame[] = [];
  for (let ms = TICK_MS; ms < whole; ms += TICK_MS)
    frames.push({ picture: draw.falling(falls, ms, duration), ms: TICK_MS });
  return frames;
}

const delayOf = (column: number, row: number) => column * NEXT_COLUMN_MS + (ROWS - 1 - row) * NEXT_PIECE_MS;

/** A grid that goes by `ROWS` rows: out below, or in from above. */
const fallsOf = (grid: Grid, way: 'in' | 'out'): Fall[] =>
  grid.flatMap((cells, column) =>
    cells.map((cell, row) => ({
      cell,
      column,
      from: way === 'in' ? row - ROWS : row,
      to: way === 'in' ? row : row + ROWS,
      after: delayOf(column, row),
    })),
  );

/** What is left comes down, and what fell in lies on top of it. */
function closing(grid: Grid, gone: ReadonlySet<Cell>, fell: Grid): Fall[] {
  return grid.flatMap((cells, column) => {
    const fresh = fell[column] ?? [];
    const rest = cells.flatMap((cell, from) => (gone.has(cell) ? [] : [{ cell, from }]));
    return [
      ...fresh.map((cell, row) => ({ cell, column, from: row - fresh.length, to: row, after: 0 })),
      ...rest.map(({ cell, from }, index) => ({ cell, column, from, to: fresh.length + index, after: 0 })),
    ];
  });
}

/** A paid spin of a cascade: what lies there first falls out, the grid comes down, and what pays goes until nothing pays any more. */
export async function filmCascade(game: CatalogueGame, spin: CascadeSpin): Promise<Frame[]> {
  const drawings = drawingsOf(game);
  const kinds = kindsOf(spin);
  const field = fieldOf(COLUMNS, ROWS);
  const stage = await setStage(
    game,
    field,
    kinds.map((cell) => (cell.startsWith('x') ? lamp(Number(cell.slice(1))) : (drawings[cell] ?? ''))),
  );
  const draw = drawer(stage, kinds);
  const first = opening(game.slug);
  const frames: Frame[] = [
    { picture: draw.lying(first), ms: OPENING_MS },
    ...filmFalls(draw, fallsOf(first, 'out'), FALL_MS),
    ...filmFalls(draw, fallsOf(spin.grid, 'in'), FALL_MS),
  ];
  let grid: Grid = spin.grid;
  const each = Math.min(LIT_MS + CLOSE_MS, TUMBLES_MS / Math.max(1, spin.tumbles.length));
  const close = (each * CLOSE_MS) / (LIT_MS + CLOSE_MS);
  for (const tumble of spin.tumbles) {
    const paid = new Set<Cell>(tumble.wins.map(({ symbol }) => symbol));
    frames.push({ picture: draw.lying(grid, paid), ms: Math.round(each - close) });
    frames.push(...filmFalls(draw, closing(grid, paid, tumble.fell), close));
    grid = fallen(grid, tumble);
  }
  const sign = overlay(paidSign(field, timesPaid(spin.coins, STAKE_COINS)));
  return [
    ...frames,
    { picture: draw.lying(grid), ms: TICK_MS },
    { picture: await laidOver(draw.lying(grid), sign), ms: PAID_MS },
  ];
}
