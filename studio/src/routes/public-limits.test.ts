import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { DomainError } from '../errors/domain-error';
import { limitPublic, UNSIGNED_COST } from './public-limits';

const clock = { time: 0 };
const apps: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

function makeApp({ hops = 0, maxConnections = 50 } = {}) {
  const app = Fastify({ trustProxy: (_address, hop) => hop < hops });
  apps.push(app);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof DomainError)) throw error;
    if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
    return reply.status(error.status).send({ errorCode: error.code });
  });
  const limits = limitPublic(app, { trusted: hops > 0, now: () => clock.time, maxConnections });
  for (const path of ['/play', '/art/a/64.webp', '/tables', '/api/balance', '/ready', '/assets/a.js'])
    app.get(path, async () => 'ok');
  app.post('/rounds/recall', async (request) => {
    if (request.headers['x-signature'] !== 'good') limits.charge(request, UNSIGNED_COST);
    return 'ok';
  });
  return app;
}

type App = ReturnType<typeof makeApp>;
type Asked = { url: string; remoteAddress: string; headers?: Record<string, string>; method?: 'GET' | 'POST' };

/** How many of so many requests are answered 200. */
async function passed(app: App, count: number, ask: (index: number) => Asked): Promise<number> {
  let good = 0;
  for (let index = 0; index < count; index += 1) if ((await app.inject(ask(index))).statusCode === 200) good += 1;
  return good;
}

it('the studio lets a network open a lobby’s worth of games, then says 429, how long to wait and why', async () => {
  const app = makeApp();
  const play = { url: '/play', remoteAddress: '192.0.2.1' };
  expect(await passed(app, 130, () => play)).toBe(120);
  const refused = await app.inject(play);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().errorCode]).toEqual([
    429,
    '1',
    'TOO_MANY_REQUESTS',
  ]);
  // Nobody else is touched, nor what has limits of its own.
  expect(await passed(app, 5, () => ({ ...play, remoteAddress: '192.0.2.2' }))).toBe(5);
  expect(await passed(app, 5, () => ({ ...play, url: '/api/balance' }))).toBe(5);
  expect(await passed(app, 5, () => ({ ...play, url: '/ready' }))).toBe(5);
  clock.time += 1_000;
  expect(await passed(app, 20, () => play)).toBe(10);
});

it('the studio counts the /64, /56 and /48 of an IPv6 address: another address of the same house buys nothing', async () => {
  const of = (remoteAddress: (index: number) => string) =>
    passed(makeApp(), 2_500, (index) => ({ url: '/play', remoteAddress: remoteAddress(index) }));
  expect(await of((index) => `2001:db8:1:1::${index.toString(16)}`)).toBe(120);
  expect(await of((index) => `2001:db8:1:1${(index % 256).toString(16).padStart(2, '0')}::1`)).toBe(480);
  expect(await of((index) => `2001:db8:1:${index.toString(16)}::1`)).toBe(1_920);
}, 30_000);

it('the studio believes a forwarded address only where a proxy is said to stand in front', async () => {
  const made = (index: number) => ({
    ...{ url: '/play', remoteAddress: '127.0.0.1' },
    headers: { 'x-forwarded-for': `198.51.100.${index % 250}` },
  });
  expect(await passed(makeApp(), 200, made)).toBe(120);
  expect(await passed(makeApp({ hops: 1 }), 200, made)).toBe(200);
});

it('the studio serves the front door and the platform over loopback widely, but no browser’s page', async () => {
  const app = makeApp();
  const own = (url: string) => () => ({ url, remoteAddress: '127.0.0.1' });
  expect(await passed(app, 1_500, own('/art/a/64.webp'))).toBe(1_500);
  expect(await passed(app, 700, own('/assets/a.js'))).toBe(600);
});

it('the studio never counts a signed call, and charges one whose signature is none', async () => {
  const app = makeApp();
  const call = (signature: string) => () => ({
    ...{ url: '/rounds/recall', method: 'POST' as const, remoteAddress: '192.0.2.1' },
    headers: { 'x-signature': signature },
  });
  expect(await passed(app, 100, call('bad'))).toBe(60);
  expect(await passed(app, 700, call('good'))).toBe(700);
});

it('the studio closes connections beyond what a network may hold, and takes one again when another has gone', async () => {
  const app = makeApp({ maxConnections: 3 });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const enter = async (): Promise<[Socket, boolean]> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET /assets/a.js HTTP/1.1\r\nhost: a\r\n\r\n');
    const open = await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
    return [socket, open];
  };
  const entered = [await enter(), await enter(), await enter(), await enter()];
  expect(entered.map(([, open]) => open)).toEqual([true, true, true, false]);
  entered[0]?.[0].destroy();
  let again = await enter();
  while (!again[1]) again = await enter();
  for (const [socket] of [...entered, again]) socket.destroy();
});
