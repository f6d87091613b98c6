import { expect, it } from 'vitest';
import { type HarmFacts, reasonToOpen, signalsOf } from './rules';

const QUIET: HarmFacts = {
  currency: 'uah',
  nights: 0,
  seconds: 0,
  lost: 0n,
  lostBefore: 0n,
  deposits: 0,
  failedDeposits: 0,
  raises: 0,
  cancelledWithdrawals: 0,
};
const markersOf = (facts: Partial<HarmFacts>) => signalsOf({ ...QUIET, ...facts }).map(({ marker }) => marker);

it.each<[string, Partial<HarmFacts>, Partial<HarmFacts>]>([
  ['nights', { nights: 3 }, { nights: 4 }],
  ['long_day', { seconds: 21_599 }, { seconds: 21_600 }],
  ['many_deposits', { deposits: 4 }, { deposits: 5 }],
  ['failed_deposits', { failedDeposits: 2 }, { failedDeposits: 3 }],
  ['raised_limits', { raises: 1 }, { raises: 2 }],
  ['cancelled_withdrawals', { cancelledWithdrawals: 1 }, { cancelledWithdrawals: 2 }],
  ['rising_losses', { lost: 499_999n }, { lost: 500_000n }],
])('%s are a signal from a bound on, and not below it', (marker, below, from) => {
  expect([markersOf(below), markersOf(from)]).toEqual([[], [marker]]);
});

it('losses rise when a week takes three times what the weeks before did, and have a floor in each currency', () => {
  expect(markersOf({ lost: 2_999_999n, lostBefore: 4_000_000n })).toEqual([]);
  expect(markersOf({ lost: 3_000_000n, lostBefore: 4_000_000n })).toEqual(['rising_losses']);
  expect(markersOf({ lost: 600_000n, lostBefore: -9_000_000n })).toEqual(['rising_losses']);
  expect(markersOf({ lost: 600_000n, currency: 'kzt' })).toEqual([]);
});

it('a signal says what was seen with its numbers', () => {
  const signals = signalsOf({ ...QUIET, nights: 5, seconds: 27_300, lost: 1_250_050n, lostBefore: 400_000n });
  expect(signals.map(({ reason }) => reason)).toEqual([
    'played in 5 of seven nights between midnight and six',
    'played 7 h 35 min in a day',
    'lost 12500.50 uah in seven days, 1000.00 a week in the four weeks before',
  ]);
});

it('a case opens when different markers of a week weigh enough together: the same one on many days does not', () => {
  const night = signalsOf({ ...QUIET, nights: 4 });
  const long = signalsOf({ ...QUIET, seconds: 40_000 });
  expect(reasonToOpen([])).toBeNull();
  expect(reasonToOpen([...night, ...night, ...night])).toBeNull();
  expect(reasonToOpen([...night, ...long, ...night])).toBe(
    'played in 4 of seven nights between midnight and six; played 11 h 6 min in a day',
  );
  expect(reasonToOpen(signalsOf({ ...QUIET, raises: 2, lost: 500_000n }))).not.toBeNull();
});
