import { type Ratio, ratio } from '../decisions/ratio';
import { at } from '../model';
import type { Draw } from '../random';
import { openPay, waysOf } from './exact-table';

/** A ball falls through rows of pegs, to the left or to the right at each, into a slot that pays. */
export type PlinkoModel = { engine: 'plinko'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

export const PLINKO_MODELS: readonly PlinkoModel[] = [
  { engine: 'plinko', id: 'pegs', volatility: 'medium', rtp: '97.00' },
];

export const PLINKO_ROWS = [8, 12, 16] as const;
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;
export type PlinkoRows = (typeof PLINKO_ROWS)[number];
export type PlinkoRisk = (typeof PLINKO_RISKS)[number];

export type PlinkoChoice = { engine: 'plinko'; rows: PlinkoRows; risk: PlinkoRisk };

/** `path`: for each row 0 to the left, 1 to the right. */
export type PlinkoRound = PlinkoChoice & { path: number[] };

/** In hundredths of a stake, from the slots beside the middle out to the edges; the middle is left open. */
const TABLES: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>> = {
  8: { low: [100, 110, 210, 560], medium: [70, 130, 300, 1_300], high: [30, 150, 400, 2_900] },
  12: {
    low: [100, 110, 140, 200, 300, 1_000],
    medium: [60, 110, 200, 400, 1_100, 3_300],
    high: [20, 70, 200, 800, 2_400, 17_000],
  },
  16: {
    low: [100, 110, 120, 140, 200, 400, 900, 1_600],
    medium: [50, 100, 150, 300, 500, 1_000, 4_100, 11_000],
    high: [20, 30, 150, 400, 1_000, 3_000, 13_000, 100_000],
  },
};

/** The most that a round pays, in stakes. */
export const MOST = 1_000;

const KNOWN = new Map<string, readonly Ratio[]>();

/**
 * What each slot pays, in stakes, from the left edge to the right. All but the middle are set by hand; the middle, where most balls fall, is
 * what makes the return of the board exactly the house's.
 */
export function plinkoTable({ rows, risk }: Pick<PlinkoChoice, 'rows' | 'risk'>): readonly Ratio[] {
  const key = `${rows}:${risk}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const outwards = TABLES[rows][risk];
  const middle = rows / 2;
  const others = outwards.map((hundredths, index) => ({ ways: 2n * waysOf(rows, middle - 1 - index), hundredths }));
  const right = outwards.map((hundredths) => ratio(hundredths, 100));
  const table = [...right.toReversed(), openPay(2n ** BigInt(rows), waysOf(rows, middle), others), ...right];
  KNOWN.set(key, table);
  return table;
}

/** Lets a ball fall: one number of the stream for each row. Pure for a given source. */
export const dropBall = (choice: PlinkoChoice, draw: Draw): PlinkoRound => ({
  ...choice,
  path: Array.from({ length: choice.rows }, () => draw(2)),
});

/** The slot that a ball falls into, counted from the left edge. */
export const slotOf = ({ path }: Pick<PlinkoRound, 'path'>): number => path.reduce((slot, side) => slot + side, 0);

/** What a round pays, in stakes. */
export const plinkoPays = (round: PlinkoRound): Ratio => at(plinkoTable(round), slotOf(round));
