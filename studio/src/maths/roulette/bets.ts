import type { Draw } from '../random';

/** The pockets of a European wheel, clockwise. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

export const POCKETS = WHEEL.length;

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const colourOf = (pocket: number): 'red' | 'black' | 'zero' =>
  pocket === 0 ? 'zero' : RED.has(pocket) ? 'red' : 'black';

export const BET_KINDS = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
  'column',
  'dozen',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
] as const;
export type BetKind = (typeof BET_KINDS)[number];

/** A place a chip can stand: its numbers, any of which wins. */
export type Spot = { id: string; kind: BetKind; numbers: readonly number[] };

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const ALL = range(1, 36);

/** Every place of the table: 37 numbers, 60 splits, 14 streets, 23 corners, 11 lines and the 12 outside bets. */
function placesOfTheTable(): Spot[] {
  const streets = range(1, 34, 3);
  const spot = (kind: BetKind, id: string, numbers: number[]): Spot => ({ id: `${kind}-${id}`, kind, numbers });
  const outside = (kind: BetKind, holds: (number: number) => boolean): Spot => ({
    id: kind,
    kind,
    numbers: ALL.filter(holds),
  });
  return [
    ...range(0, 36).map((number) => spot('straight', `${number}`, [number])),
    ...[1, 2, 3].map((number) => spot('split', `0-${number}`, [0, number])),
    ...ALL.filter((number) => number % 3 !== 0).map((n) => spot('split', `${n}-${n + 1}`, [n, n + 1])),
    ...range(1, 33).map((number) => spot('split', `${number}-${number + 3}`, [number, number + 3])),
    ...streets.map((first) => spot('street', `${first}`, range(first, first + 2))),
    spot('street', '0-1-2', [0, 1, 2]),
    spot('street', '0-2-3', [0, 2, 3]),
    ...range(1, 32)
      .filter((number) => number % 3 !== 0)
      .map((n) => spot('corner', `${n}`, [n, n + 1, n + 3, n + 4])),
    spot('corner', '0', [0, 1, 2, 3]),
    ...range(1, 31, 3).map((first) => spot('line', `${first}`, range(first, first + 5))),
    ...[1, 2, 3].map((column) => spot('column', `${column}`, range(column, 33 + column, 3))),
    ...[1, 2, 3].map((dozen) => spot('dozen', `${dozen}`, range(dozen * 12 - 11, dozen * 12))),
    outside('red', (number) => RED.has(number)),
    outside('black', (number) => !RED.has(number)),
    outside('even', (number) => number % 2 === 0),
    outside('odd', (number) => number % 2 === 1),
    outside('low', (number) => number <= 18),
    outside('high', (number) => number > 18),
  ];
}

export const SPOTS: readonly Spot[] = placesOfTheTable();

const BY_ID = new Map(SPOTS.map((spot) => [spot.id, spot]));

export const spotOf = (id: string): Spot | null => BY_ID.get(id) ?? null;

/** What a chip on one number comes back as, itself included: no round pays more of its stake. */
export const MAX_PAYS = 36;

/** A winning chip comes back this many times, itself included: 36 shared by its numbers. */
export const paysTimes = (spot: Spot): number => MAX_PAYS / spot.numbers.length;

/** A chip on the table; amount in minor units. */
export type Chip = { spot: string; amount: bigint };

/** What chips bring when the ball falls into this pocket, stakes included, minor units. */
export function payoutOf(chips: readonly Chip[], pocket: number): bigint {
  return chips.reduce((sum, chip) => {
    const spot = spotOf(chip.spot);
    return spot?.numbers.includes(pocket) ? sum + chip.amount * BigInt(paysTimes(spot)) : sum;
  }, 0n);
}

/** Where the ball falls. */
export const drawPocket = (draw: Draw): number => draw(POCKETS);
