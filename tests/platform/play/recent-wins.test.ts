import { readFileSync } from 'node:fs';
import { statementsOf } from '@kozyr/kit/migration-marks';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { lateRounds, recentWins, settlements } from '../../../platform/src/db/schema/settlements';
import { cleanRecentWins } from '../../../platform/src/services/play/big-wins/clean-recent-wins';
import { listBigWins } from '../../../platform/src/services/play/big-wins/internal/list-big-wins';
import { listLatestWins } from '../../../platform/src/services/play/big-wins/internal/list-latest-wins';
import { keepRecentWins } from '../../../platform/src/services/play/big-wins/keep-recent-wins';
import { loadCatalogue } from '../../../platform/src/services/play/games/load-catalogue';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { makePlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';

it.beforeAll(({ platform }) => addGames(platform));
// The first test goes by the database's clock, as a migration does; each of the others plays a month later than what was won before.
let month = 0;
it.beforeEach(async ({ platform }) => {
  platform.clock.now = new Date(Date.now() + month * 30 * 86_400_000);
  month += 1;
  await platform.ctx.db.delete(recentWins);
});

/** A player with a settled round for each sum that is won, the stake of each 10.00. */
async function winner(platform: TestPlatform, ...sums: string[]) {
  const calls = await play(platform, await makePlayer(platform, { game: 100_000n }));
  for (const [nth, sum] of sums.entries()) {
    await calls.bet(`r${nth}`, `b${nth}`, '10.00');
    await calls.win(`r${nth}`, `w${nth}`, sum);
  }
  return calls;
}
const kept = async ({ ctx }: TestPlatform) =>
  (await ctx.db.select().from(recentWins)).map(({ big }) => (big ? 'big' : 'small')).sort();
async function lists({ ctx }: TestPlatform) {
  const games = await loadCatalogue(ctx);
  const [big, latest] = [await listBigWins(ctx, games), await listLatestWins(ctx, games)];
  return { big: big.map(({ amount }) => amount), latest: latest.map(({ amount }) => amount).sort() };
}

it('the migration fills both tables from the rounds there are, once', async ({ platform }) => {
  const { ctx, clock } = platform;
  const calls = await winner(platform, '600.00', '20.00', '5.00');
  await drainSettlements(ctx);
  const before = await lists(platform);
  const now = clock.now;
  for (const [round, days] of [
    ['late', 5],
    ['open', 3],
  ] as const) {
    clock.now = new Date(now.getTime() - days * 86_400_000);
    await calls.bet(round, round, '10.00');
  }
  clock.now = now;
  await calls.win('late', 'z1', '0');
  await calls.bet('begun', 'begun', '10.00');
  const late = await ctx.db.select().from(lateRounds);
  expect(late.map(({ settledAt }) => settledAt)).toEqual([now]);
  await ctx.db.delete(lateRounds);
  await ctx.db.delete(recentWins);

  const file = new URL('../../../platform/migrations/0044_rounds_changed_in_place.sql', import.meta.url);
  for (const { sql: text } of [
    ...statementsOf(readFileSync(file, 'utf8')),
    ...statementsOf(readFileSync(file, 'utf8')),
  ])
    await ctx.db.execute(sql.raw(text));
  expect(await lists(platform)).toEqual(before);
  const filled = await ctx.db.select().from(lateRounds).orderBy(lateRounds.settledAt);
  expect(filled).toEqual([...late, { roundId: expect.any(String), userId: late[0]?.userId, settledAt: null }]);
  // As it was is how it stays: the round itself tells the rest.
  await calls.win('open', 'z2', '0');
  expect(await ctx.db.select().from(lateRounds).orderBy(lateRounds.settledAt)).toEqual(filled);
});

it('of settled rounds those are kept for the lists that paid more than their stake, each once however often it is counted', async ({
  platform,
}) => {
  const { ctx } = platform;
  await winner(platform, '0', '9.99', '10.00', '10.01', '600.00');
  const rows = await ctx.db.select().from(settlements);
  await drainSettlements(ctx);
  expect(await kept(platform)).toEqual(['big', 'small']);
  await ctx.db.transaction((tx) => keepRecentWins(ctx, tx, [...rows, ...rows]));
  expect(await kept(platform)).toEqual(['big', 'small']);
  expect(await lists(platform)).toEqual({ big: ['600.00'], latest: ['10.01', '600.00'] });
});

it('a round that wins more later may be among the big wins then, by what it says itself, and one that is undone is in no list', async ({
  platform,
}) => {
  const { ctx } = platform;
  const calls = await winner(platform, '400.00', '700.00');
  const [row] = await ctx.db.select().from(settlements).orderBy(settlements.id);
  await drainSettlements(ctx);
  expect(await lists(platform)).toEqual({ big: ['700.00'], latest: ['400.00', '700.00'] });
  if (!row) throw new Error('Nothing was settled.');
  await ctx.db.transaction((tx) => keepRecentWins(ctx, tx, [{ ...row, paid: 60_000n }]));
  expect(await kept(platform)).toEqual(['big', 'big']);
  await ctx.db.transaction((tx) => keepRecentWins(ctx, tx, [row]));
  expect(await kept(platform)).toEqual(['big', 'big']);
  expect((await lists(platform)).big).toEqual(['700.00']);
  await calls.rollback('r1', 'back', 'w1');
  expect(await lists(platform)).toEqual({ big: [], latest: ['400.00'] });
  await drainSettlements(ctx);
  expect(await lists(platform)).toEqual({ big: [], latest: ['400.00'] });
});

it('the job takes away what no list shows any more, and adds what a process without the table has settled', async ({
  platform,
}) => {
  const { ctx } = platform;
  await winner(platform, '600.00', '20.00', '5.00');
  await drainSettlements(ctx);
  const before = await lists(platform);
  await ctx.db.delete(recentWins);
  expect(await cleanRecentWins(ctx)).toEqual({ added: 2, removed: 0 });
  expect(await lists(platform)).toEqual(before);
  expect(await cleanRecentWins(ctx)).toEqual({ added: 0, removed: 0 });
  platform.clock.now = new Date(platform.clock.now.getTime() + 25 * 3_600_000);
  expect(await cleanRecentWins(ctx)).toEqual({ added: 0, removed: 1 });
  expect(await lists(platform)).toEqual({ big: ['600.00'], latest: [] });
  platform.clock.now = new Date(platform.clock.now.getTime() + 7 * 86_400_000);
  expect(await cleanRecentWins(ctx)).toEqual({ added: 0, removed: 1 });
});

it('however many win, ten thousand wins stay beside the big ones, the newest', async ({ platform }) => {
  const { ctx, clock } = platform;
  await ctx.db.execute(sql`insert into recent_wins (round_id, settled_at, big)
    select gen_random_uuid(), ${clock.now.toISOString()}::timestamptz - n * interval '1 second', n > 12000 and n % 2 = 0 from generate_series(0, 12009) n`);
  expect((await cleanRecentWins(ctx)).removed).toBe(2_006);
  const oldest = sql<Date>`min(settled_at)`.mapWith(recentWins.settledAt);
  const [row] = await ctx.db.select({ oldest }).from(recentWins).where(eq(recentWins.big, false));
  expect(row?.oldest).toEqual(new Date(clock.now.getTime() - 9_999_000));
});
