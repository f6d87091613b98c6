import { LIMIT_KINDS, LIMIT_PERIODS } from '@kozyr/contracts/player-limits';
import fc from 'fast-check';
import { expect } from 'vitest';
import { settings } from '../../../../platform/src/db/schema/settings';
import { checkLedger } from '../../../../platform/src/ledger/check';
import { checkLimits } from '../../../../platform/src/services/admin/limit-check/check-limits';
import { paymentsTest } from '../../../support/money/payments-test';
import { type Account, PLAYER_ACTS as act, limitedPlayer, type Outcome } from '../../../support/play/limits-player';
import { addGames } from '../../../support/play/wallet-caller';
import { makeProfile } from '../../../support/profiles';
import { figures, seedOf, sizeOf } from '../../../support/prove';
import { runs } from '../../../support/random-runs';

const SEQUENCES = sizeOf('SEQUENCES', 40);
const LIMIT_MS = 120_000 + SEQUENCES * 2_000;

const it = paymentsTest({ JURISDICTIONS: 'UA,KZ' });
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  // Of a country of play money nothing but that, so that an answer is about a limit.
  await makeProfile(platform, 'KZ', () => ({ mode: 'play' }));
  await platform.ctx.db
    .insert(settings)
    .values(
      ['UAH', 'KZT'].map((code) => ({ tag: 'RESTRICTION' as const, code: `DEPOSIT_MINIMUM_${code}`, value: '1.00' })),
    )
    .onConflictDoUpdate({ target: [settings.tag, settings.code], set: { value: '1.00' } });
});

const kind = fc.constantFrom(...LIMIT_KINDS);
const period = fc.constantFrom(...LIMIT_PERIODS);
const round = fc.constantFrom(0, 1, 2);
const amount = fc.bigInt(100n, 5_000n);
const outcome = fc.constantFrom<Outcome>('waits', 'paid', 'declined');
/** Near each other, so that edges are met often. */
const limit = fc.constantFrom(2_000n, 4_000n, 5_000n, 7_500n, 10_000n);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('bet'), round, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('betTwice'), amounts: fc.tuple(amount, amount) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('win'), round, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund'), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rollback'), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deposit'), amount, outcome }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('set'), kind, period, limit }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), kind, period }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm'), kind, period }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass'),
      minutes: fc.constantFrom(4, 9, 14, 60, 11 * 60, 24 * 60, 6 * 24 * 60, 20 * 24 * 60),
    }),
  },
);
/** Before a change of the clock in spring, one in autumn, and the end of a month and a year. */
const begin = fc.constantFrom('2027-03-26T21:30:00Z', '2027-10-29T20:00:00Z', '2026-12-30T10:00:00Z');
const account = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Account>('hryvnia') },
  { weight: 2, arbitrary: fc.constant<Account>('tenge') },
  { weight: 1, arbitrary: fc.constant<Account>('credits') },
);

it(
  'no sequence of deposits, stakes, raises, refunds, rollbacks and moves of the clock passes a limit, and every due win is paid',
  async ({ platform }) => {
    const seen = { taken: 0, refused: 0, other: 0 };
    const sequence = fc.array(step, { minLength: 5, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(account, begin, sequence, async (whose, from, steps) => {
        platform.clock.now = new Date(from);
        const player = await limitedPlayer(platform, whose);
        for (const next of steps) {
          if (next.do === 'bet') seen[await act.bet(player, next.round, next.amount)] += 1;
          else if (next.do === 'betTwice') await act.betTwice(player, next.amounts);
          else if (next.do === 'win') await act.win(player, next.round, next.amount);
          else if (next.do === 'deposit') await act.deposit(player, next.amount, next.outcome);
          else if (next.do === 'pass') await act.pass(player, next.minutes);
          else if (next.do === 'set') await act.set(player, next.kind, next.period, next.limit);
          else if (next.do === 'remove') await act.remove(player, next.kind, next.period);
          else if (next.do === 'confirm') await act.confirm(player, next.kind, next.period);
          else await act.undo(player, next.do, next.which);
        }
        await act.expectShown(player);
      }),
      runs(SEQUENCES, seedOf()),
    );
    expect(await checkLimits(platform.ctx.db)).toEqual([]);
    expect((await checkLedger(platform.ctx.db)).violations).toEqual([]);
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(0);
    figures(`${SEQUENCES} sequences; stakes: ${seen.taken} taken, ${seen.refused} refused by a limit`);
  },
  LIMIT_MS,
);
