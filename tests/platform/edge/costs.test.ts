import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COSTS } from '../../../edge/src/limits/costs';
import {
  type EdgeHarness,
  type Origin,
  SECRET,
  startEdgeHarness,
  startOrigin,
  staticPage,
} from '../../support/edge-harness';

let harness: EdgeHarness;
/** Plays the site; `harness.origin` plays the platform. */
let site: Origin;

beforeEach(async () => {
  site = await startOrigin();
  harness = await startEdgeHarness({ site: site.url });
});
afterEach(async () => {
  await harness.stop();
  await site.stop();
});

const purge = () =>
  harness.sendRequest('/_edge/purge', { method: 'POST', headers: { authorization: `Bearer ${SECRET}` }, body: '{}' });

/** A site that knows no page but its main ones and says so in one page, and a platform with one game. */
function aProductWithOneGame() {
  harness.origin.answer = (request, response) => {
    const known = request.url === '/games/aurora';
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
    response.end(known ? '{"slug":"aurora"}' : '{"errorCode":"NOT_FOUND","message":"There is no such game."}');
  };
  site.answer = (request, response) => {
    if (/^\/\w\w(?:\/games\/aurora)?$/.test(request.url ?? '')) return staticPage('<h1>here</h1>')(request, response);
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>nothing here</h1>');
  };
}

function answerWith(status: number) {
  harness.origin.answer = (_, response) => response.writeHead(status).end('{}');
}

describe('an address that leads nowhere', () => {
  it('an address that leads nowhere costs the site nothing when it is a game’s that nobody has', async () => {
    aProductWithOneGame();
    const answers = [];
    for (let count = 0; count < 20; count += 1) answers.push(await harness.sendRequest(`/ru/games/made-up-${count}`));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['404 <h1>nothing here</h1>']),
    );
    expect(site.seen.map(({ url }) => url)).toEqual(['/ru/hidden']);
    const data = { rsc: '1', 'next-router-prefetch': '1' };
    expect((await harness.sendRequest('/ru/games/made-up-too?_rsc=x', { headers: data })).status).toBe(404);
    expect(site.seen).toHaveLength(1);
  });

  it('an address that leads nowhere is another page for each audience', async () => {
    aProductWithOneGame();
    await harness.sendRequest('/ru/games/made-up');
    await harness.sendRequest('/ru/games/made-up', { headers: { cookie: 'kozyr_audience=member' } });
    expect(site.seen.map(({ headers }) => headers.cookie)).toEqual([undefined, 'kozyr_audience=member']);
  });

  it('an address that leads nowhere is told from a game that is there, and from a page that stands where games do', async () => {
    aProductWithOneGame();
    expect((await harness.sendRequest('/ru/games/aurora')).text).toBe('<h1>here</h1>');
    await harness.sendRequest('/ru/games/live-casino');
    expect(site.seen.map(({ url }) => url)).toEqual(['/ru/games/aurora', '/ru/games/live-casino']);
    expect(harness.origin.seen.map(({ url }) => url)).toEqual(['/games/aurora']);
  });

  it.each([
    ['is away', () => harness.origin.stop()],
    ['fails', async () => answerWith(500)],
    ['knows the game and does not offer it now', async () => answerWith(409)],
  ])('an address that leads nowhere is left to the site when the platform %s', async (_, break_) => {
    aProductWithOneGame();
    await break_();
    expect((await harness.sendRequest('/ru/games/aurora')).text).toBe('<h1>here</h1>');
  });

  it('an address that leads nowhere is asked for once in half a minute, and at once after something was published', async () => {
    aProductWithOneGame();
    for (let count = 0; count < 5; count += 1) await harness.sendRequest('/ru/made-up');
    expect(site.seen).toHaveLength(1);
    await purge();
    await harness.sendRequest('/ru/made-up');
    harness.clock.time += 31_000;
    await harness.sendRequest('/ru/made-up');
    expect(site.seen).toHaveLength(3);
  });

  it('an address that leads nowhere makes nothing grow', async () => {
    aProductWithOneGame();
    const tags = new Set();
    for (let count = 0; count < 30; count += 1)
      tags.add((await harness.sendRequest(`/ru/made-up-${count}`)).headers.etag);
    const report = JSON.parse((await harness.sendRequest('/_edge/health')).text);
    expect([tags.size, report.cache.bytes]).toEqual([1, 0]);
  });
});

