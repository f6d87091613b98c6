import { BIG_WIN_FROM, type BigWin } from '@kozyr/contracts/big-wins';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { publicEvents } from '../../../platform/src/db/schema/events';
import { games } from '../../../platform/src/db/schema/games';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { makePlayer } from '../../support/funded-player';
import { startPlatform, type TestPlatform } from '../../support/platform';
import { expectKeptLedger } from '../../support/platform-test';
import { addGames, GAME, play } from '../../support/play/wallet-caller';

let platform: TestPlatform;
const started: TestPlatform[] = [];
beforeEach(async () => {
  platform = await startPlatform();
  started.push(platform);
  await addGames(platform);
  await platform.ctx.db.update(games).set({ maxWinHundredths: 500_000 });
});
afterEach(() => expectKeptLedger(platform));
afterAll(() => Promise.all(started.map((one) => one.stop())));

const ask = async (query = ''): Promise<BigWin[]> => (await platform.app.inject(`/big-wins${query}`)).json().items;
const later = (seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};

type Options = { currency?: 'uah' | 'kzt'; bonus?: boolean; game?: string; stake?: string };
/** One settled round with a stake of 10.00 for each win, of a new player. */
async function win(amounts: string[], options: Options = {}) {
  const { currency = 'uah', bonus = false, game = GAME, stake = '10.00' } = options;
  const player = await makePlayer(platform, bonus ? { bonus: 100_000n } : { game: 100_000n }, { currency });
  const calls = await play(platform, player, game);
  for (const [round, amount] of amounts.entries()) {
    await calls.bet(`r${round}`, `b${round}`, stake);
    await calls.win(`r${round}`, `w${round}`, amount);
  }
  await drainSettlements(platform.ctx);
  return player;
}

it('the list of big wins has nothing to show before anybody wins', async () => {
  expect(await ask()).toEqual([]);
});

it('the list of big wins shows the biggest first, each currency ranked by itself, with the game and what it multiplied by', async () => {
  await win(['550.00', '1255.50']);
  await win(['9000.00', '7300.00'], { currency: 'kzt', game: 'gold-rush' });
  const wins = await ask();
  expect(wins.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual([
    '1255.50 uah',
    '9000.00 kzt',
    '550.00 uah',
    '7300.00 kzt',
  ]);
  expect(wins[0]).toEqual({
    player: expect.stringMatching(/^•••• \d\d$/),
    game: { slug: GAME, title: 'Lucky Fox', provider: { slug: 'north', name: 'North Star' }, image: `/art/${GAME}` },
    amount: '1255.50',
    currency: 'uah',
    multiplier: '125.55',
    won_at: '2026-03-02T10:00:00.000Z',
  });
});

it('the list of big wins leaves out bonus money, a return below the stake, and a round still open', async () => {
  await win(['1500.00'], { bonus: true });
  await win(['499.99', '10.00', '0.00']);
  await win(['4999.99'], { currency: 'kzt' });
  await win(['900.00'], { stake: '900.00' });
  const player = await makePlayer(platform, { game: 10_000n });
  const open = await play(platform, player);
  await open.bet('1', '1', '10.00');
  await open.win('1', '2', '1700.00', false);
  expect(await ask()).toEqual([]);
});

it('the list of big wins tells nothing that leads to a player', async () => {
  const player = await win(['600.00', '700.00']);
  const answer = (await platform.app.inject('/big-wins')).body;
  expect(answer).not.toContain(player.id);
  const names = (await ask()).map((one) => one.player);
  expect(new Set(names).size).toBe(1);
  platform.clock.now = new Date('2026-03-02T10:07:59.999Z');
  await win(['800.00']);
  expect((await ask())[0]?.won_at).toBe('2026-03-02T10:07:00.000Z');
});

it('the list of big wins shows at most twenty, of the last seven days', async () => {
  await win(Array.from({ length: 25 }, (_, place) => `${500 + place}.00`));
  expect(await ask()).toHaveLength(20);
  expect((await ask())[0]?.amount).toBe('524.00');
  later(60);
  await win(['5000.00'], { game: 'gold-rush' });
  expect((await ask())[0]?.amount).toBe('5000.00');
  later(7 * 86_400);
  expect((await ask()).map(({ amount }) => amount)).toEqual(['5000.00']);
  later(60);
  expect(await ask()).toEqual([]);
});

it('the list of big wins passes over games that are not on offer', async () => {
  await win(['5000.00'], { game: 'gold-rush' });
  await win(['600.00']);
  await platform.ctx.db.update(games).set({ available: false }).where(eq(games.slug, 'gold-rush'));
  expect((await ask()).map(({ amount }) => amount)).toEqual(['600.00']);
});

it('the big wins of one game are six at most, say from what on, and are of no game that is not on offer', async () => {
  await win(Array.from({ length: 8 }, (_, place) => `${600 + place}.00`));
  await win(['5000.00'], { game: 'gold-rush' });
  expect((await ask(`?game=${GAME}`)).map(({ amount }) => amount)).toEqual(
    [607, 606, 605, 604, 603, 602].map((amount) => `${amount}.00`),
  );
  expect((await ask('?game=gold-rush')).map(({ amount }) => amount)).toEqual(['5000.00']);
  expect((await platform.app.inject('/big-wins')).json().from).toEqual(BIG_WIN_FROM);
  expect((await platform.app.inject('/big-wins?game=no-such')).statusCode).toBe(404);
});

/** What everybody was told of big wins, oldest first. */
const told = async () =>
  (await platform.ctx.db.select().from(publicEvents).orderBy(publicEvents.id)).flatMap(({ topic, payload }) =>
    topic === 'big-wins' && payload.type === 'big-win' ? [payload.win] : [],
  );

it('a big win is told to everybody as it settles, as the list shows it, once', async () => {
  const player = await win(['499.99', '1255.50']);
  await win(['1500.00'], { bonus: true });
  const calls = await play(platform, player);
  await calls.bet('late', 'b', '10.00');
  await calls.win('late', 'w1', '700.00');
  await drainSettlements(platform.ctx);
  expect((await told()).map(({ amount }) => amount)).toEqual(['1255.50', '700.00']);
  expect(await told()).toEqual(await ask());
  await calls.win('late', 'w2', '900.00');
  await drainSettlements(platform.ctx);
  expect(await told()).toHaveLength(2);
});

it('a win that was undone before is not told of as a big one, and of many at once the biggest is', async () => {
  const player = await makePlayer(platform, { game: 100_000n });
  const undone = await play(platform, player);
  await undone.bet('1', 'b', '10.00');
  await undone.win('1', 'w', '9000.00');
  await undone.rollback('1', 'r', 'w');
  await win(Array.from({ length: 9 }, (_, place) => `${600 + place}.00`));
  await drainSettlements(platform.ctx);
  expect((await told()).map(({ amount }) => amount)).toEqual([608, 607, 606, 605, 604].map((sum) => `${sum}.00`));
});

it('the list of big wins is read once a minute however many ask, and may be kept for 60 seconds', async () => {
  expect((await platform.app.inject('/big-wins')).headers['cache-control']).toBe('public, max-age=60');
  await win(['600.00']);
  later(59);
  expect(await ask()).toEqual([]);
  later(1);
  expect(await ask()).toHaveLength(1);
});
