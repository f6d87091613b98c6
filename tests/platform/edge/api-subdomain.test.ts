import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EdgeHarness, startEdgeHarness } from '../../support/edge-harness';

const SITE = 'https://kozyr.example';
const API = 'api.kozyr.example';
let harness: EdgeHarness;

beforeEach(async () => {
  harness = await startEdgeHarness({ publicUrl: SITE, apiRate: 1 });
  harness.origin.answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
afterEach(() => harness.stop());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  harness.sendRequest(path, { method, headers: { host: API, origin: SITE, ...headers } });

it('the api subdomain passes every path to the platform, query and all, and tells it the name', async () => {
  for (const path of ['/users', '/bonuses?currency=uah&page=1', '/', '/health', '/auth/refresh', '/en/games'])
    expect((await ask(path)).status).toBe(200);
  expect(harness.origin.seen.map(({ url }) => url)).toEqual([
    '/users',
    '/bonuses?currency=uah&page=1',
    '/',
    '/health',
    '/auth/refresh',
    '/en/games',
  ]);
  expect(harness.origin.seen[0]?.headers['x-forwarded-host']).toBe(API);
});

it.each(['/operator/stuck', '/OPERATOR', '/%6fperator/x', '/seamless/house/bet', '/webhooks/payments', '//operator'])(
  'the api subdomain hides %s as the address below /api does',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
    expect(harness.origin.seen).toHaveLength(0);
  },
);

it('the api subdomain serves no page, file or door of its own', async () => {
  for (const path of ['/_edge/health', '/_edge/purge', '/_next/static/x.js', '/api/revalidate', '/ru']) await ask(path);
  // All of it went to the platform, which knows no such addresses.
  expect(harness.origin.seen.map(({ url }) => url)).toEqual([
    '/_edge/health',
    '/_edge/purge',
    '/_next/static/x.js',
    '/api/revalidate',
    '/ru',
  ]);
});

it('the api subdomain lets pages of the site read answers, refusals of the edge too, and nobody else’s', async () => {
  const read = async (origin: string) => (await ask('/users', { origin })).headers['access-control-allow-origin'];
  expect(await read(SITE)).toBe(SITE);
  for (const origin of ['https://evil.example', 'https://games.kozyr.example', 'http://kozyr.example', 'null'])
    expect(await read(origin)).toBeUndefined();
  let last = await ask('/users');
  for (let i = 0; i < 10 && last.status !== 429; i += 1) last = await ask('/users');
  expect([
    last.status,
    last.headers['access-control-allow-origin'],
    last.headers['access-control-allow-credentials'],
  ]).toEqual([429, SITE, 'true']);
  expect(last.headers['access-control-expose-headers']).toContain('retry-after');
});

it('the api subdomain is decided by the name that was asked for, and by a proxy’s word only where one is trusted', async () => {
  await harness.sendRequest('/users', { headers: { host: 'kozyr.example', 'x-forwarded-host': API } });
  expect(harness.origin.seen).toHaveLength(0);
  const behind = await startEdgeHarness({ publicUrl: SITE, trustedProxies: 1 });
  await behind.sendRequest('/users', { headers: { host: 'inner', 'x-forwarded-host': API } });
  expect(behind.origin.seen.map(({ url }) => url)).toEqual(['/users']);
  await behind.stop();
});