describe('what one client may cost', () => {
  it('what one client may cost is paid by whoever causes the work, and not by who waits for it with them', async () => {
    const tight = await startEdgeHarness({ site: site.url, clientBudget: 1 });
    const waiting: (() => void)[] = [];
    site.answer = (request, response) => waiting.push(() => staticPage('made')(request, response));
    const first = tight.sendRequest('/ru');
    await expect.poll(() => waiting).toHaveLength(1);
    const joined = tight.sendRequest('/ru');
    const other = await tight.sendRequest('/uk');
    for (const answer of waiting) answer();
    expect([(await first).status, (await joined).status, other.status]).toEqual([200, 200, 429]);
    expect(Number(other.headers['retry-after'])).toBe(COSTS.page - 40);
    await tight.stop();
  });

  it('a client that costs too much is left an old copy', async () => {
    const tight = await startEdgeHarness({ site: site.url, clientBudget: 1 });
    site.answer = staticPage('old');
    await tight.sendRequest('/ru');
    tight.clock.time += 48 * 3_600_000;
    await tight.sendRequest('/uk');
    site.answer = staticPage('new');
    const answer = await tight.sendRequest('/ru');
    await tight.stop();
    expect([answer.status, answer.text, answer.headers['x-kozyr-cache']]).toEqual([200, 'old', 'stale']);
  });

  it('a client that costs too much still gets the code of the pages it has, and no end of files that are not there', async () => {
    const tight = await startEdgeHarness({ site: site.url, clientBudget: 1 });
    site.answer = (request, response) => {
      const isThere = /\/static\/chunks\/[ab]\.js$/.test(request.url ?? '');
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };
      response.writeHead(isThere ? 200 : 404, isThere ? headers : {}).end('code');
    };
    const statusOf = async (path: string) => (await tight.sendRequest(path)).status;
    expect([await statusOf('/ru'), await statusOf('/uk')]).toEqual([404, 429]);
    const code = ['a', 'b', 'a'].map((name) => `/_next/static/chunks/${name}.js`);
    for (const path of code) expect(await statusOf(path)).toBe(200);
    const made = [];
    for (let count = 0; count < 8; count += 1) made.push(await statusOf(`/_next/static/made-up-${count}.js`));
    expect(made.at(0)).toBe(404);
    expect(made.at(-1)).toBe(429);
    expect(await statusOf('/_next/static/chunks/a.js')).toBe(200);
    await tight.stop();
  });

  it('a limit of costs holds for a home that asks from ever new addresses of its own', async () => {
    const tight = await startEdgeHarness({ site: site.url, clientBudget: 6, trustedProxies: 1 });
    site.answer = staticPage('x');
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2${count.toString(16).padStart(2, '0')}::1` };
      statuses.push((await tight.sendRequest(`/ru/page-${count}`, { headers })).status);
    }
    await tight.stop();
    expect(statuses).toEqual([...Array(4).fill(200), ...Array(8).fill(429)]);
  });
});

describe('more than the site can make', () => {
  it('more than the site can make is refused at once with 503, while kept pages are served and old ones stand in', async () => {
    const wide = await startEdgeHarness({ site: site.url, clientBudget: 1_000_000 });
    site.answer = staticPage('kept');
    for (const path of ['/ru', '/uk']) await wide.sendRequest(path);
    wide.clock.time += 599_000;
    await wide.sendRequest('/en');
    site.answer = () => undefined;
    const asked = Array.from({ length: 128 }, (_, number) => wide.sendRequest(`/ru/slow-${number}`).catch(() => null));
    await expect.poll(() => site.seen.length).toBeGreaterThanOrEqual(3 + 16);
    const refused = await wide.sendRequest('/ru/one-more', { headers: { accept: 'text/html' } });
    const passed = await wide.sendRequest('/ru/one-more', { method: 'POST' });
    expect([refused.status, refused.headers['retry-after'], passed.status]).toEqual([503, '1', 503]);
    expect(refused.text).toContain('Ведутся технические работы');
    expect((await wide.sendRequest('/en')).headers['x-kozyr-cache']).toBe('hit');
    await wide.sendRequest('/_edge/purge', {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: '{}',
    });
    expect((await wide.sendRequest('/uk')).text).toBe('kept');
    expect(site.seen).toHaveLength(3 + 16);
    await wide.stop();
    await Promise.all(asked);
  });
});
