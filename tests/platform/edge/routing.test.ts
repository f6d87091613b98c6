import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EdgeHarness, startEdgeHarness } from '../../support/edge-harness';

let harness: EdgeHarness;

beforeEach(async () => {
  harness = await startEdgeHarness();
});
afterEach(() => harness.stop());

describe('languages', () => {
  it.each([
    ['/', {}, '/ru'],
    ['/profile?tab=rating', { 'accept-language': 'uk-UA,uk;q=0.9' }, '/uk/profile?tab=rating'],
    ['/games', { 'accept-language': 'uk', cookie: 'a=b; NEXT_LOCALE=kk' }, '/kk/games'],
    ['/ua/games', { 'accept-language': 'en' }, '/uk/games'],
    ['//evil.example/x', {}, '/ru//evil.example/x'],
  ])('the edge sends %s with %j to %s', async (path, headers, address) => {
    const answer = await harness.sendRequest(path, { headers });
    expect([answer.status, answer.headers.location, answer.headers.vary]).toEqual([
      307,
      address,
      'Accept-Language, Cookie',
    ]);
    expect(harness.origin.seen).toHaveLength(0);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/icon', '/favicon.ico', '/_next/image?url=x'])(
    'the edge leaves the address %s alone',
    async (path) => {
      await harness.sendRequest(path);
      expect([...new Set(harness.origin.seen.map(({ url }) => url))]).toEqual([path]);
    },
  );
});

describe('where requests go', () => {
  it('the edge tells the four upstreams apart', async () => {
    const other = await startEdgeHarness({ site: harness.origin.url, studio: harness.origin.url });
    // `other.origin` plays platform and content; `harness.origin` site and studio.
    const wanted = [
      '/api/users?x=1',
      '/content-media/a.webp?v=2',
      '/api/health',
      '/api/revalidate',
      '/art/one/256.webp',
    ];
    for (const path of wanted) await other.sendRequest(path);
    await other.stop();
    expect(other.origin.seen.map(({ url }) => url)).toEqual(['/users?x=1', '/api/media/file/a.webp?v=2']);
    expect([...new Set(harness.origin.seen.map(({ url }) => url))]).toEqual([
      '/api/health',
      '/api/revalidate',
      '/art/one/256.webp',
    ]);
  });

  it('the edge asks for art once, without a visitor’s cookies, and leaves it inert', async () => {
    harness.origin.answer = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
        .end('art');
    const headers = { cookie: 'kozyr_refresh=secret', authorization: 'Bearer x' };
    const first = await harness.sendRequest('/art/lucky/256.webp', { headers });
    const second = await harness.sendRequest('/art/lucky/256.webp');
    expect(harness.origin.seen).toHaveLength(1);
    expect(harness.origin.seen[0]?.headers).not.toMatchObject({ cookie: expect.anything() });
    expect([first.text, second.text, second.headers['x-kozyr-cache']]).toEqual(['art', 'art', 'hit']);
    expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(second.headers['content-security-policy']).toContain('sandbox');
  });

  it('the edge keeps a file of the site for as long as it says', async () => {
    harness.origin.answer = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=600' }).end('1;');
    for (let count = 0; count < 3; count += 1) expect((await harness.sendRequest('/file.js')).text).toBe('1;');
    expect(harness.origin.seen).toHaveLength(1);
    harness.clock.time += 601_000;
    await harness.sendRequest('/file.js');
    expect(harness.origin.seen).toHaveLength(2);
  });

  it('the edge keeps the policy that a file of the site came with: it is what the service worker may do', async () => {
    const policy = "default-src 'none'; connect-src 'self'";
    const headers = {
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=60',
      'content-security-policy': policy,
    };
    harness.origin.answer = (_, response) => response.writeHead(200, headers).end('1;');
    const [fetched, kept] = [await harness.sendRequest('/sw.js'), await harness.sendRequest('/sw.js')];
    expect(harness.origin.seen).toHaveLength(1);
    for (const answer of [fetched, kept]) expect(answer.headers['content-security-policy']).toBe(policy);
  });

  it('the edge keeps a file by its name alone, whichever build the page names that asks for it', async () => {
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
    harness.origin.answer = (_, response) => response.writeHead(200, headers).end('1;');
    const states: unknown[] = [];
    for (const query of ['', '?dpl=old', '?dpl=new', '?dpl=old&x=1', '?x=1'])
      states.push((await harness.sendRequest(`/_next/static/chunks/a.js${query}`)).headers['x-kozyr-cache']);
    expect(states.slice(1, 3)).toEqual(['hit', 'hit']);
    expect(harness.origin.seen.map(({ url }) => url)).toEqual([
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/a.js?dpl=old&x=1',
      '/_next/static/chunks/a.js?x=1',
    ]);
  });

  it('the edge does not keep files that may change', async () => {
    harness.origin.answer = (_, response) => response.writeHead(200, { 'cache-control': 'no-cache' }).end('x');
    await harness.sendRequest('/_next/static/chunks/a.js');
    const before = harness.origin.seen.length;
    await harness.sendRequest('/_next/static/chunks/a.js');
    expect(harness.origin.seen.length).toBeGreaterThan(before);
  });

  it.each(['/content-media/../users', '/content-media/%2e%2e%2fusers', '/api/..%5cx', '/ru/%00'])(
    'the edge passes %s to nobody',
    async (path) => {
      const answer = await harness.sendRequest(path);
      expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([400, 'BAD_REQUEST']);
      expect(harness.origin.seen).toHaveLength(0);
    },
  );

  it.each(['/api/seamless/house/bet', '/api/webhooks/payments/hosted', '/api/%77ebhooks/payments/hosted'])(
    'the edge shows %s to the outside only when told to',
    async (path) => {
      const hidden = await harness.sendRequest(path, { method: 'POST', body: '{}' });
      expect([hidden.status, JSON.parse(hidden.text).errorCode]).toEqual([404, 'NOT_FOUND']);
      expect(harness.origin.seen).toHaveLength(0);
      const open = await startEdgeHarness({ exposeCallbacks: true });
      expect((await open.sendRequest(path, { method: 'POST', body: '{}' })).status).toBe(200);
      expect(open.origin.seen.map(({ method, url }) => [method, url])).toEqual([['POST', path.slice(4)]]);
      await open.stop();
    },
  );

  it.each([
    '/api/operator',
    '/api/operator/withdrawals',
    '/api/operator/docs/json',
    '/api/%6fperator/me',
    '/api//Operator/me',
  ])('the edge shows %s to nobody outside, also with an operator’s key', async (path) => {
    const open = await startEdgeHarness({ exposeCallbacks: true });
    for (const method of ['GET', 'POST']) {
      const headers = { authorization: 'Operator a-key-that-would-be-good-0123456789ab' };
      const answer = await open.sendRequest(path, { method, headers });
      expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([404, 'NOT_FOUND']);
    }
    expect(open.origin.seen).toHaveLength(0);
    await open.stop();
  });

  it('the edge is healthy by itself', async () => {
    await harness.origin.stop();
    expect(JSON.parse((await harness.sendRequest('/_edge/health')).text)).toMatchObject({ status: 'ok' });
    expect((await harness.sendRequest('/_edge/other')).status).toBe(404);
  });
});

describe('headers on the way', () => {
  it('the edge says itself who asks, and believes nobody else', async () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
    };
    await harness.sendRequest('/api/users', {
      headers: { ...headers, authorization: 'Bearer t', cookie: 'kozyr_refresh=r' },
    });
    const seen = harness.origin.seen[0]?.headers ?? {};
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(harness.url).host,
      host: new URL(harness.origin.url).host,
      authorization: 'Bearer t',
      cookie: 'kozyr_refresh=r',
    });
    expect(JSON.stringify(seen)).not.toContain('6.6.6.6');
  });

  it('the edge believes as many proxies as it is told to', async () => {
    const behind = await startEdgeHarness({ trustedProxies: 1 });
    const headers = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'kozyr.example',
    };
    await behind.sendRequest('/api/users', { headers });
    const seen = behind.origin.seen[0]?.headers;
    await behind.stop();
    expect(seen).toMatchObject({
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'kozyr.example',
    });
  });

  it('the edge lets nobody but a trusted proxy say the country of a visitor', async () => {
    const asked = { headers: { 'X-Country': 'KZ', 'x-place': 'KZ' } };
    await harness.sendRequest('/api/country', asked);
    const named = await startEdgeHarness({ countryHeader: 'x-place' });
    await named.sendRequest('/api/country', asked);
    const behind = await startEdgeHarness({ trustedProxies: 1 });
    await behind.sendRequest('/api/country', asked);
    for (const other of [named, behind]) await other.stop();
    expect(harness.origin.seen[0]?.headers).not.toMatchObject({ 'x-country': expect.anything() });
    expect(named.origin.seen[0]?.headers).not.toMatchObject({ 'x-place': expect.anything() });
    expect(behind.origin.seen[0]?.headers).toMatchObject({ 'x-country': 'KZ' });
  });

  it('the edge gives a body on with its own length or in chunks, and an answer back as it came', async () => {
    const bodies: string[] = [];
    harness.origin.answer = (incoming, response) => {
      let text = '';
      incoming.on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('end', () => {
        bodies.push(`${incoming.headers['content-length'] ?? incoming.headers['transfer-encoding']}:${text}`);
        response.writeHead(409, {
          'content-type': 'application/json',
          'set-cookie': ['a=1', 'b=2'],
          connection: 'close, x-hop',
          'x-hop': '1',
        });
        response.end('{"errorCode":"IDEMPOTENCY_CONFLICT"}');
      });
    };
    const sized = await harness.sendRequest('/api/auth/web', {
      method: 'POST',
      headers: { 'content-length': '5' },
      body: 'hello',
    });
    await harness.sendRequest('/api/auth/web', {
      method: 'DELETE',
      headers: { 'transfer-encoding': 'chunked' },
      body: 'hello',
    });
    await harness.sendRequest('/api/auth/logout', { method: 'POST' });
    expect(bodies).toEqual(['5:hello', 'chunked:hello', '0:']);
    expect(sized.status).toBe(409);
    expect(sized.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(sized.headers['x-hop']).toBeUndefined();
  });

  it('the edge refuses what could be read as two requests', async () => {
    const smuggled =
      'POST /api/a HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/b HTTP/1.1\r\nHost: x\r\n\r\n';
    const withBody =
      'GET /api/a HTTP/1.1\r\nHost: x\r\nContent-Length: 33\r\n\r\nGET /api/b HTTP/1.1\r\nHost: x\r\n\r\n\r\n';
    expect(await exchange(smuggled)).toMatch(/^HTTP\/1\.1 400/);
    const answer = await exchange(withBody);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(harness.origin.seen).toHaveLength(0);
  });

  it('the edge refuses a body that is too large, told or not', async () => {
    const big = 'x'.repeat(1024 * 1024 + 1);
    harness.origin.answer = (incoming, response) => {
      incoming.resume();
      incoming.on('end', () => response.end('taken'));
    };
    expect((await harness.sendRequest('/api/a', { method: 'POST', body: big })).status).toBe(413);
    const headers = { 'transfer-encoding': 'chunked' };
    expect((await harness.sendRequest('/api/a', { method: 'POST', headers, body: big })).status).toBe(413);
  });

  it('the edge refuses methods and addresses nobody needs', async () => {
    expect((await harness.sendRequest('/ru', { method: 'TRACE' })).status).toBe(405);
    expect((await harness.sendRequest('/content-media/a.webp', { method: 'POST' })).status).toBe(405);
    expect((await harness.sendRequest(`/ru/${'x'.repeat(5_000)}`)).status).toBe(414);
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
