import { isAtMost, type Ratio, ratio, times } from '../decisions/ratio';
import { type Ending, MAX_MULTIPLIER, NotOfferedError, RETURN } from '../decisions/terms';
import { at } from '../model';
import type { Draw } from '../random';

/** A field of mines. Its rules are those below; the number of mines is the player's choice for every round. */
export type MinesModel = { engine: 'mines'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

export const MINES_MODELS: readonly MinesModel[] = [
  { engine: 'mines', id: 'field', volatility: 'medium', rtp: '97.00' },
];

/** Cells of the field, numbered row by row from 0. */
export const SIDE = 5;
export const CELLS = SIDE * SIDE;
export const MINES = { min: 1, max: 20, first: 3 } as const;

export type MinesAction = { kind: 'open'; cell: number } | { kind: 'cash-out' };

export type MinesProgress = {
  /** Safe cells in the order they were opened. */
  opened: number[];
  /** The mine that ended the round. */
  hit: number | null;
  ended: Ending | null;
  /** What a cash-out pays now, in stakes; null while nothing is opened, and once it is lost. */
  multiplier: Ratio | null;
};

/**
 * Puts the mines down: the first `mines` places of a Fisher-Yates shuffle of the cells 0..24, one number of the stream for
 * each. Pure for a given source.
 */
export function layMines(draw: Draw, mines: number): number[] {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  for (let place = 0; place < mines; place += 1) {
    const from = place + draw(CELLS - place);
    const drawn = at(cells, from);
    cells[from] = at(cells, place);
    cells[place] = drawn;
  }
  return cells.slice(0, mines);
}

const LADDERS = new Map<number, readonly Ratio[]>();

/**
 * Multipliers after 1, 2, 3... safe cells. Opening n of 25 cells with m mines is safe with the chance
 * (25-m)/25 x (24-m)/24 x ...; the multiplier is 97 % of one over that, exactly. It ends below the cap.
 * @throws RangeError for a number of mines that is not offered.
 */
export function ladderOf(mines: number): readonly Ratio[] {
  const known = LADDERS.get(mines);
  if (known) return known;
  if (!Number.isInteger(mines) || mines < MINES.min || mines > MINES.max) {
    throw new RangeError(`${mines} mines are not offered`);
  }
  const ladder: Ratio[] = [];
  let multiplier = RETURN;
  for (let opened = 0; opened < CELLS - mines; opened += 1) {
    multiplier = times(multiplier, ratio(CELLS - opened, CELLS - mines - opened));
    if (!isAtMost(multiplier, ratio(MAX_MULTIPLIER, 1))) break;
    ladder.push(multiplier);
  }
  LADDERS.set(mines, ladder);
  return ladder;
}

/**
 * Where a round stands after these decisions on this layout. Pure; the one place where an opened cell turns into money.
 * @throws NotOfferedError for a decision that the rules do not allow where it stands.
 */
export function playMines(mines: readonly number[], actions: readonly MinesAction[]): MinesProgress {
  const ladder = ladderOf(mines.length);
  const progress: MinesProgress = { opened: [], hit: null, ended: null, multiplier: null };
  for (const action of actions) {
    if (progress.ended !== null) throw new NotOfferedError('The round is over');
    if (action.kind === 'cash-out') {
      if (progress.multiplier === null) throw new NotOfferedError('Nothing is opened yet');
      progress.ended = 'cashed-out';
      continue;
    }
    const { cell } = action;
    if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) throw new NotOfferedError(`There is no cell ${cell}`);
    if (progress.opened.includes(cell)) throw new NotOfferedError(`Cell ${cell} is open`);
    if (mines.includes(cell)) {
      Object.assign(progress, { hit: cell, ended: 'lost', multiplier: null });
      continue;
    }
    progress.opened.push(cell);
    progress.multiplier = at(ladder, progress.opened.length - 1);
    if (progress.opened.length === ladder.length) progress.ended = 'top';
  }
  return progress;
}
