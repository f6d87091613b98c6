import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canGiveBack, NO_WIN, shareWin, statusOfRound, totalOf } from './rules';

const part = fc.bigInt({ min: 0n, max: 10n ** 12n });
const stakes = fc.record({ game: part, electronic: part, bonus: part }).filter((stake) => totalOf(stake) > 0n);
const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n });

describe('shareWin', () => {
  it('pays every minor unit once, bonus never more than its part and less than one unit under it', () => {
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
  ])('shares by %o a win of %s', (stake, amount, expected) => {
    expect(shareWin(amount, stake)).toEqual({ ...expected, forfeited: 0n });
  });
});

describe('a round', () => {
  it('is refunded without a stake, settled when closed, else open', () => {
    const none = { game: 0n, electronic: 0n, bonus: 0n };
    expect(statusOfRound(none, true)).toBe('refunded');
    expect(statusOfRound({ ...none, game: 1n }, true)).toBe('settled');
    expect(statusOfRound({ ...none, bonus: 1n }, false)).toBe('open');
  });

  it('gives no bet back that would leave a paid win without a stake', () => {
    const bet = { game: 5n, electronic: 0n, bonus: 0n };
    const two = { game: 5n, electronic: 3n, bonus: 0n };
    expect(canGiveBack(bet, bet, NO_WIN)).toBe(true);
    expect(canGiveBack(bet, bet, { ...NO_WIN, electronic: 1n })).toBe(false);
    expect(canGiveBack(two, bet, { ...NO_WIN, electronic: 1n })).toBe(true);
  });
});
