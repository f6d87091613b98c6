import { at } from '../model';
import type { Draw } from '../random';
import { type CascadeModel, type Cell, COLUMNS, PAYING, type PayingSymbol, ROWS } from './model';
import { CELLS, cellOf, drawCell, MIN_CLUSTER, MULTIPLIER, SCATTER, type Table, type Tables } from './tables';

/** One kind of symbol that paid in a tumble. */
export type ClusterWin = { symbol: PayingSymbol; count: number; coins: number };

/** What paid, and what then fell in from above: by column, top to bottom. */
export type Tumble = { wins: ClusterWin[]; fell: Cell[][] };

/** One spin of a round as it was drawn: the paid one first, its free spins after it. */
export type CascadeSpin = {
  /** Cells by column, top to bottom, before anything has paid. */
  grid: Cell[][];
  tumbles: Tumble[];
  scatters: number;
  scatterCoins: number;
  /** What the tumbles paid together, before any multiplier. */
  base: number;
  /** The multipliers on the grid when the last tumble was over, added up; 0 when there are none. */
  added: number;
  /** What `base` was multiplied by: in free spins all that was added up so far. At least 1. */
  multiplier: number;
  /** Coins of this spin: base x multiplier + scatters. */
  coins: number;
  /** Coins of the round so far, at most the cap. */
  total: number;
  /** Free spins this spin added. */
  awarded: number;
};

/** Made once: a spin is over before the next begins, and millions of them are simulated. Reads of them never miss. */
const grid = new Uint16Array(CELLS);
const counts = new Uint8Array(SCATTER + 1);
const paying = new Uint8Array(SCATTER);

const columnsOf = (): Cell[][] =>
  Array.from({ length: COLUMNS }, (_, column) => Array.from(grid.subarray(column * ROWS, (column + 1) * ROWS), cellOf));

/** Takes what paid out of the grid, lets the rest fall, and draws what comes from above. */
function refill(table: Table, draw: Draw, record: Tumble | null): void {
  for (let column = 0; column < COLUMNS; column += 1) {
    const top = column * ROWS;
    let free = top + ROWS - 1;
    for (let place = free; place >= top; place -= 1) {
      const kind = grid[place] ?? 0;
      if (kind < SCATTER && paying[kind] === 1) continue;
      grid[free] = kind;
      free -= 1;
    }
    for (let place = top; place <= free; place += 1) grid[place] = drawCell(table, draw);
    if (record) record.fell.push(Array.from(grid.subarray(top, free + 1), cellOf));
  }
}

/** What a spin came to; `spots` is how many multipliers stood at the end. */
export type Played = Pick<CascadeSpin, 'scatters' | 'scatterCoins' | 'base' | 'added'> & { spots: number };

/** One spin until nothing pays any more. What is recorded is what was played: there is no second way to compute it. */
export function playSpin(
  { pays }: Tables,
  table: Table,
  scatterPays: CascadeModel['scatterPays'],
  draw: Draw,
  record: CascadeSpin | null,
): Played {
  for (let place = 0; place < CELLS; place += 1) grid[place] = drawCell(table, draw);
  if (record) record.grid = columnsOf();
  let base = 0;
  for (;;) {
    counts.fill(0);
    for (let place = 0; place < CELLS; place += 1) {
      const kind = grid[place] ?? 0;
      if (kind <= SCATTER) counts[kind] = (counts[kind] ?? 0) + 1;
    }
    const wins: ClusterWin[] | null = record ? [] : null;
    let paid = 0;
    for (let kind = 0; kind < SCATTER; kind += 1) {
      const count = counts[kind] ?? 0;
      paying[kind] = count >= MIN_CLUSTER ? 1 : 0;
      if (count < MIN_CLUSTER) continue;
      const coins = at(at(pays, kind), count);
      paid += coins;
      wins?.push({ symbol: at(PAYING, kind), count, coins });
    }
    if (paid === 0) break;
    base += paid;
    const tumble = wins ? { wins, fell: [] } : null;
    if (tumble) record?.tumbles.push(tumble);
    refill(table, draw, tumble);
  }
  let added = 0;
  let spots = 0;
  for (let place = 0; place < CELLS; place += 1) {
    const value = (grid[place] ?? 0) - MULTIPLIER;
    if (value <= 0) continue;
    added += value;
    spots += 1;
  }
  const scatters = counts[SCATTER] ?? 0;
  const scatterCoins = scatters < 4 ? 0 : at(scatterPays, Math.min(scatters, 6) - 4);
  return { scatters, scatterCoins, base, added, spots };
}
