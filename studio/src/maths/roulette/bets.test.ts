import { describe, expect, test } from 'vitest';
import { colourOf, drawPocket, payoutOf, paysTimes, SPOTS, spotOf, WHEEL } from './bets';

const POCKETS = Array.from({ length: 37 }, (_, pocket) => pocket);

describe('European roulette', () => {
  test('European roulette returns exactly 36/37, 97.30 %, on every one of its 157 places', () => {
    expect(SPOTS).toHaveLength(157);
    for (const spot of SPOTS) {
      const paid = POCKETS.reduce((sum, pocket) => sum + payoutOf([{ spot: spot.id, amount: 100n }], pocket), 0n);
      expect([spot.id, paid]).toEqual([spot.id, 3_600n]);
    }
    expect(((36 / 37) * 100).toFixed(2)).toBe('97.30');
  });

  test('European roulette pays 35, 17, 11, 8, 5, 2 and 1 to 1', () => {
    const pays = Object.fromEntries(SPOTS.map((spot) => [spot.kind, paysTimes(spot) - 1]));
    expect(pays).toEqual({
      ...{ straight: 35, split: 17, street: 11, corner: 8, line: 5, column: 2, dozen: 2 },
      ...{ red: 1, black: 1, even: 1, odd: 1, low: 1, high: 1 },
    });
  });

  test('European roulette has each place once, and only numbers that lie together', () => {
    expect(new Set(SPOTS.map((spot) => spot.id)).size).toBe(157);
    expect(new Set(SPOTS.map((spot) => [...spot.numbers].sort((a, b) => a - b).join())).size).toBe(157);
    expect(spotOf('corner-2')?.numbers).toEqual([2, 3, 5, 6]);
    expect(spotOf('split-3-4')).toBeNull();
    expect(spotOf('split-35-36')?.numbers).toEqual([35, 36]);
    expect(spotOf('line-31')?.numbers).toEqual([31, 32, 33, 34, 35, 36]);
    expect(spotOf('column-3')?.numbers.slice(0, 3)).toEqual([3, 6, 9]);
  });

  test('European roulette has a wheel of 37 pockets whose colours alternate', () => {
    expect([...WHEEL].sort((a, b) => a - b)).toEqual(POCKETS);
    const colours = WHEEL.slice(1).map(colourOf);
    expect(colours.every((colour, index) => index === 0 || colour !== colours[index - 1])).toBe(true);
    expect(drawPocket((bound) => bound - 1)).toBe(36);
  });

  test('European roulette adds up chips that win together and lets zero take what is outside', () => {
    const chips = [
      { spot: 'straight-17', amount: 100n },
      { spot: 'black', amount: 200n },
      { spot: 'column-1', amount: 300n },
    ];
    expect(payoutOf(chips, 17)).toBe(3_600n + 400n);
    expect(payoutOf(chips, 0)).toBe(0n);
    expect(payoutOf([...chips, { spot: 'nowhere', amount: 1n }], 1)).toBe(900n);
  });
});
