import { gameIndexSchema } from '@kozyr/contracts/game-index';
import { expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { gameIntegrations } from '../../../platform/src/gateways/providers/integrations';
import { importFeed } from '../../../platform/src/services/play/games/import-feed';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { feedGame, feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';
import { play } from '../../support/play/wallet-caller';

const FEED = feedOf('v1', [
  feedGame('lucky-fox', { title: 'Lucky Fox' }),
  feedGame('gold-rush', { title: 'Gold Rush', provider: 'steppe' }),
  feedGame('altyn-burkit', { title: 'Altyn Burkit', provider: 'steppe', countries_blocked: ['UA', 'EU'] }),
]);
const it = gameTest(FEED, ({ url }) => ({ STUDIO_URL: url, STUDIO_PUBLIC_URL: 'http://games.example:4200' }));
let admin: TestOperator;
let here: TestPlayer;
let there: TestPlayer;
const takeFeed = async (platform: TestPlatform) => {
  const house = gameIntegrations(platform.ctx.env).get('house');
  if (!house) throw new Error('no house integration');
  await importFeed(platform.ctx, house);
};
it.beforeAll(async ({ platform }) => {
  await takeFeed(platform);
  admin = await makeOperator(platform, 'admin');
});
it.beforeEach(async ({ platform }) => {
  here = await makePlayer(platform, { game: 10_000n });
  there = await makePlayer(platform, { game: 10_000n }, { currency: 'kzt', country: 'KZ' });
});

const close = async (platform: TestPlatform, what: string, closed_in: readonly string[]) =>
  (await callAs(platform, admin, `/operator/${what}/closed-in`, { method: 'PUT', body: { closed_in } })).json();
const launch = async (platform: TestPlatform, player: TestPlayer, slug: string) => {
  const request = { method: 'POST' as const, url: `/games/${slug}/launch`, payload: { locale: 'uk' } };
  const answer = await platform.app.inject({ ...request, headers: player.bearer });
  return answer.json().errorCode ?? answer.statusCode;
};
const closedOf = async (platform: TestPlatform) => {
  const { closed, title } = gameIndexSchema.parse((await platform.app.inject('/games/index')).json());
  return Object.fromEntries(Object.entries(closed ?? {}).map(([place, areas]) => [title[Number(place)], areas]));
};

it('a game or studio that an operator closes in a country opens for nobody from there, and for everybody else', async ({
  platform,
}) => {
  expect(await close(platform, 'games/lucky-fox', ['KZ', 'KZ'])).toEqual({
    slug: 'lucky-fox',
    closed_in: ['KZ'],
    changed: true,
  });
  expect(await close(platform, 'games/lucky-fox', ['KZ'])).toMatchObject({ changed: false });
  await close(platform, 'providers/steppe', ['KZ']);
  for (const slug of ['lucky-fox', 'gold-rush', 'altyn-burkit'])
    expect(await launch(platform, there, slug)).toBe('GAME_NOT_AVAILABLE_IN_COUNTRY');
  expect([await launch(platform, here, 'lucky-fox'), await launch(platform, here, 'gold-rush')]).toEqual([201, 201]);
  await expect
    .poll(() => closedOf(platform))
    .toEqual({
      'Lucky Fox': ['KZ'],
      'Gold Rush': ['KZ'],
      'Altyn Burkit': ['EU', 'KZ', 'UA'],
    });

  // What the operator closed outlives the next import; the feed's own follows the feed.
  await takeFeed(platform);
  expect(await launch(platform, there, 'lucky-fox')).toBe('GAME_NOT_AVAILABLE_IN_COUNTRY');
  await close(platform, 'games/lucky-fox', []);
  await close(platform, 'providers/steppe', []);
  expect([await launch(platform, there, 'lucky-fox'), await launch(platform, there, 'altyn-burkit')]).toEqual([
    201, 201,
  ]);
  await expect.poll(() => closedOf(platform)).toEqual({ 'Altyn Burkit': ['EU', 'UA'] });
  const deeds = await platform.ctx.db.select().from(auditLog);
  expect(
    deeds.filter(({ subject }) => subject === 'lucky-fox').map(({ action, details }) => [action, details.after]),
  ).toEqual([
    ['game_closed_in', 'KZ'],
    ['game_closed_in', ''],
  ]);
});

it('a game that is closed while a player has it open takes no stake of theirs, alone, in a batch or in a play, and pays what is due', async ({
  platform,
}) => {
  const [mine, theirs] = [await play(platform, here), await play(platform, there)];
  expect((await theirs.bet('r1', 'b1', '20.00')).status).toBe(200);
  await close(platform, 'games/lucky-fox', ['KZ']);
  const refused = await Promise.all([theirs.bet('r2', 'b2', '20.00'), theirs.bet('r3', 'b3', '20.00')]);
  expect(refused.map(({ body }) => [body.error, body.message])).toEqual(
    Array(2).fill(['GAME_UNAVAILABLE', "This game is not offered in the player's country."]),
  );
  const played = await theirs.play('r4', [{ action: 'bet', transaction_id: 'b4', amount: '20.00' }]);
  expect(played.body.error).toBe('GAME_UNAVAILABLE');
  expect((await theirs.win('r1', 'w1', '50.00')).status).toBe(200);
  expect((await mine.bet('r5', 'b5', '5.00')).status).toBe(200);
  await close(platform, 'games/lucky-fox', []);
  expect((await theirs.bet('r6', 'b6', '20.00')).status).toBe(200);
});

it('what is no area, no game and no studio is refused with what is wrong', async ({ platform }) => {
  expect((await close(platform, 'games/lucky-fox', ['Kazakhstan'])).errorCode).toBe('VALIDATION_ERROR');
  expect((await close(platform, 'games/nothing', ['KZ'])).errorCode).toBe('NOT_FOUND');
  expect((await close(platform, 'providers/nobody', ['KZ'])).errorCode).toBe('NOT_FOUND');
});
