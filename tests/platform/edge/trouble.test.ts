import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COSTS } from '../../../edge/src/limits/costs';
import { createGate } from '../../../edge/src/limits/gate';
import { createGates } from '../../../edge/src/limits/gates';
import { type EdgeHarness, startEdgeHarness, staticPage } from '../../support/edge-harness';

let harness: EdgeHarness;

beforeEach(async () => {
  harness = await startEdgeHarness();
});
afterEach(() => harness.stop());

const html = { accept: 'text/html,*/*' };

describe('when something is down', () => {
  it.each([
    ['/kk/games', {}, 'kk', 'Техникалық'],
    ['/uk', { 'accept-language': 'en' }, 'uk', 'Тривають технічні роботи'],
    ['/en/profile', { cookie: '__prerender_bypass=1' }, 'en', 'Technical work'],
  ])('the edge shows a page for %s that says so in the visitor’s language', async (path, headers, language, words) => {
    await harness.origin.stop();
    const answer = await harness.sendRequest(path, { headers: { ...html, ...headers } });
    expect([answer.status, answer.headers['content-language'], answer.headers['retry-after']]).toEqual([
      503,
      language,
      '5',
    ]);
    expect(answer.text).toContain(words);
    expect(answer.text).not.toContain('<script');
  });

  it('the edge answers the API with the error object when something is down', async () => {
    await harness.origin.stop();
    const answer = await harness.sendRequest('/api/users', { headers: html });
    expect([answer.status, answer.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
    expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE', message: expect.any(String) });
  });

  it('the edge answers 502 when the upstream breaks off before it says anything', async () => {
    harness.origin.answer = (incoming) => incoming.socket.destroy();
    expect((await harness.sendRequest('/api/users')).status).toBe(502);
    expect((await harness.sendRequest('/ru', { headers: html })).status).toBe(502);
  });

  it('the edge asks once more on a new connection when a kept one was closed, however many of them were', async () => {
    const used = new Set<Socket>();
    const together: (() => void)[] = [];
    harness.origin.answer = ({ socket }, response) => {
      used.add(socket);
      together.push(() => response.end('ok'));
    };
    const first = [1, 2, 3].map(() => harness.sendRequest('/api/users'));
    await expect.poll(() => together).toHaveLength(3);
    for (const answer of together) answer();
    await Promise.all(first);
    const page = staticPage('ok');
    harness.origin.answer = (incoming, response) => {
      if (used.has(incoming.socket)) incoming.socket.destroy();
      else page(incoming, response);
    };
    expect((await harness.sendRequest('/api/users')).status).toBe(200);
    expect((await harness.sendRequest('/ru', { headers: html })).status).toBe(200);
  });
});

describe('when more calls are under way than may be', () => {
  const narrow = () => {
    const gate = (name: string, running: number) => createGate({ name, running, waiting: 0 });
    const gates = { calls: gate('the API', 2), stakingCallbacks: gate('bets', 2), settlingCallbacks: gate('wins', 2) };
    return startEdgeHarness({ exposeCallbacks: true }, { ...createGates(), ...gates });
  };

  it('the edge refuses calls beyond its places at once with 503 and when to come back, and takes them again later', async () => {
    const edge = await narrow();
    const waiting: (() => void)[] = [];
    edge.origin.answer = (_, response) => waiting.push(() => response.end('ok'));
    const asked = [edge.sendRequest('/api/one'), edge.sendRequest('/api/two', { method: 'POST', body: '{}' })];
    await expect.poll(() => waiting).toHaveLength(2);
    const refused = await edge.sendRequest('/api/three', { method: 'POST', body: '{}' });
    expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.text).errorCode]).toEqual([
      503,
      '1',
      'SERVICE_UNAVAILABLE',
    ]);
    for (const answer of waiting) answer();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
    edge.origin.answer = (_, response) => response.end('ok');
    expect((await edge.sendRequest('/api/three')).status).toBe(200);
    await edge.stop();
  });

  it('the edge lets no crowd of players or bets keep a win or a payment out', async () => {
    const edge = await narrow();
    const waiting: (() => void)[] = [];
    edge.origin.answer = (_, response) => waiting.push(() => response.end('ok'));
    const post = (path: string) => edge.sendRequest(path, { method: 'POST', body: '{}' });
    const crowd = ['/api/users', '/api/users', '/api/seamless/house/bet', '/api/seamless/house/bet'].map(post);
    await expect.poll(() => waiting).toHaveLength(4);
    expect((await post('/api/users')).status).toBe(503);
    expect((await post('/api/seamless/house/bet')).status).toBe(503);
    const settled = [post('/api/seamless/house/win'), post('/api/webhooks/payments/hosted')];
    await expect.poll(() => waiting).toHaveLength(6);
    expect((await post('/api/seamless/house/refund')).status).toBe(503);
    for (const answer of waiting) answer();
    expect((await Promise.all([...crowd, ...settled])).map(({ status }) => status)).toEqual(Array(6).fill(200));
    await edge.stop();
  });

  it('the edge counts neither streams that have begun nor callers that have gone', async () => {
    const edge = await narrow();
    edge.origin.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': open\n\n');
    };
    const streams = await Promise.all([1, 2, 3].map(() => fetch(`${edge.url}/api/events`)));
    edge.origin.answer = () => undefined;
    for (let count = 0; count < 3; count += 1) {
      const before = edge.origin.seen.length;
      const gone = new AbortController();
      const call = fetch(`${edge.url}/api/slow`, { signal: gone.signal }).catch(() => 'gone');
      await expect.poll(() => edge.origin.seen.length).toBe(before + 1);
      gone.abort();
      expect(await call).toBe('gone');
    }
    edge.origin.answer = (_, response) => response.end('ok');
    await expect.poll(async () => (await edge.sendRequest('/api/users')).status).toBe(200);
    await Promise.all(streams.map((stream) => stream.body?.cancel()));
    await edge.stop();
  });
});

