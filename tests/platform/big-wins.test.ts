import type { BigWin } from '@kozyr/contracts/big-wins';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { games } from '../../platform/src/db/schema/games';
import { makePlayer } from '../support/funded-player';
import { startPlatform, type TestPlatform } from '../support/platform';
import { addGames, GAME, play } from '../support/wallet-caller';

let platform: TestPlatform;
const started: TestPlatform[] = [];
beforeEach(async () => {
  platform = await startPlatform();
  started.push(platform);
  await addGames(platform);
});
afterAll(() => Promise.all(started.map((one) => one.stop())));

const ask = async (): Promise<BigWin[]> => (await platform.app.inject('/big-wins')).json().items;
const later = (seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};

/** One settled round with a stake of 10.00 for each win, of a new player. */
async function win(amounts: string[], options: { currency?: 'uah' | 'kzt'; bonus?: boolean; game?: string } = {}) {
  const { currency = 'uah', bonus = false, game = GAME } = options;
  const player = await makePlayer(platform, bonus ? { bonus: 100_000n } : { game: 100_000n }, { currency });
  const calls = await play(platform, player, game);
  for (const [round, amount] of amounts.entries()) {
    await calls.bet(`r${round}`, `b${round}`, '10.00');
    await calls.win(`r${round}`, `w${round}`, amount);
  }
  return player;
}

it('has nothing to show before anybody wins', async () => {
  expect(await ask()).toEqual([]);
});

it('shows the biggest first, each currency ranked by itself, with the game and what it multiplied by', async () => {
  await win(['50.00', '1255.50']);
  await win(['9000.00', '300.00'], { currency: 'kzt', game: 'gold-rush' });
  const wins = await ask();
  expect(wins.map(({ amount, currency }) => `${amount} ${currency}`)).toEqual([
    '1255.50 uah',
    '9000.00 kzt',
    '50.00 uah',
    '300.00 kzt',
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

it('leaves out what is no win in real money: bonus money, a return below the stake, a round still open', async () => {
  await win(['500.00'], { bonus: true });
  await win(['9.99', '10.00', '0.00']);
  const player = await makePlayer(platform, { game: 10_000n });
  const open = await play(platform, player);
  await open.bet('1', '1', '10.00');
  await open.win('1', '2', '700.00', false);
  expect(await ask()).toEqual([]);
});

it('tells nothing that leads to a player', async () => {
  const player = await win(['100.00', '200.00']);
  const answer = (await platform.app.inject('/big-wins')).body;
  expect(answer).not.toContain(player.id);
  const names = (await ask()).map((one) => one.player);
  expect(new Set(names).size).toBe(1);
  platform.clock.now = new Date('2026-03-02T10:07:59.999Z');
  await win(['300.00']);
  expect((await ask())[0]?.won_at).toBe('2026-03-02T10:07:00.000Z');
});

it('shows at most twenty, of the last seven days', async () => {
  await win(Array.from({ length: 25 }, (_, place) => `${100 + place}.00`));
  expect(await ask()).toHaveLength(20);
  expect((await ask())[0]?.amount).toBe('124.00');
  later(60);
  await win(['5000.00'], { game: 'gold-rush' });
  expect((await ask())[0]?.amount).toBe('5000.00');
  later(7 * 86_400);
  expect((await ask()).map(({ amount }) => amount)).toEqual(['5000.00']);
  later(60);
  expect(await ask()).toEqual([]);
});

it('passes over games that are not on offer', async () => {
  await win(['5000.00'], { game: 'gold-rush' });
  await win(['100.00']);
  await platform.ctx.db.update(games).set({ available: false }).where(eq(games.slug, 'gold-rush'));
  expect((await ask()).map(({ amount }) => amount)).toEqual(['100.00']);
});

it('is read once a minute however many ask, and may be kept for 60 seconds', async () => {
  expect((await platform.app.inject('/big-wins')).headers['cache-control']).toBe('public, max-age=60');
  await win(['100.00']);
  later(59);
  expect(await ask()).toEqual([]);
  later(1);
  expect(await ask()).toHaveLength(1);
});
