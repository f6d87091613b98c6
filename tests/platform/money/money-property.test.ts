import fc from 'fast-check';
import { expect } from 'vitest';
import { settings } from '../../../platform/src/db/schema/settings';
import { checkLedger } from '../../../platform/src/ledger/check';
import { checkMoney } from '../../support/money/laws';
import { type MoneyInput, MoneyRun } from '../../support/money/run';
import { moneySequence } from '../../support/money/sequences';
import { platformTest } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { figures, seedOf, sizeOf } from '../../support/prove';
import { runs } from '../../support/random-runs';

const COMMANDS = sizeOf('COMMANDS', 400);
const LANES = 4;
/** Far more than it takes: a busy machine is no failure. */
const LIMIT_MS = 240_000 + COMMANDS * 200;
/** A sequence has about 25 commands. */
const STEPS = 12;

const it = platformTest({ GATEWAY_URL: 'http://127.0.0.1:9' });
it.beforeAll(async ({ platform }) => {
  // Nobody listens there: what a gateway says comes as events, and the test says in which order.
  await addGames(platform);
  const set = { PAYOUT_MINIMUM_UAH: '1.00', DEPOSIT_MINIMUM_UAH: '1.00', PAYOUT_MAXIMUM_PER_DAY: '99' };
  for (const [code, value] of Object.entries(set))
    await platform.ctx.db
      .insert(settings)
      .values({ tag: 'RESTRICTION', code, value })
      .onConflictDoUpdate({ target: [settings.tag, settings.code], set: { value } });
});

it(
  'the platform does what the models say to games, deposits, withdrawals and chargebacks, and keeps every law',
  async ({ platform }) => {
    const seed = seedOf();
    const seen = new Map<string, number>();
    let commands = 0;
    let sequences = 0;
    /** From then on shorter sequences are sought that fail too. */
    let failed = false;
    const began = performance.now();
    const play = async (inputs: readonly MoneyInput[]) => {
      const run = await MoneyRun.begin(platform);
      try {
        for (const input of inputs) {
          const how = await run.take(input);
          if (how === null) continue;
          commands += 1;
          seen.set(how, (seen.get(how) ?? 0) + 1);
        }
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (!failed) figures(`A sequence fails: ${why} A shorter one is sought.`);
        failed = true;
        throw new Error(`After:\n${run.told.map((words, nth) => `  ${nth}. ${words}`).join('\n')}\n${why}`, {
          cause: error,
        });
      }
    };
    const lane = (nth: number) =>
      fc.assert(
        fc.asyncProperty(moneySequence, async (inputs) => {
          if (commands >= COMMANDS && !failed) return;
          sequences += 1;
          await play(inputs);
        }),
        runs(Math.ceil(COMMANDS / STEPS), seed + nth),
      );
    await Promise.all(Array.from({ length: LANES }, (_, nth) => lane(nth)));
    expect(commands).toBeGreaterThanOrEqual(COMMANDS);
    expect((await checkLedger(platform.ctx.db)).violations).toEqual([]);
    expect(await checkMoney(platform.ctx.db)).toEqual([]);
    const corners = ['bet', 'win', 'refund', 'rollback', 'payment', 'chargeback', 'card', 'approve', 'deny', 'payout'];
    const wanted = COMMANDS < 10_000 ? ['bet: ok'] : corners.map((action) => `${action}: ok`);
    expect(
      wanted.filter((corner) => !seen.has(corner)),
      `seed ${seed}`,
    ).toEqual([]);
    const seconds = (performance.now() - began) / 1000;
    figures(
      `money: ${commands} commands in ${sequences} sequences, ${seconds.toFixed(0)} s, seed ${seed}, no law broken`,
    );
    for (const [how, times] of [...seen].toSorted()) figures(`  ${how}: ${times}`);
  },
  LIMIT_MS,
);
