import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { createApp } from '../../../platform/src/app';
import type { Env } from '../../../platform/src/env';
import { fixedIntegrations, gameIntegrations } from '../../../platform/src/gateways/providers/integrations';
import type { GameIntegration } from '../../../platform/src/gateways/providers/port';
import { importFeed } from '../../../platform/src/services/play/games/import-feed';
import { keepImported } from '../../../platform/src/services/play/games/keep-imported';
import { makePlayer } from '../../support/funded-player';
import type { TestPlatform } from '../../support/platform';
import { feedGame, feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';

const FIRST = feedOf('v1', [
  feedGame('lucky-fox', { title: 'Lucky Fox', popularity: 900, released_on: '2025-05-01', tags: ['classic'] }),
  feedGame('gold-rush', {
    title: 'Gold Rush',
    popularity: 500,
    provider: 'steppe',
    theme: 'gold',
    released_on: '2026-02-02',
  }),
  feedGame('altyn-burkit', { title: 'Алтын Бүркіт', popularity: 700, provider: 'steppe', countries_blocked: ['UA'] }),
  feedGame('blue-wheel', { title: 'Blue Wheel', popularity: 100, category: 'live' }),
]);

/** The settings of a process, as its environment. */
const commandEnv = (env: Env) =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value ?? '')]));

const it = gameTest(FIRST, ({ url }) => ({ STUDIO_URL: url, STUDIO_PUBLIC_URL: 'http://games.example:4200' }));
let house: GameIntegration;

it.beforeAll(async ({ platform }) => {
  const found = gameIntegrations(platform.ctx.env).get('house');
  if (!found) throw new Error('no house integration');
  house = found;
  await importFeed(platform.ctx, house);
});

const query = (platform: TestPlatform, text: string, values: unknown[] = []) =>
  platform.ctx.db.$client.query(text, values);
const get = (platform: TestPlatform, url: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ url, headers });
const slugs = async (platform: TestPlatform, url: string): Promise<string[]> =>
  (await get(platform, url)).json().items.map(({ slug }: { slug: string }) => slug);

it('the catalogue lists games by page, filter and order', async ({ platform }) => {
  expect(await slugs(platform, '/games')).toEqual(['lucky-fox', 'altyn-burkit', 'gold-rush', 'blue-wheel']);
  expect(await slugs(platform, '/games?sort=new&pageSize=2')).toEqual(['gold-rush', 'altyn-burkit']);
  expect(await slugs(platform, '/games?sort=title')).toEqual(['blue-wheel', 'gold-rush', 'lucky-fox', 'altyn-burkit']);
  expect(await slugs(platform, '/games?provider=steppe')).toEqual(['altyn-burkit', 'gold-rush']);
  expect(await slugs(platform, '/games?category=live')).toEqual(['blue-wheel']);
  expect(await slugs(platform, '/games?tag=classic')).toEqual(['lucky-fox']);
  expect(await slugs(platform, '/games?theme=gold')).toEqual(['gold-rush']);
  // A collection: by name, in the editor's order, each once.
  const named = '/games?slugs=blue-wheel,no-such-game,lucky-fox,blue-wheel&sort=title';
  expect(await slugs(platform, named)).toEqual(['blue-wheel', 'lucky-fox']);
  expect(await slugs(platform, '/games?slugs=no-such-game')).toEqual([]);
  expect((await get(platform, '/games?slugs=a,,b')).json()).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
  expect((await get(platform, '/games?page=2&pageSize=3')).json()).toMatchObject({ total: 4, page: 2, pageSize: 3 });
  expect((await get(platform, '/games?page=0')).json()).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
});

it('the catalogue shows one game with canonical amounts and its wagering rate', async ({ platform }) => {
  expect((await get(platform, '/games/gold-rush')).json()).toEqual({
    slug: 'gold-rush',
    title: 'Gold Rush',
    provider: { slug: 'steppe', name: 'Steppe Wind' },
    category: 'slots',
    tags: [],
    theme: 'gold',
    rtp: '96.20',
    volatility: 'medium',
    min_bet: { uah: '1.00', kzt: '10.00' },
    max_bet: { uah: '500.50', kzt: '5000.00' },
    released_on: '2026-02-02',
    popularity: 500,
    contribution: 100,
    image: '/art/gold-rush',
  });
  expect((await get(platform, '/games/blue-wheel')).json().contribution).toBe(10);
  expect((await get(platform, '/games/nothing')).json()).toMatchObject({ errorCode: 'NOT_FOUND' });
});

it('the catalogue lists providers with their number of games', async ({ platform }) => {
  expect((await get(platform, '/providers')).json().items).toEqual([
    { slug: 'north', name: 'North Star', games: 2 },
    { slug: 'steppe', name: 'Steppe Wind', games: 2 },
  ]);
});

