import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { gameIntegrations } from '../../../platform/src/gateways/providers/integrations';
import { importFeed } from '../../../platform/src/services/play/games/import-feed';
import { type Catalogue, openCatalogue } from '../../../studio/src/catalogue/catalogue';
import { FOUNDING_SIZE } from '../../../studio/src/catalogue/founding';
import { feed } from '../../../studio/src/routes/feed';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

const whole = openCatalogue();
let young: FastifyInstance;
let studio: FastifyInstance;

/** The studio's feed of a catalogue, over HTTP. */
async function publish(catalogue: Catalogue): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(feed, { catalogue, blocked: new Map() });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

/** Imports what this studio publishes. */
async function take(platform: TestPlatform, from: FastifyInstance) {
  const STUDIO_URL = from.listeningOrigin;
  const house = gameIntegrations({ ...platform.ctx.env, STUDIO_URL }).get('house');
  if (!house) throw new Error('no house integration');
  return importFeed(platform.ctx, house);
}

beforeAll(async () => {
  young = await publish(openCatalogue(FOUNDING_SIZE));
  studio = await publish(whole);
});
afterAll(async () => {
  await young.close();
  await studio.close();
});

const body = async (platform: TestPlatform, url: string) => (await platform.app.inject(url)).json();

it('the whole catalogue grows from the first 150 games, switches of the operator kept', async ({ platform }) => {
  expect(await take(platform, young)).toMatchObject({ changed: true, games: FOUNDING_SIZE });
  const kept = whole.games[0]?.slug ?? '';
  await platform.ctx.db.$client.query('update games set enabled = false where slug = $1', [kept]);
  expect(await take(platform, studio)).toMatchObject({ changed: true, games: whole.games.length });
  expect((await body(platform, '/games?pageSize=1')).total).toBe(whole.games.length - 1);
  expect(await body(platform, `/games/${kept}`)).toMatchObject({ errorCode: 'GAME_UNAVAILABLE' });
});

it('the whole catalogue takes the same feed once', async ({ platform }) => {
  expect(await take(platform, studio)).toMatchObject({ changed: false, games: whole.games.length });
});

it('the whole catalogue lists 25 providers, each with a page of its own to show', async ({ platform }) => {
  const { items } = await body(platform, '/providers');
  expect(items).toHaveLength(25);
  for (const { slug, games } of items) {
    expect(games, slug).toBeGreaterThanOrEqual(59);
    expect((await body(platform, `/games?provider=${slug}&pageSize=12`)).items).toHaveLength(12);
  }
});

it('the whole catalogue finds each of a sample by its title', async ({ platform }) => {
  const sample = whole.games.filter((_, index) => index % 211 === 7);
  for (const { title, slug } of sample) {
    const { items } = await body(platform, `/games/search?q=${encodeURIComponent(title)}`);
    expect(items[0]?.slug, title).toBe(slug);
  }
});

it('the studio sends its feed compressed to whoever reads that, and nothing to whoever has it', async () => {
  const plain = await studio.inject('/feed');
  const packed = await studio.inject({ url: '/feed', headers: { 'accept-encoding': 'gzip, deflate' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json().games).toHaveLength(whole.games.length);
  const again = await studio.inject({ url: '/feed', headers: { 'if-none-match': String(plain.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
