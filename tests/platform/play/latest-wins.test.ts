import { createHmac } from 'node:crypto';
import type { LatestWin } from '@kozyr/contracts/big-wins';
import { fromMinor } from '@kozyr/contracts/money';
import type { ShownAs } from '@kozyr/contracts/nicknames';
import { rightsOfBuiltIn } from '@kozyr/contracts/operator/roles';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { publicEvents } from '../../../platform/src/db/schema/events';
import { rounds } from '../../../platform/src/db/schema/games';
import { nicknames, playerNames } from '../../../platform/src/db/schema/nicknames';
import { takeNickname } from '../../../platform/src/services/admin/nicknames/decide';
import { foldNickname } from '../../../platform/src/services/identity/nicknames/rules';
import { maskedName } from '../../../platform/src/services/kernel/players/player-view';
import { latestWins } from '../../../platform/src/services/play/big-wins/latest-wins';
import { loadCatalogue } from '../../../platform/src/services/play/games/load-catalogue';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, play } from '../../support/play/wallet-caller';
import { putInto } from '../../support/protection';

it.beforeAll(({ platform }) => addGames(platform));
// Each test begins a day and an hour after what the others won.
it.beforeEach(({ platform }) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + 25 * 3_600_000);
});

/** The list of latest wins as a process reads it that has read nothing before. */
const listed = ({ ctx }: TestPlatform): Promise<LatestWin[]> =>
  latestWins(ctx, { current: () => loadCatalogue(ctx) })();