it('the catalogue answers 304 to whoever has the page already', async ({ platform }) => {
  const first = await get(platform, '/games?sort=new');
  expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
  const etag = String(first.headers.etag);
  const second = await get(platform, '/games?sort=new', { 'if-none-match': `"other", W/${etag}` });
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe('');
  expect(second.headers.etag).toBe(etag);
  expect((await get(platform, '/games?sort=title', { 'if-none-match': etag })).statusCode).toBe(200);
});

it.for([
  ['whose RTP rises beyond what the house keeps', { rtp: '100.50' }, 10],
  ['that becomes a live one', { category: 'live' }, 25],
] as const)(
  'a game %s counts a tenth for wagering from then on, but for what its operator says of a live one',
  async ([, more, said], { platform, provider }) => {
    const changed = FIRST.games.map((game) => (game.slug === 'gold-rush' ? { ...game, ...more } : game));
    const importAs = async (version: string) => {
      provider.state.feed = feedOf(version, changed);
      await importFeed(platform.ctx, house);
      return (await query(platform, "select contribution from games where slug = 'gold-rush'")).rows[0];
    };
    expect(await importAs('changed')).toEqual({ contribution: 10 });
    await query(platform, "update games set contribution = 25 where slug = 'gold-rush'");
    expect(await importAs('changed again')).toEqual({ contribution: said });
    provider.state.feed = FIRST;
    await importFeed(platform.ctx, house);
    await query(platform, "update games set contribution = 100 where slug = 'gold-rush'");
  },
);

it('games survive imports with the operator’s switches, and are never deleted', async ({ platform, provider }) => {
  const { ctx } = platform;
  await query(platform, "update games set enabled = false, contribution = 50 where slug = 'gold-rush'");
  provider.state.feed = feedOf('v2', [
    ...FIRST.games.filter(({ slug }) => slug !== 'blue-wheel').map((game) => ({ ...game, rtp: '95.00' })),
    feedGame('new-moon', { title: 'New Moon', popularity: 10 }),
  ]);
  expect(await importFeed(ctx, house)).toMatchObject({ changed: true, version: 'v2' });
  expect(await importFeed(ctx, house)).toMatchObject({ changed: false });
  await expect.poll(() => slugs(platform, '/games')).toEqual(['lucky-fox', 'altyn-burkit', 'new-moon']);
  const gold = await query(platform, "select * from games where slug = 'gold-rush'");
  expect(gold.rows[0]).toMatchObject({ enabled: false, available: true, contribution: 50, rtp: '95.00' });
  const gone = await query(platform, "select * from games where slug = 'blue-wheel'");
  expect(gone.rows[0]).toMatchObject({ available: false });

  await query(platform, 'update games set enabled = true, contribution = 100');
  provider.state.feed = { ...FIRST, version: 'v3' };
  await importFeed(ctx, house);
  await expect.poll(() => slugs(platform, '/games')).toHaveLength(4);
});

it('an import of games renews the catalogue of every process', async ({ platform, provider }) => {
  const other = await createApp(platform.ctx);
  await other.ready();
  expect((await other.inject('/games/search?q=meteor')).json().items).toEqual([]);
  provider.state.feed = feedOf('v4', [...FIRST.games, feedGame('meteor', { title: 'Meteor Park' })]);
  await importFeed(platform.ctx, house);
  for (const [{ app }, q] of [
    [{ app: other }, 'meteor'],
    [platform, 'vtntjh'],
  ] as const) {
    const found = async () => (await app.inject(`/games/search?q=${q}`)).json().items;
    await expect.poll(found).toMatchObject([{ slug: 'meteor' }]);
  }
  await other.close();
});

it('games are imported once when many processes start at once', async ({ platform, provider }) => {
  provider.state.feed = { ...FIRST, version: 'v5' };
  const results = await Promise.all(Array.from({ length: 6 }, () => importFeed(platform.ctx, house)));
  expect(results.filter(({ changed }) => changed)).toHaveLength(1);
});

it('an import of games keeps what it has when the feed fails, is empty or is wrong, and tries again', async ({
  platform,
  provider,
}) => {
  provider.state.feed = null;
  await expect(importFeed(platform.ctx, house)).rejects.toThrow('500');
  provider.state.feed = feedOf('v6', []);
  await expect(importFeed(platform.ctx, house)).rejects.toThrow('no games');
  provider.state.feed = feedOf('v6', [feedGame('x', { provider: 'nobody' })]);
  await expect(importFeed(platform.ctx, house)).rejects.toThrow('nobody');
  provider.state.feed = feedOf('v6', [feedGame('x', { min_bet: { uah: '600', kzt: '10' } })]);
  await expect(importFeed(platform.ctx, house)).rejects.toThrow('smallest bet');
  expect((await query(platform, 'select * from game_feeds')).rows).toMatchObject([
    { integration: 'house', version: 'v5' },
  ]);

  provider.state.feed = null;
  const before = provider.state.asked.length;
  const imports = keepImported(platform.ctx, fixedIntegrations(gameIntegrations(platform.ctx.env)));
  await expect.poll(() => provider.state.asked.length).toBeGreaterThan(before);
  provider.state.feed = { ...FIRST, version: 'v7' };
  await imports.first;
  await imports.stop();
  expect((await query(platform, 'select * from game_feeds')).rows).toMatchObject([{ version: 'v7' }]);
});

