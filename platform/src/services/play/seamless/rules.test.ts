import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canGiveBack, NO_WIN, reasonToHold, shareWin, statusOfRound, totalOf } from './rules';

const part = fc.bigInt({ min: 0n, max: 10n ** 12n });
const stakes = fc.record({ game: part, electronic: part, bonus: part }).filter((stake) => totalOf(stake) > 0n);
const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n });

describe('shareWin', () => {
  it('a shared win pays every minor unit once, bonus never more than its part and less than one unit under it', () => {
    fc.assert(
      fc.property(stakes, amounts, (stake, amount) => {
        const { electronic, bonus } = shareWin(amount, stake);
        expect(electronic + bonus).toBe(amount);
        expect(electronic >= 0n && bonus >= 0n).toBe(true);
        const short = amount * stake.bonus - bonus * totalOf(stake);
        expect(short >= 0n && short < totalOf(stake)).toBe(true);
      }),
    );
  });

  it.each([
    [{ game: 100n, electronic: 0n, bonus: 0n }, 250n, { electronic: 250n, bonus: 0n }],
    [{ game: 0n, electronic: 0n, bonus: 100n }, 250n, { electronic: 0n, bonus: 250n }],
    [{ game: 25n, electronic: 25n, bonus: 50n }, 301n, { electronic: 151n, bonus: 150n }],
    [{ game: 2n, electronic: 0n, bonus: 1n }, 100n, { electronic: 67n, bonus: 33n }],
    [{ game: 2n, electronic: 0n, bonus: 1n }, 0n, { electronic: 0n, bonus: 0n }],
  ])('a stake of %o shares a win of %s', (stake, amount, expected) => {
    expect(shareWin(amount, stake)).toEqual({ ...expected, forfeited: 0n });
  });
});

describe('a round', () => {
  it('a round is refunded without a stake, settled when closed, else open', () => {
    const none = { game: 0n, electronic: 0n, bonus: 0n };
    expect(statusOfRound(none, true, false)).toBe('refunded');
    expect(statusOfRound({ ...none, game: 1n }, true, false)).toBe('settled');
    expect(statusOfRound({ ...none, game: 1n }, true, true)).toBe('open');
    expect(statusOfRound({ ...none, bonus: 1n }, false, false)).toBe('open');
  });

  it('a round gives no bet back that would leave a paid win without a stake', () => {
    const bet = { game: 5n, electronic: 0n, bonus: 0n };
    const two = { game: 5n, electronic: 3n, bonus: 0n };
    const none = { win: NO_WIN, held: 0n, maxWinHundredths: null };
    const won = { ...none, win: { ...NO_WIN, electronic: 1n } };
    expect(canGiveBack(bet, bet, none)).toBe(true);
    expect(canGiveBack(bet, bet, won)).toBe(false);
    expect(canGiveBack(two, bet, won)).toBe(true);
    expect(canGiveBack(bet, bet, { ...none, held: 1n })).toBe(false);
    expect(canGiveBack(two, bet, { ...none, held: 1n })).toBe(true);
  });

  it('a round gives no bet back that would leave more paid than the rest of the stake can win', () => {
    const bet = { game: 97n, electronic: 0n, bonus: 0n };
    const both = { game: 97n, electronic: 3n, bonus: 0n };
    const paid = (electronic: bigint) => ({ win: { ...NO_WIN, electronic }, held: 0n, maxWinHundredths: 1_000 });
    expect(canGiveBack(both, bet, paid(30n))).toBe(true);
    expect(canGiveBack(both, bet, paid(31n))).toBe(false);
  });
});

describe('a win', () => {
  const coming = {
    amount: 500n,
    stake: 100n,
    won: 0n,
    held: 0n,
    closed: false,
    maxWinHundredths: 500,
    maxSum: 10_000n,
  };

  it.each([
    ['is paid up to its bound', {}, null],
    ['waits above it', { amount: 501n }, { reason: 'above_multiplier', bound: 500n }],
    ['waits with what the round has won', { amount: 1n, won: 500n }, { reason: 'above_multiplier', bound: 500n }],
    ['waits with what waits already', { amount: 1n, held: 500n }, { reason: 'above_multiplier', bound: 500n }],
    ['waits above the sum', { stake: 5_000n, amount: 10_001n }, { reason: 'above_setting', bound: 10_000n }],
    ['is bound by the sum alone in an old game', { amount: 501n, maxWinHundredths: null }, null],
    ['waits after the round was closed', { amount: 1n, closed: true }, { reason: 'after_close', bound: null }],
    ['of nothing never waits', { amount: 0n, closed: true, won: 900n }, null],
  ])('a win is held back or paid: %s', (_, more, held) => {
    expect(reasonToHold({ ...coming, ...more })).toEqual(held);
  });
});
