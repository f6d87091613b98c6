import { expect, it } from 'vitest';
import { getBalances } from '../../../platform/src/ledger/balances';
import { checkLedger } from '../../../platform/src/ledger/check';
import { startCrashHarness } from '../../support/money/crash-harness';
import { crashPlayer, prepareCrash } from '../../support/money/crash-load';
import { checkMoney } from '../../support/money/laws';
import { figures, percentile, randomBy, seedOf, sizeOf } from '../../support/prove';

const KILLS = sizeOf('KILLS', 2);
const DATABASE_KILLS = sizeOf('DATABASE_KILLS', 1);
const PLAYERS = 8;
/** What a restart may take on a machine that is not busy; told, not asserted. */
const READY_MS = 5_000;
/** Far more than it takes: a busy machine is no failure. */
const LIMIT_MS = 400_000 + (KILLS + DATABASE_KILLS) * 120_000;

/** Kills in random order at random moments under load. @returns how long each took to be ready again, ms */
async function killAtRandom(harness: Awaited<ReturnType<typeof startCrashHarness>>, below: (limit: number) => number) {
  const platform: number[] = [];
  const database: number[] = [];
  while (platform.length < KILLS || database.length < DATABASE_KILLS) {
    await new Promise((resolve) => setTimeout(resolve, 300 + below(2_700)));
    const left = { platform: KILLS - platform.length, database: DATABASE_KILLS - database.length };
    if (below(left.platform + left.database) < left.platform) platform.push(await harness.crashPlatform());
    else database.push(await harness.crashDatabase());
  }
  return { platform, database };
}

it(
  'acknowledged money is neither lost nor doubled when the platform and the database are killed under load',
  async () => {
    const seed = seedOf();
    const harness = await startCrashHarness(prepareCrash);
    try {
      const players = await Promise.all(Array.from({ length: PLAYERS }, () => crashPlayer(harness)));
      let over = false;
      const lives = Promise.all(players.map(({ live }, nth) => live(randomBy(seed + 1 + nth), () => over)));
      const kills = killAtRandom(harness, randomBy(seed)).finally(() => {
        over = true;
      });
      const [times] = await Promise.all([kills, lives]);
      await Promise.all(players.map(({ settle }) => settle()));

      const { db } = harness.tables.ctx;
      const { rows: calls } = await db.$client.query(
        'select action, transaction_id, refused, undone_by from seamless_calls',
      );
      const known = new Map(calls.map((call) => [`${call.action} ${call.transaction_id}`, call]));
      for (const { one, owned } of players) {
        for (const { id, undone } of one.bets) {
          const call = known.get(`bet ${id}`);
          expect({ refused: call?.refused, undone: call?.undone_by !== null }, `bet ${id}`).toEqual({
            refused: null,
            undone,
          });
        }
        for (const id of one.wins)
          expect(known.get(`win ${id}`), `win ${id}`).toMatchObject({ refused: null, undone_by: null });
        for (const call of one.refused) expect(known.get(call)?.refused, call).not.toBeNull();
        // All that was asked for was answered in the end: nothing else may have moved.
        const { version: _, ...held } = await getBalances(db, one.player.id, 'uah');
        const all = Object.values(held).reduce((sum, amount) => sum + amount, 0n);
        expect(all, `player ${one.player.id}, seed ${seed}`).toBe(owned());
        expect(held.holds).toBe(0n);
      }
      const { violations, transfers } = await checkLedger(db);
      expect(violations).toEqual([]);
      expect(await checkMoney(db)).toEqual([]);

      const sum = (of: (player: (typeof players)[number]['one']) => number) =>
        players.reduce((all, { one }) => all + of(one), 0);
      expect(sum(({ bets }) => bets.length)).toBeGreaterThan(0);
      const seconds = (values: number[]) => values.map((ms) => (ms / 1000).toFixed(1)).join(' ');
      figures(
        `crash: ${KILLS} kills of the platform, ${DATABASE_KILLS} of the database, seed ${seed}: ${sum(({ calls }) => calls)} calls, ` +
          `${sum(({ bets }) => bets.length)} bets, ${sum(({ wins }) => wins.length)} wins, ${sum(({ deposits }) => deposits.length)} deposits, ` +
          `${sum(({ withdrawals }) => withdrawals.length)} withdrawals, ${sum(({ repeats }) => repeats)} told twice; ${transfers} transfers, ` +
          'nothing lost, nothing doubled, no law broken',
      );
      figures(
        `  ready again after a kill, s: ${seconds(times.platform)} (median ${seconds([percentile(times.platform, 0.5)])})`,
      );
      const quick = [...times.platform, ...times.database].filter((ms) => ms < READY_MS).length;
      figures(`  ready again within 5 s: ${quick} of ${KILLS + DATABASE_KILLS}`);
      figures(`  ready again after the database was back, s: ${seconds(times.database)}`);
      figures(`  ended by themselves: ${harness.ownEnds().length} ${harness.ownEnds().join('\n')}`);
    } finally {
      await harness.stop();
    }
  },
  LIMIT_MS,
);
