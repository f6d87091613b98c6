import { expect, it } from 'vitest';
import { bandOf, type Spread, spreadsBy } from './band';

/** The sums of rounds, each said as [how many, stake, win]. */
function spreadOf(...rounds: [number, bigint, bigint][]): Spread {
  const sum = (of: (stake: bigint, win: bigint) => bigint) =>
    rounds.reduce((whole, [count, stake, win]) => whole + BigInt(count) * of(stake, win), 0n);
  return {
    rounds: sum(() => 1n),
    staked: sum((stake) => stake),
    won: sum((_, win) => win),
    stakedStaked: sum((stake) => stake * stake),
    stakedWon: sum((stake, win) => stake * win),
    wonWon: sum((_, win) => win * win),
  };
}

it('the band around a return is that of equal stakes with a known spread', () => {
  // A coin: half win twice the stake. The deviation of one is 1, of 10 000 together 0.01: 1.96 points of a hundred.
  const coin = spreadOf([5_000, 100n, 200n], [5_000, 100n, 0n]);
  expect(bandOf(coin, '96.00')).toEqual({
    rounds: 10_000,
    rtp: '100.00',
    low: '98.03',
    high: '101.97',
    verdict: 'above',
  });
  expect(bandOf(coin, '98.03')?.verdict).toBe('inside');
  expect(bandOf(coin, '101.98')?.verdict).toBe('below');
});

it('the band narrows with the root of how many rounds there are', () => {
  const width = (count: number) => {
    const band = bandOf(spreadOf([3 * count, 100n, 300n], [7 * count, 100n, 0n]), null);
    return Number(band?.high) - Number(band?.low);
  };
  expect(width(1_000) / width(100_000)).toBeCloseTo(10, 1);
});

it('stakes of any size that win in the same way have the band of their weights', () => {
  const small = bandOf(spreadOf([2_000, 100n, 200n], [2_000, 100n, 0n]), null);
  const large = bandOf(spreadOf([2_000, 10_000_000_000n, 20_000_000_000n], [2_000, 10_000_000_000n, 0n]), null);
  expect(large).toEqual(small);
});

it('too few rounds have a return and no band', () => {
  const few = { low: null, high: null, verdict: 'few' };
  expect(bandOf(spreadOf([999, 100n, 50n]), '96.00')).toMatchObject({ rtp: '50.00', ...few });
  // Ten large stakes decide what two thousand small ones return.
  expect(bandOf(spreadOf([2_000, 100n, 90n], [10, 1_000_000n, 0n]), '96.00')).toMatchObject(few);
  expect(bandOf(spreadOf([1_000, 100n, 50n]), '96.00')).toMatchObject({
    low: '50.00',
    high: '50.00',
    verdict: 'below',
  });
});

it('a band never begins below nothing, and rounds without a stake have none', () => {
  expect(bandOf(spreadOf([999, 100n, 0n], [1, 100n, 100_000n]), null)).toMatchObject({ low: '0.00', verdict: null });
  expect(bandOf(spreadOf(), '96.00')).toBeNull();
});

it('a studio has the rounds of all its games', () => {
  const [fox, rush] = [spreadOf([2, 100n, 50n]), spreadOf([3, 200n, 0n])];
  const grouped = spreadsBy(
    [
      { game: 'fox', ...fox },
      { game: 'rush', ...rush },
    ],
    () => 'north',
  );
  expect(grouped.get('north')).toEqual(spreadOf([2, 100n, 50n], [3, 200n, 0n]));
});
