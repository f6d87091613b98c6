import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Lab, startLab, staticPage } from '../support/edge-lab';

let lab: Lab;

beforeEach(async () => {
  lab = await startLab();
});
afterEach(() => lab.stop());

const html = { accept: 'text/html,*/*' };

describe('languages', () => {
  it.each([
    ['/', {}, '/ru'],
    ['/profile?tab=rating', { 'accept-language': 'uk-UA,uk;q=0.9' }, '/uk/profile?tab=rating'],
    ['/games', { 'accept-language': 'uk', cookie: 'a=b; NEXT_LOCALE=kk' }, '/kk/games'],
    ['/ua/games', { 'accept-language': 'en' }, '/uk/games'],
    ['//evil.example/x', {}, '/ru//evil.example/x'],
  ])('sends %s with %j to %s', async (path, headers, address) => {
    const answer = await lab.ask(path, { headers });
    expect([answer.status, answer.headers.location, answer.headers.vary]).toEqual([
      307,
      address,
      'Accept-Language, Cookie',
    ]);
    expect(lab.origin.seen).toHaveLength(0);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/icon', '/favicon.ico', '/_next/image?url=x'])(
    'leaves %s alone',
    async (path) => {
      await lab.ask(path);
      expect(lab.origin.seen.map(({ url }) => url)).toEqual([path]);
    },
  );
});

describe('where requests go', () => {
  it('tells the four upstreams apart', async () => {
    const other = await startLab({ site: lab.origin.url, studio: lab.origin.url });
    // `other.origin` plays platform and content; `lab.origin` site and studio.
    const wanted = [
      '/api/users?x=1',
      '/content-media/a.webp?v=2',
      '/api/health',
      '/api/revalidate',
      '/art/one/256.webp',
    ];
    for (const path of wanted) await other.ask(path);
    await other.stop();
    expect(other.origin.seen.map(({ url }) => url)).toEqual(['/users?x=1', '/api/media/file/a.webp?v=2']);
    expect([...new Set(lab.origin.seen.map(({ url }) => url))]).toEqual([
      '/api/health',
      '/api/revalidate',
      '/art/one/256.webp',
    ]);
  });

  it('asks for art once, without a visitor’s cookies, and leaves it inert', async () => {
    lab.origin.answer = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
        .end('art');
    const headers = { cookie: 'kozyr_refresh=secret', authorization: 'Bearer x' };
    const first = await lab.ask('/art/lucky/256.webp', { headers });
    const second = await lab.ask('/art/lucky/256.webp');
    expect(lab.origin.seen).toHaveLength(1);
    expect(lab.origin.seen[0]?.headers).not.toMatchObject({ cookie: expect.anything() });
    expect([first.text, second.text, second.headers['x-kozyr-cache']]).toEqual(['art', 'art', 'hit']);
    expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(second.headers['content-security-policy']).toContain('sandbox');
  });

  it('does not keep files that may change', async () => {
    lab.origin.answer = (_, response) => response.writeHead(200, { 'cache-control': 'no-cache' }).end('x');
    await lab.ask('/_next/static/chunks/a.js');
    const before = lab.origin.seen.length;
    await lab.ask('/_next/static/chunks/a.js');
    expect(lab.origin.seen.length).toBeGreaterThan(before);
  });

  it.each(['/content-media/../users', '/content-media/%2e%2e%2fusers', '/api/..%5cx', '/ru/%00'])(
    'passes %s to nobody',
    async (path) => {
      const answer = await lab.ask(path);
      expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([400, 'BAD_REQUEST']);
      expect(lab.origin.seen).toHaveLength(0);
    },
  );

  it('is healthy by itself', async () => {
    await lab.origin.stop();
    expect(JSON.parse((await lab.ask('/_edge/health')).text)).toMatchObject({ status: 'ok' });
    expect((await lab.ask('/_edge/other')).status).toBe(404);
  });
});

describe('headers on the way', () => {
  it('says itself who asks, and believes nobody else', async () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
    };
    await lab.ask('/api/users', { headers: { ...headers, authorization: 'Bearer t', cookie: 'kozyr_refresh=r' } });
    const seen = lab.origin.seen[0]?.headers ?? {};
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(lab.url).host,
      host: new URL(lab.origin.url).host,
      authorization: 'Bearer t',
      cookie: 'kozyr_refresh=r',
    });
    expect(JSON.stringify(seen)).not.toContain('6.6.6.6');
  });

  it('believes as many proxies as it is told to', async () => {
    const behind = await startLab({ trustedProxies: 1 });
    const headers = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'kozyr.example',
    };
    await behind.ask('/api/users', { headers });
    const seen = behind.origin.seen[0]?.headers;
    await behind.stop();
    expect(seen).toMatchObject({
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'kozyr.example',
    });
  });

  it('gives a body on with its own length or in chunks, and an answer back as it came', async () => {
    const bodies: string[] = [];
    lab.origin.answer = (incoming, response) => {
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
    const sized = await lab.ask('/api/auth/web', { method: 'POST', headers: { 'content-length': '5' }, body: 'hello' });
    await lab.ask('/api/auth/web', { method: 'DELETE', headers: { 'transfer-encoding': 'chunked' }, body: 'hello' });
    await lab.ask('/api/auth/logout', { method: 'POST' });
    expect(bodies).toEqual(['5:hello', 'chunked:hello', '0:']);
    expect(sized.status).toBe(409);
    expect(sized.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(sized.headers['x-hop']).toBeUndefined();
  });

  it('refuses what could be read as two requests', async () => {
    const smuggled =
      'POST /api/a HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/b HTTP/1.1\r\nHost: x\r\n\r\n';
    const withBody =
      'GET /api/a HTTP/1.1\r\nHost: x\r\nContent-Length: 33\r\n\r\nGET /api/b HTTP/1.1\r\nHost: x\r\n\r\n\r\n';
    expect(await exchange(smuggled)).toMatch(/^HTTP\/1\.1 400/);
    const answer = await exchange(withBody);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(lab.origin.seen).toHaveLength(0);
  });

  it('refuses a body that is too large, told or not', async () => {
    const big = 'x'.repeat(1024 * 1024 + 1);
    lab.origin.answer = (incoming, response) => {
      incoming.resume();
      incoming.on('end', () => response.end('taken'));
    };
    expect((await lab.ask('/api/a', { method: 'POST', body: big })).status).toBe(413);
    const chunked = lab.ask('/api/a', { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: big });
    expect(
      await chunked.then(
        ({ status }) => status,
        (error: NodeJS.ErrnoException) => error.code,
      ),
    ).not.toBe(200);
  });

  it('refuses methods and addresses nobody needs', async () => {
    expect((await lab.ask('/ru', { method: 'TRACE' })).status).toBe(405);
    expect((await lab.ask('/content-media/a.webp', { method: 'POST' })).status).toBe(405);
    expect((await lab.ask(`/ru/${'x'.repeat(5_000)}`)).status).toBe(414);
  });
});

