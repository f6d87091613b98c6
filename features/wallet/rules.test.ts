import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deriveBalances, withoutUnshown } from './rules';

it('game, bonus and electronic add up to the total, which leaves cashback out', () => {
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

it('money set aside for withdrawals is told, and counted in no other balance', () => {
  const wallet = { currency: 'uah' as const, version: 1, cashback_balance: '0.00', held_balance: '250.00' };
  expect(deriveBalances(wallet)).toMatchObject({ heldBalance: '250.00', totalBalance: '0.00' });
});

it('a missing group counts as 0', () => {
  expect(deriveBalances({ currency: 'kzt', version: 1, cashback_balance: '0.00' }).totalBalance).toBe('0.00');
});

it('no minor unit is lost, however large the amounts', () => {
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

const wallet = {
  currency: 'uah' as const,
  version: 8,
  game_wallet_group: { balance: '90.00' },
  electronic_wallet_group: { balance: '25.00' },
  bonus_wallet_group: { balance: '3.00' },
  cashback_balance: '0.00',
};
const win = { holder: 'wallet' as const, session: 's', electronic: '20.00', bonus: '0.00', version: 8, came: 0 };
const totalOf = (...[of, wins]: Parameters<typeof withoutUnshown>) =>
  deriveBalances(withoutUnshown(of, wins)).totalBalance;

it('a balance is shown without a win that is still on its reels, and the same wallet when nothing is', () => {
  expect(totalOf(wallet, [win])).toBe('98.00');
  expect(withoutUnshown(wallet, [])).toBe(wallet);
});

it('what else comes in while a round turns is shown at once', () => {
  const deposited = { ...wallet, version: 9, game_wallet_group: { balance: '590.00' } };
  expect(totalOf(deposited, [win])).toBe('598.00');
});

it('nothing is taken from a wallet that is older than the win', () => {
  const before = { ...wallet, version: 7, electronic_wallet_group: { balance: '5.00' } };
  expect(withoutUnshown(before, [win])).toBe(before);
});

it('a bonus win is kept back where its bonus was released with it, and no balance goes below nothing', () => {
  const toBonus = { ...win, electronic: '0.00', bonus: '10.00' };
  expect(withoutUnshown(wallet, [toBonus])).toMatchObject({
    electronic_wallet_group: { balance: '18.00' },
    bonus_wallet_group: { balance: '0.00' },
  });
  expect(totalOf(wallet, [{ ...win, electronic: '900.00' }])).toBe('93.00');
});
