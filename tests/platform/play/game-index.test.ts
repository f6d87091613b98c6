import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dayOf, gameIndexSchema, gameSummarySchema } from '@kozyr/contracts/game-index';
import { expect } from 'vitest';
import { gameIntegrations } from '../../../platform/src/gateways/providers/integrations';
import { importFeed } from '../../../platform/src/services/play/games/import-feed';
import type { TestPlatform } from '../../support/platform';
import { feedGame, feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';

const GAMES = [
  feedGame('lucky-fox', { title: 'Lucky Fox', popularity: 900, tags: ['animals', 'classic'], theme: 'jungle' }),
  feedGame('gold-and-dust', { title: 'Gold & Dust', provider: 'steppe', rtp: '95.00', volatility: 'high' }),
  feedGame('altyn-burkit', { title: 'Алтын Бүркіт', provider: 'steppe', min_bet: { uah: '2', kzt: '20' } }),
  feedGame('blue-wheel', { title: 'Blue Wheel', category: 'live', released_on: '2025-03-01' }),
];

const it = gameTest(feedOf('v1', GAMES), ({ url }) => ({
  STUDIO_URL: url,
  STUDIO_PUBLIC_URL: 'http://games.example:4200',
}));
const take = async (platform: TestPlatform) => {
  const house = gameIntegrations(platform.ctx.env).get('house');
  if (!house) throw new Error('no house integration');
  await importFeed(platform.ctx, house);
};
it.beforeAll(async ({ platform }) => {
  await take(platform);
});

const get = (platform: TestPlatform, url: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ url, headers });

it('the game index gives the whole catalogue in columns, by title', async ({ platform }) => {
  const index = gameIndexSchema.parse((await get(platform, '/games/index')).json());
  expect(index.title).toEqual(['Blue Wheel', 'Gold & Dust', 'Lucky Fox', 'Алтын Бүркіт']);
  expect(index.slug).toEqual({ 3: 'altyn-burkit' });
  expect(index.provider.map((place) => index.providers[place]?.[0])).toEqual(['north', 'steppe', 'north', 'steppe']);
  expect(index.category).toEqual([2, 0, 0, 0]);
  expect(index.tag_set.map((set) => index.tag_sets[set]?.map((tag) => index.tags[tag]))).toEqual([
    [],
    [],
    ['animals', 'classic'],
    [],
  ]);
  expect(index.rtp.map((place) => index.rtps[place])).toEqual(['96.20', '95.00', '96.20', '96.20']);
  expect(index.volatility).toEqual([1, 2, 1, 1]);
  expect(index.bet.map((place) => index.bets[place]?.uah)).toEqual(['1.00', '1.00', '1.00', '2.00']);
  expect(index.released[0]).toBe(dayOf('2025-03-01'));
  expect(index.contribution).toEqual([10, 100, 100, 100]);
});

it('the game index is sent packed as the browser asks', async ({ platform }) => {
  const plain = (await get(platform, '/games/index')).body;
  const brotli = await get(platform, '/games/index', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
  const gzip = await get(platform, '/games/index', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
});

it('the game index may be kept for ever under its version, else is asked for again, and answers 304 to whoever has it', async ({
  platform,
}) => {
  const first = await get(platform, '/games/index');
  const { version } = first.json();
  expect(first.headers['cache-control']).toMatch(/^public, max-age=60/);
  expect((await get(platform, '/games/index?version=older')).headers['cache-control']).toMatch(/^public, max-age=60/);
  expect((await get(platform, `/games/index?version=${version}`)).headers['cache-control']).toMatch(/immutable/);
  const again = await get(platform, '/games/index', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('the summary of games sums up what there is, and follows an import', async ({ platform, provider }) => {
  const before = gameSummarySchema.parse((await get(platform, '/games/summary')).json());
  expect(before).toMatchObject({ total: 4, version: (await get(platform, '/games/index')).json().version });
  expect(before.categories).toEqual([
    { slug: 'slots', games: 3 },
    { slug: 'live', games: 1 },
  ]);
  expect(before.themes[0]).toEqual({ slug: 'cards', games: 3 });
  provider.state.feed = feedOf('v2', GAMES.slice(0, 2));
  await take(platform);
  await expect.poll(async () => (await get(platform, '/games/summary')).json().total).toBe(2);
  const after = (await get(platform, '/games/index')).json();
  expect(after.title).toEqual(['Gold & Dust', 'Lucky Fox']);
  expect(after.version).not.toBe(before.version);
});

it('the search finds studios beside games, and proposes something when nothing is found', async ({ platform }) => {
  const found = (await get(platform, '/games/search?q=stepe')).json();
  expect(found.providers).toEqual([{ slug: 'steppe', name: 'Steppe Wind', games: 1 }]);
  const near = (await get(platform, '/games/search?q=lucky%20zzzzzzz')).json();
  expect([near.items, near.providers]).toEqual([[], []]);
  expect(near.nearest.map(({ slug }: { slug: string }) => slug)).toEqual(['lucky-fox']);
  const far = (await get(platform, '/games/search?q=qqqqqqqq')).json();
  expect(far.items).toEqual([]);
  expect(far.nearest[0].slug).toBe('lucky-fox');
});
