import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { checkLedger } from '../../../../platform/src/ledger/check';
import { dispatchSettlements } from '../../../../platform/src/services/play/settlements/dispatch-settlements';
import { checkJackpots } from '../../../../platform/src/services/rewards/jackpots/check-jackpots';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../../support/operators';
import { it } from '../../../support/platform-test';
import { runs } from '../../../support/random-runs';
import { addJackpots, queueStake, roundOf, turn } from '../../../support/rewards/jackpots';

const PLAYERS = 4;
/** Far more than it takes: a busy machine is no failure. */
const LIMIT_MS = 300_000;

let players: TestPlayer[];
let operator: TestOperator;
it.beforeAll(async ({ platform }) => {
  await addJackpots(platform);
  players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, nth) =>
      makePlayer(platform, {}, nth % 2 ? { currency: 'kzt', country: 'KZ' } : {}),
    ),
  );
  operator = await makeOperator(platform, 'finance');
});

const who = fc.nat(PLAYERS - 1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('stake' as const), who, amount: fc.bigInt({ min: 1n, max: 60_000_000n }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('undo' as const),
      nth: fc.nat(1_000),
      part: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('turn' as const), who, position: fc.nat(11) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('top-up' as const), kopecks: fc.integer({ min: 1, max: 90_000 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'take' as const }) },
);

it(
  'jackpots add up after any order of stakes, undone rounds, top-ups, cards and takers, many at once',
  async ({ platform }) => {
    let drops = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        const staked: { player: TestPlayer; round: string; left: bigint }[] = [];
        const doing: Promise<unknown>[] = [];
        for (const one of steps) {
          const player = 'who' in one ? players[one.who] : undefined;
          if (one.do === 'stake' && player) {
            const round = randomUUID();
            await queueStake(platform, player, one.amount, round);
            staked.push({ player, round, left: one.amount });
          } else if (one.do === 'undo' && staked.length > 0) {
            const given = staked[one.nth % staked.length];
            if (!given || given.left === 0n) continue;
            const back = one.part === 1 ? given.left : given.left / BigInt(one.part);
            if (back === 0n) continue;
            given.left -= back;
            await queueStake(platform, given.player, -back, given.round);
          } else if (one.do === 'turn' && player) {
            doing.push(
              roundOf(platform, player).then((round) => round && turn(platform, player, round.id, one.position)),
            );
          } else if (one.do === 'top-up') {
            const body = {
              amount: (one.kopecks / 100).toFixed(2),
              reason: 'Any reason',
              idempotency_key: randomUUID(),
            };
            doing.push(callAs(platform, operator, '/operator/jackpots/diamonds/uah/top-up', { body }));
          } else if (one.do === 'take') {
            doing.push(dispatchSettlements(platform.ctx), dispatchSettlements(platform.ctx));
          }
        }
        await Promise.all(doing);
        while ((await dispatchSettlements(platform.ctx)) > 0);
        const report = await checkJackpots(platform.ctx.db);
        expect(report.violations).toEqual([]);
        drops = report.rounds;
      }),
      runs(12),
    );
    expect(drops).toBeGreaterThan(3);
    expect((await checkLedger(platform.ctx.db)).violations).toEqual([]);
  },
  LIMIT_MS,
);