const later = ({ clock }: TestPlatform, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
/** Settled rounds of a player with a stake of 10.00, one for each win. */
async function win(platform: TestPlatform, player: TestPlayer, ...amounts: string[]): Promise<void> {
  const calls = await play(platform, player);
  for (const [nth, amount] of amounts.entries()) {
    await calls.bet(`r${nth}`, `b${nth}`, '10.00');
    await calls.win(`r${nth}`, `w${nth}`, amount);
  }
  await drainSettlements(platform.ctx);
}
const winner = (platform: TestPlatform) => makePlayer(platform, { game: 100_000n });
async function named(platform: TestPlatform, { id: userId }: TestPlayer, nickname: string, shown: ShownAs) {
  const avatar = { suit: 'hearts', colour: 'gold', pattern: 'dots' } as const;
  await platform.ctx.db.insert(nicknames).values({ userId, nickname, folded: foldNickname(nickname) });
  await platform.ctx.db.insert(playerNames).values({ userId, ...avatar, shown, chosenAt: platform.clock.now });
}
const amounts = async (platform: TestPlatform) => (await listed(platform)).map(({ amount }) => amount);

it('the list of latest wins has nothing to tell while nobody wins', async ({ platform }) => {
  expect(await listed(platform)).toEqual([]);
});

it('every entry of the list of latest wins is a settled round of real money that paid more than its stake, newest first', async ({
  platform,
}) => {
  const { ctx } = platform;
  for (const amount of ['25.00', '10.00', '9.99', '10.01', '0.00', '1500.00']) {
    await win(platform, await winner(platform), amount);
    later(platform, 61);
  }
  await win(platform, await makePlayer(platform, { bonus: 100_000n }), '400.00');
  const open = await play(platform, await winner(platform));
  await open.bet('1', 'b', '10.00');
  await open.win('1', 'w', '700.00', false);
  const undone = await play(platform, await winner(platform));
  await undone.bet('1', 'b', '10.00');
  await undone.win('1', 'w', '800.00');
  await drainSettlements(ctx);
  await undone.rollback('1', 'r', 'w');

  const told = await listed(platform);
  expect(told.map(({ amount }) => amount)).toEqual(['1500.00', '10.01', '25.00']);
  const settled = await ctx.db.select().from(rounds).where(eq(rounds.status, 'settled'));
  for (const entry of told) {
    const round = settled.find(
      ({ id }) =>
        createHmac('sha256', ctx.env.PSEUDONYM_SECRET).update(`latest-wins:${id}`).digest('hex').slice(0, 16) ===
        entry.id,
    );
    if (!round) throw new Error(`${entry.id} is no settled round.`);
    const stake = round.stakeGame + round.stakeElectronic + round.stakeBonus;
    expect(round.winElectronic).toBeGreaterThan(stake);
    expect(entry).toMatchObject({
      player: maskedName(ctx.env.PSEUDONYM_SECRET, round.userId),
      avatar: null,
      amount: fromMinor(round.winElectronic),
      currency: round.currency,
      multiplier: fromMinor(((round.winElectronic + round.winBonus) * 100n) / stake),
      game: { slug: round.game },
    });
    expect(Date.parse(entry.won_at)).toBe(Math.floor((round.settledAt?.getTime() ?? 0) / 60_000) * 60_000);
    expect(JSON.stringify(entry)).not.toContain(round.userId);
    expect(JSON.stringify(entry)).not.toContain(round.id);
  }
});

it('the list of latest wins tells each win as its player chose to be read', async ({ platform }) => {
  const { ctx } = platform;
  const [plain, masked, open, hidden] = await Promise.all([1, 2, 3, 4].map(() => winner(platform)));
  if (!plain || !masked || !open || !hidden) throw new Error('No players.');
  await named(platform, masked, 'Барвінок', 'masked');
  await named(platform, open, 'Чебрець', 'nickname');
  await named(platform, hidden, 'Полин', 'hidden');
  for (const who of [plain, masked, open, hidden]) {
    await win(platform, who, '600.00');
    later(platform, 1);
  }
  const secret = ctx.env.PSEUDONYM_SECRET;
  expect((await listed(platform)).map(({ player, avatar }) => [player, avatar])).toEqual([
    ['Чебрець', { suit: 'hearts', colour: 'gold', pattern: 'dots' }],
    [maskedName(secret, masked.id), null],
    [maskedName(secret, plain.id), null],
  ]);
  // The biggest are kept on pages for a while: they are told masked, and those of who hides are not.
  const news = await ctx.db.select().from(publicEvents);
  const names = news.flatMap(({ payload }) =>
    payload.type === 'big-win' && payload.win.amount === '600.00' ? [payload.win.player] : [],
  );
  // Two players may have one masked name: how many there are says that one is missing.
  expect(names.sort()).toEqual([plain, masked, open].map(({ id }) => maskedName(secret, id)).sort());

  const operator = await makeOperator(platform, 'support');
  const caller = {
    operatorId: operator.id,
    name: operator.name,
    role: operator.role,
    rights: rightsOfBuiltIn(operator.role),
    requestId: 'test',
  };
  await takeNickname(ctx, caller, { id: open.id, nickname: 'Чебрець', reason: 'other' });
  expect((await listed(platform))[0]).toMatchObject({ player: maskedName(secret, open.id), avatar: null });
});

it.for(['timed_out', 'self_excluded', 'suspended', 'closed'] as const)(
  'the wins of a player who is %s are gone from the list of latest wins',
  async (state, { platform }) => {
    const [gone, stays] = [await winner(platform), await winner(platform)];
    await win(platform, gone, '900.00');
    await win(platform, stays, '30.00');
    expect(await amounts(platform)).toContain('900.00');
    await putInto(platform, gone, state);
    expect(await amounts(platform)).toEqual(['30.00']);
  },
);

it('the list of latest wins tells two wins of a player and six of all, of a day', async ({ platform }) => {
  await win(platform, await winner(platform), '31.00', '32.00', '33.00');
  later(platform, 1);
  for (const amount of ['41.00', '42.00', '43.00', '44.00']) {
    await win(platform, await winner(platform), amount);
    later(platform, 1);
  }
  expect((await amounts(platform)).slice(0, 4)).toEqual(['44.00', '43.00', '42.00', '41.00']);
  expect(await amounts(platform)).toHaveLength(6);
  later(platform, 86_400);
  expect(await amounts(platform)).toEqual([]);
});

it('everybody may ask for the list of latest wins, and a cache may keep it for two seconds', async ({ platform }) => {
  const answer = await platform.app.inject('/latest-wins');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=2']);
  expect(answer.json()).toEqual({ items: expect.any(Array) });
});

it('the list of latest wins is read once in three seconds however many ask, and anew after it could not be read', async ({
  platform,
}) => {
  let elapsed = 0;
  let reads = 0;
  const catalogue = {
    current: () => {
      reads += 1;
      return reads === 2 ? Promise.reject(new Error('gone')) : loadCatalogue(platform.ctx);
    },
  };
  const read = latestWins(platform.ctx, catalogue, () => elapsed);
  await Promise.all([read(), read(), read()]);
  elapsed = 2_999;
  await read();
  expect(reads).toBe(1);
  elapsed = 3_000;
  await expect(read()).rejects.toThrow('gone');
  await expect(read()).resolves.toEqual(expect.any(Array));
  expect(reads).toBe(3);
});
