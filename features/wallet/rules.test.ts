import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deriveBalances } from './rules';

it('sums game, bonus and electronic into the total and leaves cashback out', () => {
  const balances = deriveBalances({
    currency: 'uah',
    version: 1,
    game_wallet_group: { balance: '0.10' },
    electronic_wallet_group: { balance: '0.20' },
    bonus_wallet_group: { balance: '1000.00' },
    cashback_balance: '7.00',
  });
  expect(balances).toEqual({
    totalBalance: '1000.30',
    gameBalance: '0.10',
    electronicBalance: '0.20',
    bonusBalance: '1000.00',
    cashBackBalance: '7.00',
    heldBalance: '0.00',
  });
});

it('tells what is set aside for withdrawals, and counts it in no other balance', () => {
  const wallet = { currency: 'uah' as const, version: 1, cashback_balance: '0.00', held_balance: '250.00' };
  expect(deriveBalances(wallet)).toMatchObject({ heldBalance: '250.00', totalBalance: '0.00' });
});

it('counts a missing group as 0', () => {
  expect(deriveBalances({ currency: 'kzt', version: 1, cashback_balance: '0.00' }).totalBalance).toBe('0.00');
});

it('loses no minor unit, however large the amounts', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(minor, minor, minor, (game, electronic, bonus) => {
      const { totalBalance } = deriveBalances({
        currency: 'uah',
        version: 1,
        game_wallet_group: { balance: text(game) },
        electronic_wallet_group: { balance: text(electronic) },
        bonus_wallet_group: { balance: text(bonus) },
        cashback_balance: '0.00',
      });
      expect(totalBalance).toBe(text(game + electronic + bonus));
    }),
  );
});
