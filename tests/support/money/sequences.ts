import fc from 'fast-check';
import type { PaymentCommand } from './payment-model';
import type { MoneyInput } from './run';
import type { Command } from './wallet-model';

// Few rounds, keys and amounts, so that commands meet: repeats, contradictions and empty wallets are common.
const round = fc.constantFrom('r0', 'r1', 'r2');
const bets = fc.constantFrom('b0', 'b1', 'b2', 'b3', 'b4', 'x');
const wins = fc.constantFrom('w0', 'w1', 'w2', 'x');
const undos = fc.constantFrom('u0', 'u1', 'u2', 'u3');
const amount = fc.bigInt({ min: 100n, max: 3_000n });
const of = fc.nat(3);
const event = (kind: string) => fc.nat(12).map((nth) => `${kind}${nth}`);

const ofGames: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ action: fc.constant('bet'), round, id: bets, amount }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('win'),
      round,
      id: wins,
      amount: fc.oneof(amount, fc.constant(0n)),
      closes: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ action: fc.constant('refund'), round, id: undos, of: bets }) },
  { weight: 2, arbitrary: fc.record({ action: fc.constant('rollback'), round, id: undos, of: fc.oneof(bets, wins) }) },
);

const ofDeposits: fc.Arbitrary<PaymentCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constant('deposit'), key: fc.constantFrom('d0', 'd1', 'd2', 'd3'), amount }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant('payment'),
      of,
      event: event('p'),
      status: fc.constantFrom('approved', 'approved', 'declined', 'expired', 'pending'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      action: fc.constant('chargeback'),
      of,
      event: event('c'),
      bank: fc.constantFrom('one', 'other'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('collect'), of }) },
);

const ofWithdrawals: fc.Arbitrary<PaymentCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ action: fc.constant('withdraw'), key: fc.constantFrom('t0', 't1', 't2', 't3'), amount }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('card'),
      of,
      event: event('k'),
      status: fc.constantFrom('saved', 'saved', 'saved', 'refused', 'expired', 'pending'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ action: fc.constantFrom('approve', 'approve', 'deny'), of }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('payout'),
      of,
      event: event('o'),
      status: fc.constantFrom('paid', 'paid', 'failed', 'pending'),
    }),
  },
);

const again: fc.Arbitrary<MoneyInput> = fc.record({
  action: fc.constant('again'),
  before: fc.nat(6),
  more: fc.constantFrom(0n, 0n, 0n, 1n),
});

export const moneySequence: fc.Arbitrary<MoneyInput[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: ofGames },
    { weight: 3, arbitrary: ofDeposits },
    { weight: 3, arbitrary: ofWithdrawals },
    { weight: 2, arbitrary: again },
  ),
  { minLength: 1, maxLength: 50, size: 'max' },
);
