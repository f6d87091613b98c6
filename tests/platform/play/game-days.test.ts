import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { checkGameDays } from '../../../platform/src/services/play/game-days/check-game-days';
import { readSpreads } from '../../../platform/src/services/play/game-days/read-spreads';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { makePlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';

it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});
const spreadOf = async ({ ctx }: TestPlatform, game: string) =>
  (await readSpreads(ctx.db, { currency: 'uah', from: '2000-01-01', to: '2100-01-01' })).find(
    (spread) => spread.game === game,
  );

it('the days of a game hold what its settled rounds staked and won, and the products of both', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 100_000n });
  const fox = await play(platform, player);
  await fox.bet('1', 'b1', '10.00');
  await fox.win('1', 'w1', '25.00');
  await fox.bet('2', 'b2', '20.00');
  await fox.win('2', 'w2', '0');
  await fox.bet('3', 'b3', '5.00');
  expect(await checkGameDays(platform.ctx.db)).toMatchObject({ count: 0 });
  await drainSettlements(platform.ctx);
  expect(await spreadOf(platform, 'lucky-fox')).toMatchObject({
    rounds: 2n,
    staked: 3_000n,
    won: 2_500n,
    stakedStaked: 1_000n ** 2n + 2_000n ** 2n,
    stakedWon: 1_000n * 2_500n,
    wonWon: 2_500n ** 2n,
  });
  expect(await checkGameDays(platform.ctx.db)).toMatchObject({ count: 0 });
});

it('a round that is undone leaves the days of its game as if it never was, on whatever day that happens', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 100_000n });
  const rush = await play(platform, player, 'gold-rush');
  await rush.bet('4', 'b4', '10.00');
  await rush.win('4', 'w4', '30.00');
  await drainSettlements(platform.ctx);
  platform.clock.now = new Date(platform.clock.now.getTime() + 30 * 3_600_000);
  await rush.rollback('4', 'rb4', 'w4');
  expect(await checkGameDays(platform.ctx.db)).toMatchObject({ count: 0 });
  await drainSettlements(platform.ctx);
  expect(await spreadOf(platform, 'gold-rush')).toMatchObject({ rounds: 0n, staked: 0n, won: 0n, wonWon: 0n });
  expect(await checkGameDays(platform.ctx.db)).toMatchObject({ count: 0 });
});

it('days of games that are not what rounds were are found', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 100_000n });
  const fox = await play(platform, player);
  await fox.bet('5', 'b5', '10.00');
  await fox.win('5', 'w5', '0');
  await drainSettlements(platform.ctx);
  await platform.ctx.db.execute(sql`update game_days set won_won = won_won + 1 where game = 'lucky-fox'`);
  const { count, sample } = await checkGameDays(platform.ctx.db);
  expect(count).toBeGreaterThan(0);
  expect(sample).toContain('lucky-fox');
});
