import { type Ratio, ratio } from '../decisions/ratio';
import { at } from '../model';
import type { Draw } from '../random';
import { openPay, waysOf } from './exact-table';

/** The player marks numbers, ten are drawn, and what was marked and drawn pays. */
export type KenoModel = { engine: 'keno'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

export const KENO_MODELS: readonly KenoModel[] = [{ engine: 'keno', id: 'forty', volatility: 'high', rtp: '97.00' }];

/** Numbers 1 to this stand on the ticket. */
export const NUMBERS = 40;
export const DRAWN = 10;
export const MARKS = { min: 1, max: 10 } as const;

/** `marked`: the numbers of the ticket in ascending order, none twice. */
export type KenoChoice = { engine: 'keno'; marked: number[] };

/** `drawn`: ten numbers in the order they come. */
export type KenoRound = KenoChoice & { drawn: number[] };

/** In hundredths of a stake, from the second number of hits that pays up to all marked; the first one that pays is left open. */
const TABLES: readonly (readonly number[])[] = [
  [],
  [],
  [1_000],
  [4_000],
  [800, 10_000],
  [300, 2_000, 40_000],
  [1_400, 11_000, 250_000],
  [700, 3_000, 35_000, 500_000],
  [400, 1_500, 9_000, 100_000, 500_000],
  [250, 800, 4_500, 40_000, 250_000, 500_000],
  [600, 3_000, 25_000, 150_000, 300_000, 500_000],
];

const KNOWN = new Map<number, readonly Ratio[]>();

/**
 * What 0, 1, 2… hits pay for so many marked numbers, in stakes. All but the lowest pay are set by hand; that one is what makes the return
 * of the table exactly the house's. @throws RangeError for a number of marks that is not offered
 */
export function kenoTable(marks: number): readonly Ratio[] {
  const known = KNOWN.get(marks);
  if (known) return known;
  if (!Number.isInteger(marks) || marks < MARKS.min || marks > MARKS.max)
    throw new RangeError(`${marks} marked numbers are not offered`);
  const above = at(TABLES, marks);
  const first = marks - above.length;
  const waysFor = (hits: number) => waysOf(marks, hits) * waysOf(NUMBERS - marks, DRAWN - hits);
  const others = above.map((hundredths, index) => ({ ways: waysFor(first + 1 + index), hundredths }));
  const table = [
    ...Array.from({ length: first }, () => ratio(0, 1)),
    openPay(waysOf(NUMBERS, DRAWN), waysFor(first), others),
    ...above.map((hundredths) => ratio(hundredths, 100)),
  ];
  KNOWN.set(marks, table);
  return table;
}

/** Draws ten numbers: the first places of a Fisher-Yates shuffle of 1 to 40, one number of the stream for each. Pure for a given source. */
export function drawKeno({ engine, marked }: KenoChoice, draw: Draw): KenoRound {
  const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1);
  for (let place = 0; place < DRAWN; place += 1) {
    const from = place + draw(NUMBERS - place);
    const drawn = at(numbers, from);
    numbers[from] = at(numbers, place);
    numbers[place] = drawn;
  }
  return { engine, marked, drawn: numbers.slice(0, DRAWN) };
}

/** How many of the marked numbers were drawn. */
export const hitsOf = ({ marked, drawn }: Pick<KenoRound, 'marked' | 'drawn'>): number =>
  marked.filter((number) => drawn.includes(number)).length;

/** What a round pays, in stakes. */
export const kenoPays = (round: KenoRound): Ratio => at(kenoTable(round.marked.length), hitsOf(round));
