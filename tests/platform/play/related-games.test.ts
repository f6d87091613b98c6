import { expect } from 'vitest';
import { gameIntegrations } from '../../../platform/src/gateways/providers/integrations';
import { importFeed } from '../../../platform/src/services/play/games/import-feed';
import { switchGame } from '../../../platform/src/services/play/games/switches';
import type { TestPlatform } from '../../support/platform';
import { feedGame, feedOf } from '../../support/play/game-provider';
import { gameTest } from '../../support/play/game-test';

const filler = Array.from({ length: 12 }, (_, index) =>
  feedGame(`filler-${index}`, { theme: `other-${index}`, tags: ['free-spins'], provider: 'steppe', popularity: 900 }),
);
const FEED = feedOf('v1', [
  feedGame('sea-king', { theme: 'sea', tags: ['free-spins', 'stacked'] }),
  feedGame('sea-queen', { theme: 'sea', tags: ['free-spins', 'stacked'], provider: 'steppe', popularity: 5 }),
  feedGame('sea-table', { theme: 'sea', category: 'live', provider: 'steppe', popularity: 1000 }),
  feedGame('stacked-gold', { theme: 'gold', tags: ['free-spins', 'stacked'], provider: 'steppe', popularity: 1 }),
  feedGame('of-the-house', { theme: 'gold', tags: ['free-spins'], popularity: 1 }),
  ...filler,
]);

const it = gameTest(FEED);
it.beforeAll(async ({ platform }) => {
  const house = gameIntegrations(platform.ctx.env).get('house');
  if (!house) throw new Error('no house integration');
  await importFeed(platform.ctx, house);
});

const get = (platform: TestPlatform, url: string, headers = {}) => platform.app.inject({ url, headers });
const related = async (platform: TestPlatform, slug: string, query = ''): Promise<string[]> =>
  (await get(platform, `/games/${slug}/related${query}`)).json().items.map((game: { slug: string }) => game.slug);

it('related games are ranked: theme and rare features, then the kind and the studio, then popularity', async ({
  platform,
}) => {
  const found = await related(platform, 'sea-king', '?limit=5');
  expect(found.slice(0, 3)).toEqual(['sea-queen', 'sea-table', 'stacked-gold']);
  expect(found).toHaveLength(5);
  expect(await related(platform, 'sea-king')).not.toContain('sea-king');
  expect(await related(platform, 'sea-king')).toHaveLength(12);
});

it('related games do not let one studio fill the row while others have something', async ({ platform }) => {
  const found = await related(platform, 'filler-0', '?limit=6');
  expect(found.filter((slug) => slug.startsWith('filler'))).toHaveLength(4);
});

it('related games are none that is switched off, and answer 304 to whoever has them', async ({ platform }) => {
  const first = await get(platform, '/games/sea-king/related');
  const held = { 'if-none-match': String(first.headers.etag) };
  expect((await get(platform, '/games/sea-king/related', held)).statusCode).toBe(304);
  await switchGame(platform.ctx.db, { slug: 'sea-queen', enabled: false });
  await expect.poll(() => related(platform, 'sea-king')).not.toContain('sea-queen');
  expect((await get(platform, '/games/sea-king/related', held)).statusCode).toBe(200);
  expect((await get(platform, '/games/nothing/related')).json()).toMatchObject({ errorCode: 'NOT_FOUND' });
  expect((await get(platform, '/games/sea-king/related?limit=100')).json()).toMatchObject({
    errorCode: 'VALIDATION_ERROR',
  });
});
