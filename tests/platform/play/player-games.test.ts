import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { gameSessions } from '../../../platform/src/db/schema/games';
import { gameIntegrations } from '../../../platform/src/gateways/providers/integrations';
import { importFeed } from '../../../platform/src/services/play/games/import-feed';
import { makePlayer, type TestPlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { feedGame, feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';

const SLUGS = ['lucky-fox', 'gold-rush', 'blue-wheel', 'red-sun'];

const it = gameTest(
  feedOf(
    'v1',
    SLUGS.map((slug) => feedGame(slug)),
  ),
  ({ url }) => ({ STUDIO_URL: url, STUDIO_PUBLIC_URL: 'http://games.example:4200' }),
);

it.beforeAll(async ({ platform }) => {
  const house = gameIntegrations(platform.ctx.env).get('house');
  if (!house) throw new Error('no house integration');
  await importFeed(platform.ctx, house);
});

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST';
const ask = (platform: TestPlatform, player: TestPlayer, method: Method, url: string, body?: object) =>
  platform.app.inject({ method, url, headers: player.bearer, ...(body ? { body } : {}) });
const slugsAt = async (platform: TestPlatform, player: TestPlayer, url: string): Promise<string[]> =>
  (await ask(platform, player, 'GET', url)).json().items.map(({ slug }: { slug: string }) => slug);
const tick = (platform: TestPlatform) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + 1000);
};

it('favourites are kept newest first, each once, of whoever made them', async ({ platform }) => {
  const player = await makePlayer(platform);
  const stranger = await makePlayer(platform);
  for (const slug of ['gold-rush', 'lucky-fox', 'gold-rush']) {
    expect((await ask(platform, player, 'PUT', `/users/favourites/${slug}`)).statusCode).toBe(204);
    tick(platform);
  }
  expect(await slugsAt(platform, player, '/users/favourites')).toEqual(['lucky-fox', 'gold-rush']);
  expect(await slugsAt(platform, stranger, '/users/favourites')).toEqual([]);
  for (let again = 0; again < 2; again += 1) {
    expect((await ask(platform, player, 'DELETE', '/users/favourites/lucky-fox')).statusCode).toBe(204);
  }
  expect(await slugsAt(platform, player, '/users/favourites')).toEqual(['gold-rush']);
  expect((await ask(platform, player, 'PUT', '/users/favourites/nothing')).json().errorCode).toBe('NOT_FOUND');
});

it('favourites of before the login are merged under what is liked already, and unknown games forgiven', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  await ask(platform, player, 'PUT', '/users/favourites/blue-wheel');
  tick(platform);
  const body = { games: ['red-sun', 'nothing', 'lucky-fox', 'blue-wheel', 'red-sun'] };
  for (let again = 0; again < 2; again += 1) {
    const merged = await ask(platform, player, 'POST', '/users/favourites', body);
    expect(merged.json().items.map(({ slug }: { slug: string }) => slug)).toEqual([
      'red-sun',
      'lucky-fox',
      'blue-wheel',
    ]);
  }
  const many = { games: Array.from({ length: 201 }, (_, place) => `game-${place}`) };
  expect((await ask(platform, player, 'POST', '/users/favourites', many)).json().errorCode).toBe('VALIDATION_ERROR');
});

it('the last games go by the later of demo and money, never ahead of now', async ({ platform }) => {
  const player = await makePlayer(platform);
  const now = platform.clock.now.getTime();
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  const games = [
    { slug: 'lucky-fox', played_at: at(-300) },
    { slug: 'gold-rush', played_at: at(-200) },
    { slug: 'lucky-fox', played_at: at(-400) },
    { slug: 'red-sun', played_at: at(90_000) },
    { slug: 'nothing', played_at: at(-1) },
  ];
  const merged = await ask(platform, player, 'POST', '/users/recent-games', { games });
  expect(merged.json().items).toEqual([
    { slug: 'red-sun', played_at: at(0) },
    { slug: 'gold-rush', played_at: at(-200) },
    { slug: 'lucky-fox', played_at: at(-300) },
  ]);
  const older = [{ slug: 'gold-rush', played_at: at(-9000) }];
  await ask(platform, player, 'POST', '/users/recent-games', { games: older });
  const id = randomUUID();
  await platform.ctx.db.insert(gameSessions).values({
    id,
    userId: player.id,
    game: 'lucky-fox',
    integration: 'house',
    currency: 'uah',
    locale: 'uk',
    tokenHash: id,
    tokenExpiresAt: new Date(now),
    createdAt: new Date(now - 100_000),
    playId: id,
    playSince: new Date(now - 100_000),
  });
  expect(await slugsAt(platform, player, '/users/recent-games')).toEqual(['red-sun', 'lucky-fox', 'gold-rush']);
});

it('a player’s games leave out what is not on offer any more, and keep it for the day it is again', async ({
  platform,
  provider,
}) => {
  const player = await makePlayer(platform);
  await ask(platform, player, 'PUT', '/users/favourites/red-sun');
  const house = gameIntegrations(platform.ctx.env).get('house');
  if (!house) throw new Error('no house integration');
  const offer = async (version: string, slugs: string[]) => {
    provider.state.feed = feedOf(
      version,
      slugs.map((slug) => feedGame(slug)),
    );
    await importFeed(platform.ctx, house);
  };
  await offer('v2', SLUGS.slice(0, 3));
  await expect.poll(() => slugsAt(platform, player, '/users/favourites')).toEqual([]);
  await offer('v3', SLUGS);
  await expect.poll(() => slugsAt(platform, player, '/users/favourites')).toEqual(['red-sun']);
});
