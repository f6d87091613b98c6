import { addSeconds } from 'date-fns';
import { expect } from 'vitest';
import { makePlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, GAME, play } from '../../support/play/wallet-caller';

it.beforeAll(({ platform }) => addGames(platform));

const pass = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = addSeconds(platform.clock.now, seconds);
};
/** Past what a process keeps, and past what counts as now. */
it.beforeEach(({ platform }) => pass(platform, 600));

const ask = async ({ app }: TestPlatform) => (await app.inject('/played-now')).json().items;

let stakes = 0;
/** A player who stakes 1.00 in each of the games, one after the other. */
async function playing(platform: TestPlatform, ...games: string[]) {
  const player = await makePlayer(platform, { game: 100_000n });
  for (const game of games) {
    stakes += 1;
    const calls = await play(platform, player, game);
    expect((await calls.bet(`now${stakes}`, `now${stakes}`, '1.00')).status).toBe(200);
  }
  return player;
}

it('of a game that nobody plays, or one player alone, nothing is told', async ({ platform }) => {
  await playing(platform, GAME);
  expect(await ask(platform)).toEqual([]);
});

it('each player counts once, for the game of their last stake, and the most played game comes first', async ({
  platform,
}) => {
  await playing(platform, GAME, GAME);
  await playing(platform, GAME);
  await playing(platform, GAME, 'gold-rush');
  await playing(platform, 'gold-rush');
  await playing(platform, 'gold-rush');
  expect(await ask(platform)).toEqual([
    { slug: 'gold-rush', players: 3 },
    { slug: GAME, players: 2 },
  ]);
});

it('five minutes after their last stake a player does not play now', async ({ platform }) => {
  await playing(platform, GAME);
  pass(platform, 240);
  await playing(platform, GAME);
  expect(await ask(platform)).toEqual([{ slug: GAME, players: 2 }]);
  pass(platform, 61);
  expect(await ask(platform)).toEqual([]);
});

it('it is counted once a minute, however many ask', async ({ platform }) => {
  await playing(platform, GAME);
  await playing(platform, GAME);
  expect(await ask(platform)).toHaveLength(1);
  await playing(platform, GAME);
  expect(await ask(platform)).toEqual([{ slug: GAME, players: 2 }]);
  pass(platform, 60);
  expect(await ask(platform)).toEqual([{ slug: GAME, players: 3 }]);
});