describe('limits', () => {
  it('the edge slows one client of the API down with 429, and not the kept pages', async () => {
    const tight = await startEdgeHarness({ apiRate: 1, clientBudget: 5 });
    tight.origin.answer = staticPage('<p>x</p>');
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await tight.sendRequest('/api/users')).status);
    const refused = await tight.sendRequest('/api/users');
    for (let count = 0; count < 20; count += 1) statuses.push((await tight.sendRequest('/ru')).status);
    tight.clock.time += 1_000;
    statuses.push((await tight.sendRequest('/api/users')).status);
    await tight.stop();
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429, ...Array(20).fill(200), 200]);
    expect([refused.headers['retry-after'], JSON.parse(refused.text).errorCode]).toEqual(['1', 'TOO_MANY_REQUESTS']);
  });

  it('the edge slows one client down who asks for pages that are not kept', async () => {
    const tight = await startEdgeHarness({ clientBudget: 6 * (COSTS.page / 40) });
    tight.origin.answer = staticPage('<p>x</p>');
    const statuses = [];
    for (let count = 0; count < 8; count += 1)
      statuses.push((await tight.sendRequest(`/ru/made-up-${count}`, { headers: html })).status);
    await tight.stop();
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429]);
  });

  it.each([
    ['/made-up.css?', COSTS.pass],
    ['/art/lucky/256.webp?', COSTS.file],
    ['/content-media/a.webp?', COSTS.content],
    ['/_next/image?w=', COSTS.file],
    ['/api/health?', COSTS.health],
  ])('the edge slows one client down who asks for %s with ever new queries', async (path, cost) => {
    const tight = await startEdgeHarness({ clientBudget: 1 });
    const statuses = [];
    for (let count = 0; count < 22; count += 1) statuses.push((await tight.sendRequest(`${path}${count}`)).status);
    await tight.stop();
    const allowed = Math.ceil(40 / cost);
    expect(statuses).toEqual([...Array(allowed).fill(200), ...Array(22 - allowed).fill(429)]);
  });
});

describe('while developing', () => {
  it('the edge keeps nothing, relaxes the policy and passes websockets while developing', async () => {
    const dev = await startEdgeHarness({ development: true, cache: false });
    let visits = 0;
    dev.origin.answer = (incoming, response) => {
      visits += 1;
      staticPage(`${visits}`)(incoming, response);
    };
    await dev.sendRequest('/ru');
    const page = await dev.sendRequest('/ru');
    dev.origin.server.on('upgrade', (_: IncomingMessage, socket: import('node:net').Socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello');
      socket.on('data', (data) => socket.end(data));
      socket.on('error', () => undefined);
    });
    const answer = await exchange(
      'GET /_next/webpack-hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nping',
      dev.url,
    );
    await dev.stop();
    expect(page.text).toBe('2');
    expect(page.headers['content-security-policy']).toContain("'unsafe-eval'");
    expect(answer).toMatch(/^HTTP\/1\.1 101/);
    expect(answer.endsWith('helloping')).toBe(true);
  });
});

/** Sends bytes as they are and reads until the other side closes. */
function exchange(text: string, url = harness.url): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