it('games are imported by a command of its own', async ({ platform, provider }) => {
  provider.state.feed = { ...FIRST, version: 'v8' };
  const run = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'platform/src/import-games.ts'], {
      env: { ...process.env, ...commandEnv(platform.ctx.env), LOG_LEVEL: 'silent' },
    });
  expect((await run()).stdout).toBe('house: 4 games, version v8, taken\n');
  expect((await run()).stdout).toBe('house: 4 games, version v8, unchanged\n');
});

it('the search of games takes three characters and more', async ({ platform }) => {
  expect(await slugs(platform, `/games/search?q=${encodeURIComponent('алтын')}`)).toEqual(['altyn-burkit']);
  expect(await slugs(platform, '/games/search?q=altin+birkut')).toEqual(['altyn-burkit']);
  expect((await get(platform, '/games/search?q=%20go%20')).json()).toMatchObject({ errorCode: 'SEARCH_TOO_SHORT' });
  expect((await get(platform, '/games/search')).json()).toMatchObject({ errorCode: 'VALIDATION_ERROR' });
});

it('a game is launched with a one-time token that is not kept', async ({ platform }) => {
  const player = await makePlayer(platform);
  const url = '/games/lucky-fox/launch';
  const answer = await platform.app.inject({ method: 'POST', url, headers: player.bearer, payload: { locale: 'kk' } });
  expect(answer.statusCode).toBe(201);
  const launch = new URL(answer.json().launch_url);
  expect(launch.origin + launch.pathname).toBe('http://games.example:4200/play');
  expect(launch.searchParams.get('game')).toBe('lucky-fox');
  expect(launch.searchParams.get('locale')).toBe('kk');
  const token = launch.searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThanOrEqual(40);
  const { rows } = await query(platform, 'select * from game_sessions where id = $1', [answer.json().session_id]);
  const [session] = rows;
  expect(session).toMatchObject({ user_id: player.id, game: 'lucky-fox', integration: 'house', currency: 'uah' });
  expect(JSON.stringify(session)).not.toContain(token);
});

it('a demo is opened without login', async ({ platform }) => {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/games/altyn-burkit/demo',
    payload: { locale: 'uk', currency: 'kzt' },
  });
  expect(answer.statusCode).toBe(201);
  const { searchParams } = new URL(answer.json().launch_url);
  expect(Object.fromEntries(searchParams)).toEqual({
    game: 'altyn-burkit',
    mode: 'demo',
    currency: 'kzt',
    locale: 'uk',
  });
});

it('a game that is blocked, switched off, gone, unknown or down is not launched', async ({
  startPlatform,
  platform,
  provider,
}) => {
  const here = await makePlayer(platform);
  const there = await makePlayer(platform, {}, { currency: 'kzt', country: 'KZ' });
  const launch = async (slug: string, player = here) => {
    const payload = { locale: 'ru' };
    const options = { method: 'POST' as const, url: `/games/${slug}/launch`, headers: player.bearer, payload };
    const answer = await platform.app.inject(options);
    return answer.json().errorCode ?? answer.statusCode;
  };
  expect(await launch('altyn-burkit')).toBe('GAME_NOT_AVAILABLE_IN_COUNTRY');
  expect(await launch('altyn-burkit', there)).toBe(201);
  expect(await launch('nothing')).toBe('NOT_FOUND');
  const switchTo = (enabled: boolean) =>
    query(platform, "update providers set enabled = $1 where slug = 'north'", [enabled]);
  await switchTo(false);
  expect(await launch('lucky-fox')).toBe('GAME_UNAVAILABLE');
  await switchTo(true);
  expect(await launch('lucky-fox')).toBe(201);
  provider.state.feed = feedOf(
    'v9',
    FIRST.games.filter(({ slug }) => slug !== 'blue-wheel'),
  );
  await importFeed(platform.ctx, house);
  expect(await launch('blue-wheel')).toBe('GAME_UNAVAILABLE');
  const down = await startPlatform({ STUDIO_URL: provider.url });
  await importFeed(down.ctx, house);
  provider.state.up = false;
  const payload = { locale: 'ru', currency: 'uah' };
  const refused = await down.app.inject({ method: 'POST', url: '/games/lucky-fox/demo', payload });
  expect(refused.json()).toMatchObject({ errorCode: 'GAME_NOT_WORKING' });
  provider.state.up = true;
  expect((await down.app.inject({ method: 'POST', url: '/games/lucky-fox/demo', payload })).statusCode).toBe(201);
  const guest = await platform.app.inject({
    method: 'POST',
    url: '/games/lucky-fox/launch',
    payload: { locale: 'ru' },
  });
  expect(guest.statusCode).toBe(401);
});
