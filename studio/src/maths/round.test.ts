import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate';
import type { SlotModel, SlotSymbol } from './model';
import { coinsToMinor, drawRound } from './round';

const reel = (text: string): SlotSymbol[] =>
  [...text].filter((letter): letter is SlotSymbol => 'WSABCDEFGHI'.includes(letter));

/** Three rows, two lines; stop 0 of every reel makes the grid that a test spells out. */
const model = (reels: string[], patch: Partial<SlotModel> = {}): SlotModel => ({
  engine: 'slot',
  id: 'test',
  volatility: 'low',
  rows: 3,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
  ],
  strips: reels.map(reel),
  pays: { A: [10, 50, 200], B: [5, 20, 100] },
  wildMultiplier: 2,
  scatterPays: [40, 200, 1000],
  freeSpins: { count: 2, retrigger: 1, max: 3, multiplier: 3 },
  maxWin: 1000,
  ...patch,
});

const still = (slot: SlotModel) => evaluate(slot, [0, 0, 0, 0, 0]);

describe('evaluate', () => {
  test('evaluate pays the longest run from the left, once per line', () => {
    const pay = still(model(['BAB', 'CAB', 'CAB', 'CBC', 'CAC']));
    expect(pay.lines).toEqual([{ line: 0, symbol: 'A', count: 3, coins: 10 }]);
  });

  test('evaluate lets wilds stand in and multiply, each one', () => {
    const pay = still(model(['CAC', 'CWC', 'CWC', 'CAC', 'CAC']));
    expect(pay.lines).toEqual([{ line: 0, symbol: 'A', count: 5, coins: 200 * 2 * 2 }]);
  });

  test('evaluate does not start a run in the middle, nor with a scatter', () => {
    expect(still(model(['CBS', 'CAC', 'CAC', 'CAC', 'CAC'])).coins).toBe(0);
    expect(still(model(['CSC', 'CWC', 'CWC', 'CAC', 'CAC'])).coins).toBe(0);
  });

  test('evaluate pays scatters wherever they are, and adds lines up', () => {
    const pay = still(model(['SAB', 'CAS', 'SAB', 'CBC', 'CBS']));
    expect(pay.scatters).toBe(4);
    expect(pay.scatterCoins).toBe(200);
    expect(pay.coins).toBe(200 + 10);
  });
});

describe('drawRound', () => {
  const trigger = model(['SAB', 'SAC', 'SAC', 'CBC', 'CBC']);

  test('drawRound plays free spins inside the round, retriggers up to the maximum, multiplies their wins', () => {
    const round = drawRound(trigger, () => 0);
    expect(round.freeSpins).toBe(3);
    expect(round.spins).toHaveLength(4);
    expect(round.spins.map((spin) => spin.awarded)).toEqual([2, 1, 0, 0]);
    const one = 40 + 10;
    expect(round.coins).toBe(one + 3 * 3 * one);
    expect(round.spins.at(-1)?.total).toBe(round.coins);
  });

  test('drawRound ends at the cap and pays no more than it', () => {
    const round = drawRound({ ...trigger, maxWin: 5 }, () => 0);
    expect(round).toMatchObject({ coins: 100, capped: true });
    expect(round.spins).toHaveLength(2);
  });
});

describe('coinsToMinor', () => {
  test('coinsToMinor is exact and refuses a stake it would have to round', () => {
    expect(coinsToMinor(27, 100n)).toBe(135n);
    expect(coinsToMinor(0, 20n)).toBe(0n);
    expect(() => coinsToMinor(1, 110n + 1n)).toThrow(RangeError);
  });
});