describe('streams', () => {
  it('passes events one by one, and lets the upstream go when the client leaves', async () => {
    const upstream: { send?: (text: string) => void; left?: Promise<unknown> } = {};
    lab.origin.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      upstream.send = (text) => response.write(text);
      upstream.left = once(response, 'close');
    };
    const { outgoing, message } = await open('/api/events');
    expect(message.headers['content-type']).toBe('text/event-stream');
    for (const text of ['data: 1\n\n', 'data: 2\n\n']) {
      upstream.send?.(text);
      const [chunk] = await once(message, 'data');
      expect(String(chunk)).toBe(text);
    }
    message.on('error', () => undefined);
    outgoing.destroy();
    await upstream.left;
    expect(upstream.left).toBeDefined();
  });

  it('shows a cut answer as cut', async () => {
    lab.origin.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    };
    await expect(lab.ask('/api/big')).rejects.toThrow();
  });

  it('ends streams when it stops', async () => {
    lab.origin.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
    };
    const { message } = await open('/api/events');
    message.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => message.once('close', () => resolve()));
    message.resume();
    await lab.closeEdge(10);
    await closed;
    expect(message.complete).toBe(false);
  });
});

describe('when something is down', () => {
  it.each([
    ['/kk/games', {}, 'kk', 'Техникалық'],
    ['/uk', { 'accept-language': 'en' }, 'uk', 'Тривають технічні роботи'],
    ['/en/profile', { cookie: '__prerender_bypass=1' }, 'en', 'Technical work'],
  ])('shows a page for %s that says so in the visitor’s language', async (path, headers, language, words) => {
    await lab.origin.stop();
    const answer = await lab.ask(path, { headers: { ...html, ...headers } });
    expect([answer.status, answer.headers['content-language'], answer.headers['retry-after']]).toEqual([
      503,
      language,
      '5',
    ]);
    expect(answer.text).toContain(words);
    expect(answer.text).not.toContain('<script');
  });

  it('answers the API with the error object', async () => {
    await lab.origin.stop();
    const answer = await lab.ask('/api/users', { headers: html });
    expect([answer.status, answer.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
    expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE', message: expect.any(String) });
  });

  it('answers 502 when the upstream breaks off before it says anything', async () => {
    lab.origin.answer = (incoming) => incoming.socket.destroy();
    expect((await lab.ask('/api/users')).status).toBe(502);
    expect((await lab.ask('/ru', { headers: html })).status).toBe(502);
  });
});

describe('limits', () => {
  it('slows one client of the API down with 429, and not the kept pages', async () => {
    const tight = await startLab({ apiRate: 1, pageRate: 1 });
    tight.origin.answer = staticPage('<p>x</p>');
    const statuses = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await tight.ask('/api/users')).status);
    const refused = await tight.ask('/api/users');
    for (let count = 0; count < 20; count += 1) statuses.push((await tight.ask('/ru')).status);
    tight.clock.time += 1_000;
    statuses.push((await tight.ask('/api/users')).status);
    await tight.stop();
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429, ...Array(20).fill(200), 200]);
    expect([refused.headers['retry-after'], JSON.parse(refused.text).errorCode]).toEqual(['1', 'TOO_MANY_REQUESTS']);
  });

  it('slows one client down who asks for pages that are not kept', async () => {
    const tight = await startLab({ pageRate: 1 });
    tight.origin.answer = staticPage('<p>x</p>');
    const statuses = [];
    for (let count = 0; count < 8; count += 1)
      statuses.push((await tight.ask(`/ru/made-up-${count}`, { headers: html })).status);
    await tight.stop();
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429]);
  });
});

describe('while developing', () => {
  it('keeps nothing, relaxes the policy and passes websockets', async () => {
    const dev = await startLab({ development: true, cache: false });
    let visits = 0;
    dev.origin.answer = (incoming, response) => {
      visits += 1;
      staticPage(`${visits}`)(incoming, response);
    };
    await dev.ask('/ru');
    const page = await dev.ask('/ru');
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

async function open(path: string): Promise<{ outgoing: ClientRequest; message: IncomingMessage }> {
  const outgoing = request(`${lab.url}${path}`, { agent: false });
  outgoing.on('error', () => undefined);
  outgoing.end();
  const message = await new Promise<IncomingMessage>((resolve) => outgoing.once('response', resolve));
  return { outgoing, message };
}

/** Sends bytes as they are and reads until the other side closes. */
function exchange(text: string, url = lab.url): Promise<string> {
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
