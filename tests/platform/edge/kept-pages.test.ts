import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDraftCookie } from '../../../edge/src/site/draft-cookie';
import { type EdgeHarness, SECRET, startEdgeHarness, staticPage } from '../../support/edge-harness';

let harness: EdgeHarness;

beforeEach(async () => {
  harness = await startEdgeHarness();
});
afterEach(() => harness.stop());

const MEMBER = { cookie: 'kozyr_audience=member; kozyr_refresh=top-secret' };
const purge = (body: string, secret = SECRET) =>
  harness.sendRequest('/_edge/purge', { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body });

/** Answers with a number that grows with each visit to the site. */
function countingPages(headers: Record<string, string | string[]> = {}): void {
  let visits = 0;
  harness.origin.answer = (request, response) => {
    visits += 1;
    staticPage(`<h1>visit ${visits}</h1>`, headers)(request, response);
  };
}

describe('kept pages', () => {
  it('the edge asks the site once and serves from memory after that, whatever the query', async () => {
    countingPages();
    const first = await harness.sendRequest('/ru/games?utm=1');
    const second = await harness.sendRequest('/ru/games?cashbox=show');
    expect([first.headers['x-kozyr-cache'], second.headers['x-kozyr-cache']]).toEqual(['miss', 'hit']);
    expect(second.text).toBe('<h1>visit 1</h1>');
    expect(harness.origin.seen.map(({ url }) => url)).toEqual(['/ru/games']);
  });

  it('the edge keeps guests and members apart', async () => {
    harness.origin.answer = (request, response) =>
      staticPage(`for ${request.headers.cookie ?? 'guest'}`)(request, response);
    await harness.sendRequest('/ru');
    expect((await harness.sendRequest('/ru', { headers: MEMBER })).text).toBe('for kozyr_audience=member');
    expect((await harness.sendRequest('/ru')).text).toBe('for guest');
    expect((await harness.sendRequest('/ru', { headers: MEMBER })).headers['x-kozyr-cache']).toBe('hit');
    expect(harness.origin.seen).toHaveLength(2);
  });

  it('the edge lets nothing of a visitor reach a page that others will see', async () => {
    countingPages();
    await harness.sendRequest('/ru', {
      headers: { ...MEMBER, 'x-forwarded-host': 'evil.example', 'user-agent': 'evil', 'next-url': '/x' },
    });
    const headers = harness.origin.seen[0]?.headers ?? {};
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'cookie', 'host']);
    expect(headers.cookie).toBe('kozyr_audience=member');
  });

  it('the edge makes one visit for all who come at once', async () => {
    const waiting: (() => void)[] = [];
    harness.origin.answer = (request, response) => waiting.push(() => staticPage('<p>one</p>')(request, response));
    const answers = Promise.all(Array.from({ length: 20 }, () => harness.sendRequest('/uk')));
    await expect.poll(() => waiting).toHaveLength(1);
    for (const go of waiting) go();
    expect((await answers).map(({ status, text }) => `${status} ${text}`)).toEqual(Array(20).fill('200 <p>one</p>'));
    expect(harness.origin.seen).toHaveLength(1);
  });

  it('the edge serves the old page at once when it is stale, and the new one when it is made', async () => {
    countingPages();
    await harness.sendRequest('/ru');
    harness.clock.time += 601_000;
    const stale = await harness.sendRequest('/ru');
    expect([stale.headers['x-kozyr-cache'], stale.text]).toEqual(['stale', '<h1>visit 1</h1>']);
    await expect.poll(async () => (await harness.sendRequest('/ru')).text).toBe('<h1>visit 2</h1>');
    expect(harness.origin.seen).toHaveLength(2);
  });

  it('the edge waits for the new page when the old one is too old', async () => {
    countingPages();
    await harness.sendRequest('/ru');
    harness.clock.time += 4_300_000;
    expect((await harness.sendRequest('/ru')).text).toBe('<h1>visit 2</h1>');
  });

  it('the edge shows what it has while the site is broken or gone, and does not storm it', async () => {
    countingPages();
    await harness.sendRequest('/ru');
    harness.clock.time += 100_000_000;
    harness.origin.answer = (_, response) => response.writeHead(500).end('broken');
    for (let count = 0; count < 5; count += 1) expect((await harness.sendRequest('/ru')).text).toBe('<h1>visit 1</h1>');
    expect(harness.origin.seen).toHaveLength(2);
    await harness.origin.stop();
    harness.clock.time += 100_000_000;
    expect((await harness.sendRequest('/ru')).text).toBe('<h1>visit 1</h1>');
  });

  it('the edge answers 304 to the validator it gave, in each encoding by itself', async () => {
    harness.origin.answer = staticPage('<p>козир</p>'.repeat(200));
    const brotli = await harness.sendRequest('/uk', { headers: { 'accept-encoding': 'gzip, br' } });
    const zipped = await harness.sendRequest('/uk', { headers: { 'accept-encoding': 'gzip' } });
    const plain = await harness.sendRequest('/uk');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    const asked = { 'accept-encoding': 'gzip, br', 'if-none-match': `W/${brotli.headers.etag}` };
    const again = await harness.sendRequest('/uk', { headers: asked });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, brotli.headers.etag]);
    expect((await harness.sendRequest('/uk', { headers: { ...asked, 'accept-encoding': 'gzip' } })).status).toBe(200);
  });

  it('the edge answers HEAD like GET without a body', async () => {
    harness.origin.answer = staticPage('<p>hello</p>');
    const head = await harness.sendRequest('/en', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '12', 0]);
    expect((await harness.sendRequest('/en')).headers['x-kozyr-cache']).toBe('hit');
  });

  it('the edge tells caches on the way to keep out, and why an answer may differ', async () => {
    countingPages();
    const { headers } = await harness.sendRequest('/ru');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('Cookie');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('never kept', () => {
  it.each([
    ['a cookie set', { 'set-cookie': ['session=1'] }],
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['nothing said', { 'cache-control': '' }],
    ['differing by cookie', { vary: 'Cookie' }],
  ])('the edge never keeps an answer with %s', async (_, headers) => {
    countingPages(headers);
    await harness.sendRequest('/ru');
    const last = (await harness.sendRequest('/ru')).text;
    expect(last).not.toBe('<h1>visit 1</h1>');
  });

  it('the edge gives a cookie to the one it was set for', async () => {
    countingPages({ 'set-cookie': ['session=1', 'b=2'] });
    const answer = await harness.sendRequest('/ru');
    expect(answer.headers['set-cookie']).toEqual(['session=1', 'b=2']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    [
      'a draft preview',
      { cookie: `${createDraftCookie(SECRET).seal('__prerender_bypass=ab')}; kozyr_refresh=top-secret` },
    ],
    ['the router’s data format in a form we do not know', { rsc: '1' }],
  ])('the edge never keeps what a request with %s gets', async (_, headers) => {
    countingPages();
    await harness.sendRequest('/ru');
    expect((await harness.sendRequest('/ru', { headers })).text).toBe('<h1>visit 2</h1>');
    expect((await harness.sendRequest('/ru')).text).toBe('<h1>visit 1</h1>');
    expect(harness.origin.seen[1]?.headers.cookie ?? '').not.toContain('top-secret');
  });

  it('the edge keeps no errors, and missing pages for half a minute; a page that is gone is forgotten', async () => {
    countingPages();
    await harness.sendRequest('/ru/old');
    await purge('{}');
    harness.origin.answer = (_, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>gone</h1>');
    const gone = await harness.sendRequest('/ru/old');
    expect([gone.status, gone.text, gone.headers['cache-control']]).toEqual([
      404,
      '<h1>gone</h1>',
      'private, no-store',
    ]);
    expect((await harness.sendRequest('/ru/old')).text).toBe('<h1>gone</h1>');
    expect(harness.origin.seen).toHaveLength(2);
    harness.clock.time += 31_000;
    await harness.sendRequest('/ru/old');
    expect(harness.origin.seen).toHaveLength(3);
  });

  it('the edge never keeps a redirect, which keeps the visitor’s query', async () => {
    harness.origin.answer = (request, response) =>
      response.writeHead(308, { location: `${harness.origin.url}/ru/games${(request.url ?? '').slice(10)}` }).end();
    expect((await harness.sendRequest('/ru/games/?page=2')).headers.location).toBe('/ru/games?page=2');
  });
});

describe('purge', () => {
  it('a purge needs the secret, and says so in the error object', async () => {
    const answer = await purge('{}', 'a wrong secret');
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([401, 'UNAUTHORIZED']);
    expect((await harness.sendRequest('/_edge/purge', { method: 'POST' })).status).toBe(401);
    expect((await harness.sendRequest('/_edge/purge')).status).toBe(405);
  });

  it.each(['not json', '{"tags":"one"}', '{"tags":[""]}', '[]'])('a purge refuses %s', async (body) => {
    expect((await purge(body)).status).toBe(400);
  });

  it('a purge makes pages of a tag anew, leaves other tags, and takes those without tags along', async () => {
    harness.origin.answer = (request, response) => {
      const tags: Record<string, string> = { '/ru': 'page:main, banners', '/ru/games': 'page:games' };
      const tag = tags[request.url ?? ''];
      staticPage(`${harness.origin.seen.length}`, tag === undefined ? {} : { 'x-kozyr-tags': tag })(request, response);
    };
    for (const path of ['/ru', '/ru/games', '/ru/faq']) await harness.sendRequest(path);
    expect(JSON.parse((await purge('{"tags":["banners"]}')).text)).toEqual({ purged: 2 });
    const texts = [];
    for (const path of ['/ru', '/ru/games', '/ru/faq']) texts.push((await harness.sendRequest(path)).text);
    expect(texts).toEqual(['4', '2', '5']);
    expect((await harness.sendRequest('/ru')).headers['x-kozyr-tags']).toBeUndefined();
  });

  it('a purge does not keep what was being made when the purge came', async () => {
    const waiting: (() => void)[] = [];
    harness.origin.answer = (request, response) => waiting.push(() => staticPage('old')(request, response));
    const slow = harness.sendRequest('/ru');
    await expect.poll(() => waiting).toHaveLength(1);
    await purge('{}');
    waiting[0]?.();
    expect((await slow).text).toBe('old');
    harness.origin.answer = staticPage('new');
    expect((await harness.sendRequest('/ru')).text).toBe('new');
  });

  it('a purge falls back to the purged page when the site is down', async () => {
    countingPages();
    await harness.sendRequest('/ru');
    await purge('');
    await harness.origin.stop();
    expect((await harness.sendRequest('/ru')).text).toBe('<h1>visit 1</h1>');
  });
});

describe('the policy of a page', () => {
  const flight = 'self.__next_f.push([1,"data"])';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('the policy of a page blesses the scripts Next writes and no injected one, kept or not', async () => {
    const html = `<script>${flight}</script><p>name: <script>steal(document.cookie)</script></p>`;
    harness.origin.answer = staticPage(html);
    const policy = String((await harness.sendRequest('/ru')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash(flight)};`);
    expect(policy).not.toContain(hash('steal(document.cookie)'));
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
    expect(policy).toContain('frame-src http://localhost:4200 http://localhost:4100/frame;');
    expect(policy).toContain("form-action 'self' http://localhost:4300;");
    expect(harness.logged.filter(({ message }) => message.startsWith('inline script of unknown shape'))).toHaveLength(
      1,
    );
    const draft = await harness.sendRequest('/ru', {
      headers: { cookie: createDraftCookie(SECRET).seal('__prerender_bypass=ab') },
    });
    expect(draft.headers['content-security-policy']).toBe(policy);
  });

  it('the policy of a page comes with the other guards', async () => {
    harness.origin.answer = staticPage('<p>x</p>');
    expect((await harness.sendRequest('/ru')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('the policy of a page changes the ETag when the policy changes', async () => {
    const other = await startEdgeHarness({ studioPublic: 'https://games.example' });
    harness.origin.answer = staticPage('<p>x</p>');
    other.origin.answer = staticPage('<p>x</p>');
    const [here, there] = await Promise.all([harness.sendRequest('/ru'), other.sendRequest('/ru')]);
    await other.stop();
    expect(here.headers.etag).not.toBe(there.headers.etag);
  });
});
