import type { Currency, StakeCurrency } from '@kozyr/contracts/money';
import fc from 'fast-check';
import type { PlayerWallet } from '../../../platform/src/ledger/accounts';
import { type ModelAccount, nameOf, type Seat, type Step } from './model';

const MONEY: Currency[] = ['uah', 'kzt'];
export const CURRENCIES: StakeCurrency[] = [...MONEY, 'crd'];

// Few players, wallets, amounts and keys, so that postings meet: replays, conflicts and empty wallets are common.
const player = fc.constantFrom<Seat>(0, 1, 2);
const wallet = fc.constantFrom<Exclude<PlayerWallet, 'holds'>>('game', 'electronic', 'bonus', 'cashback');
const key = fc.nat(15);
const currency = fc.constantFrom(...MONEY);
const house = fc.constantFrom<ModelAccount>({ house: 'gateway_clearing' }, { house: 'game_providers' });
const account: fc.Arbitrary<ModelAccount> = fc.record({ player, wallet });
const amount = fc.integer({ min: 1, max: 30 });
const sources = fc.uniqueArray(account, { minLength: 1, maxLength: 3, selector: nameOf });
const credit = fc.record({ from: house.map((one) => [one]), to: account, amount: amount.map((some) => some * 3) });
const debit = fc.record({ from: sources, to: house, amount });
const between = fc
  .record({ from: sources, to: account, amount })
  .filter(({ from, to }) => !from.some((one) => nameOf(one) === nameOf(to)));
const leg = fc.oneof(credit, debit, between);
/** Where credits of play money may be: with a player, given, staked and won. */
const playing: fc.Arbitrary<ModelAccount> = fc.record({
  player,
  wallet: fc.constantFrom<PlayerWallet>('game', 'electronic'),
});
const playHouse = fc.constantFrom<ModelAccount>({ house: 'credits' }, { house: 'game_providers' });
const playLeg = fc.oneof(
  fc.record({ from: playHouse.map((one) => [one]), to: playing, amount: amount.map((some) => some * 3) }),
  fc.record({ from: fc.uniqueArray(playing, { minLength: 1, maxLength: 2, selector: nameOf }), to: playHouse, amount }),
);
/** By whatever currency, between whatever accounts: most of these mix credits and money. */
const anyHouse = fc.oneof(house, playHouse);
const mixedLeg = fc.oneof(
  fc.record({ from: anyHouse.map((one) => [one]), to: account, amount }),
  fc.record({ from: sources, to: anyHouse, amount }),
);
/** Steps, and steps taken once more: the n-th from the end. */
export type PlannedStep = Step | { op: 'again'; before: number } | { op: 'expire' };
const step: fc.Arbitrary<PlannedStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ op: fc.constant<'again'>('again'), before: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant<'post'>('post'), key, currency, legs: fc.tuple(credit) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant<'post'>('post'),
      key,
      currency,
      legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant<'post'>('post'),
      key,
      currency: fc.constant<StakeCurrency>('crd'),
      legs: fc.array(playLeg, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      op: fc.constant<'post'>('post'),
      key,
      currency: fc.constantFrom(...CURRENCIES),
      legs: fc.array(mixedLeg, { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant<'reverse'>('reverse'), key, transfer: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant<'hold'>('hold'),
      key,
      currency,
      player,
      from: fc.uniqueArray(wallet, { minLength: 1, maxLength: 2 }),
      amount,
      expires: fc.boolean(),
    }),
  },
  // Most find no hold that waits: so many that their repeats, too, come up in every run.
  {
    weight: 6,
    arbitrary: fc.record({
      op: fc.constantFrom<'post hold' | 'void hold'>('post hold', 'void hold'),
      key,
      hold: fc.nat(3),
    }),
  },
);
/** Most sequences begin with something to spend. */
const funds: Step[] = MONEY.flatMap((one, index) =>
  ([0, 1, 2] as const).map((who) => ({
    op: 'post',
    key: 100 + index * 3 + who,
    currency: one,
    legs: (['game', 'electronic', 'bonus', 'cashback'] as const).map((its) => ({
      from: [{ house: 'gateway_clearing' }],
      to: { player: who, wallet: its },
      amount: 25,
    })),
  })),
);
/** Many at once on one database, where nobody may end the holds of all. */
export const shortSequence = fc
  .tuple(fc.constantFrom(0, 1, 6), fc.array(step, { minLength: 4, maxLength: 10, size: 'max' }))
  .map(([funded, steps]): PlannedStep[] => [...funds.slice(0, funded), ...steps]);

/** Taken alone on its database. */
export const longSequence = fc
  .tuple(
    fc.constantFrom(0, 6),
    fc.array(
      fc.oneof({ weight: 16, arbitrary: step }, { weight: 1, arbitrary: fc.constant<PlannedStep>({ op: 'expire' }) }),
      {
        minLength: 10,
        maxLength: 40,
        size: 'max',
      },
    ),
  )
  .map(([funded, steps]): PlannedStep[] => [...funds.slice(0, funded), ...steps]);
