import { at, STAKE_COINS } from '../model';
import type { Draw } from '../random';
import type { CascadeModel, Cell } from './model';
import { type CascadeSpin, type Played, playSpin } from './spin';
import { tablesOf } from './tables';

export type CascadeRound = {
  engine: 'cascade';
  spins: CascadeSpin[];
  coins: number;
  freeSpins: number;
  capped: boolean;
};

const blank = (): CascadeSpin => ({
  grid: [],
  tumbles: [],
  scatters: 0,
  scatterCoins: 0,
  base: 0,
  added: 0,
  multiplier: 1,
  coins: 0,
  total: 0,
  awarded: 0,
});

/** How far a round is: coins so far, free spins given, multipliers gathered in them. */
type RoundTotals = { total: number; granted: number; gathered: number };

/** Adds a played spin to the round; what it was multiplied by comes back with it. */
function settle(
  model: CascadeModel,
  round: RoundTotals,
  spin: Played,
  free: boolean,
): Omit<CascadeSpin, 'grid' | 'tumbles'> {
  const { scatters, scatterCoins, base, added } = spin;
  const { count, retrigger, max } = model.freeSpins;
  let multiplier = Math.max(1, added);
  if (free) {
    if (base > 0) round.gathered += added;
    multiplier = Math.max(1, round.gathered);
  }
  if (base === 0) multiplier = 1;
  const coins = base * multiplier + scatterCoins;
  const wanted = free ? (scatters >= 3 ? retrigger : 0) : scatters >= 4 ? count : 0;
  const awarded = Math.min(wanted, max - round.granted);
  round.granted += awarded;
  round.total = Math.min(model.maxWin * STAKE_COINS, round.total + coins);
  return { scatters, scatterCoins, base, added, multiplier, coins, total: round.total, awarded };
}

const isCapped = (model: CascadeModel, round: RoundTotals): boolean => round.total >= model.maxWin * STAKE_COINS;

/** Plays the free spins that were given, until they are over or the cap is reached. */
function playFree(model: CascadeModel, round: RoundTotals, draw: Draw, spins: CascadeSpin[] | null): void {
  const tables = tablesOf(model);
  for (let played = 0; played < round.granted && !isCapped(model, round); played += 1) {
    const record = spins ? blank() : null;
    const spin = settle(model, round, playSpin(tables, tables.free, model.scatterPays, draw, record), true);
    if (record) spins?.push({ ...record, ...spin });
  }
}

const start = (): RoundTotals => ({ total: 0, granted: 0, gathered: 0 });

/** What a round paid and how, without its pictures: for simulations. Coins; `paid` are those of the paid spin. */
export type CascadeTally = { coins: number; paid: number; freeSpins: number; capped: boolean };

/** The very round that drawCascade draws, without its pictures. */
export function tallyCascade(model: CascadeModel, draw: Draw): CascadeTally {
  const tables = tablesOf(model);
  const round = start();
  const { total: paid } = settle(model, round, playSpin(tables, tables.paid, model.scatterPays, draw, null), false);
  playFree(model, round, draw, null);
  return { coins: round.total, paid, freeSpins: round.granted, capped: isCapped(model, round) };
}

/**
 * What a round with this paid grid pays on average, in coins: the values of its multipliers and its free spins are drawn
 * `times` times over, since most of the noise of a simulation comes from them. Its mean is that of tallyCascade's coins.
 */
export function sampleCascade(model: CascadeModel, draw: Draw, times: number): number {
  const tables = tablesOf(model);
  const { values } = tables.paid;
  const first = playSpin(tables, tables.paid, model.scatterPays, draw, null);
  const open = (first.base > 0 && first.spots > 0) || first.scatters >= 4;
  const looks = open ? times : 1;
  let sum = 0;
  for (let look = 0; look < looks; look += 1) {
    const round = start();
    let { added } = first;
    if (look > 0) {
      added = 0;
      for (let spot = 0; spot < first.spots; spot += 1) added += at(values, draw(values.length));
    }
    settle(model, round, { ...first, added }, false);
    playFree(model, round, draw, null);
    sum += round.total;
  }
  return sum / looks;
}

/**
 * Draws a whole round from the given source: the grid column by column from the top, then what falls in after each tumble
 * in the same order; a multiplier's value is drawn right after it. Stops at the published cap. Pure for a given source.
 */
export function drawCascade(model: CascadeModel, draw: Draw): CascadeRound {
  const tables = tablesOf(model);
  const round = start();
  const record = blank();
  const first = settle(model, round, playSpin(tables, tables.paid, model.scatterPays, draw, record), false);
  const spins = [{ ...record, ...first }];
  playFree(model, round, draw, spins);
  const capped = isCapped(model, round);
  return { engine: 'cascade', spins, coins: round.total, freeSpins: round.granted, capped };
}

/** The grid after a tumble: what paid is gone, the rest has fallen, new cells are on top. */
export function fallen(
  grid: readonly (readonly Cell[])[],
  { wins, fell }: { wins: readonly { symbol: Cell }[]; fell: readonly (readonly Cell[])[] },
): Cell[][] {
  const paying = new Set(wins.map((win) => win.symbol));
  return grid.map((column, index) => [...at(fell, index), ...column.filter((cell) => !paying.has(cell))]);
}
