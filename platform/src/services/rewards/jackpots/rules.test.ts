import { JACKPOT_LEVELS } from '@kozyr/contracts/jackpots';
import { CURRENCIES } from '@kozyr/contracts/money';
import { BUILT_IN_JACKPOTS, jackpotReturnOf } from '@kozyr/contracts/promotions/jackpots';
import { expect, it } from 'vitest';
import { dropsAt, heldFor, jackpotsReturn, MICRO, shareOf, termsOf } from './rules';

it('jackpots of a higher level are larger with smaller shares, and ten times as large in tenge', () => {
  for (const currency of CURRENCIES) {
    const terms = JACKPOT_LEVELS.map((level) => termsOf(BUILT_IN_JACKPOTS, level, currency));
    expect(terms.toSorted((a, b) => Number(a.seed - b.seed))).toEqual(terms);
    expect(terms.toSorted((a, b) => b.share - a.share)).toEqual(terms);
    for (const { seed, ceiling } of terms) expect(ceiling).toBeGreaterThan(seed);
  }
  expect(termsOf(BUILT_IN_JACKPOTS, 'clubs', 'kzt').ceiling).toBe(
    termsOf(BUILT_IN_JACKPOTS, 'clubs', 'uah').ceiling * 10n,
  );
});

it('a jackpot loses no fraction of a share: 0.20 % of one kopeck is 2,000 millionths of one', () => {
  expect(shareOf(1n, 2_000)).toBe(2_000n);
  expect(shareOf(500n * 1n, 2_000)).toBe(MICRO);
  expect(shareOf(-7n, 500)).toBe(-3_500n);
});

it('a topped-up jackpot drops at its hidden value and what was added, as far above its value as before', () => {
  expect(dropsAt({ trigger: 100n, toppedUp: 0n })).toBe(100n);
  expect(dropsAt({ trigger: 100n, toppedUp: 40n })).toBe(140n);
});

it('the account of the jackpots holds whole units of all pots together', () => {
  expect(heldFor([])).toBe(0n);
  expect(heldFor([MICRO / 2n, MICRO / 2n, 2n * MICRO - 1n])).toBe(2n);
});

it('a jackpot gives back its share and what it began with, spread over the stakes that fill it', () => {
  // Drops at 1 500 on average, of which stakes have brought 1 000 at 0.20 %: 0.30 %.
  expect(jackpotReturnOf(termsOf(BUILT_IN_JACKPOTS, 'clubs', 'uah'))).toBe(3_000n);
  for (const currency of CURRENCIES) expect(jackpotsReturn(currency)).toBe(7_917n);
});
