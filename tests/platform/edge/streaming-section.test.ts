import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EdgeHarness, startEdgeHarness, staticPage } from '../../support/edge-harness';

const PHONE = {
  accept: 'text/html',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'sec-ch-ua-platform': '"Android"',
  'sec-ch-ua-mobile': '?1',
};
const TABLET = { ...PHONE, 'sec-ch-ua-mobile': '?0' };

let harness: EdgeHarness;

beforeEach(async () => {
  harness = await startEdgeHarness();
  const there = staticPage('<!doctype html><p>streams</p>');
  harness.origin.answer = (request, response) => {
    if (/\/streams(?:\?|$)/.test(request.url ?? '')) return there(request, response);
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><p>not here</p>');
  };
});
afterEach(() => harness.stop());

it('the edge shows the streaming section to an Android phone and lets nobody keep it', async () => {
  for (let count = 0; count < 2; count += 1) {
    const { status, headers, text } = await harness.sendRequest('/uk/streams', { headers: PHONE });
    expect([status, text]).toEqual([200, '<!doctype html><p>streams</p>']);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  expect(harness.origin.seen.map(({ url }) => url)).toEqual(['/uk/streams', '/uk/streams']);
  // The site decides by the same words, so it must hear them.
  expect(harness.origin.seen[0]?.headers).toMatchObject({
    'user-agent': PHONE['user-agent'],
    'sec-ch-ua-mobile': '?1',
  });
});

it.each(['/uk/streams', '/uk/streams?x=1', '/uk/%73treams', '/uk//streams', '/uk/streams/deal'])(
  'the edge answers %s to anybody else as an address that leads nowhere, after phones have seen it',
  async (path) => {
    await harness.sendRequest('/uk/streams', { headers: PHONE });
    harness.origin.seen.length = 0;
    const { status, headers, text } = await harness.sendRequest(path, { headers: TABLET });
    expect([status, text, headers['cache-control']]).toEqual([
      404,
      '<!doctype html><p>not here</p>',
      'private, no-store',
    ]);
    for (const { url } of harness.origin.seen) expect(url.split('?')[0]).toBe('/uk/hidden');
  },
);

it('the edge gives the router’s data of the streaming section to Android phones alone', async () => {
  const rsc = { rsc: '1', 'next-router-prefetch': '1' };
  expect((await harness.sendRequest('/en/streams?_rsc=1a', { headers: { ...PHONE, ...rsc } })).status).toBe(200);
  expect((await harness.sendRequest('/en/streams?_rsc=1a', { headers: { ...TABLET, ...rsc } })).status).toBe(404);
});

it('the edge passes playlists and segments on to the studio without cookies, and the list to phones alone', async () => {
  harness.origin.answer = (_, response) => response.writeHead(200, { 'content-type': 'video/mp2t' }).end('ts');
  const headers = { ...TABLET, cookie: 'kozyr_refresh=secret' };
  expect((await harness.sendRequest('/stream-media/deal/live.m3u8', { headers })).status).toBe(200);
  expect((await harness.sendRequest('/stream-media/deal/0-ab.ts', { headers })).headers['content-type']).toBe(
    'video/mp2t',
  );
  expect((await harness.sendRequest('/stream-media/list', { headers })).status).toBe(404);
  expect((await harness.sendRequest('/stream-media/list', { headers: PHONE })).status).toBe(200);
  expect((await harness.sendRequest('/stream-media/deal/live.m3u8', { method: 'POST', headers })).status).toBe(405);
  expect(harness.origin.seen.map(({ url }) => url)).toEqual([
    '/streams/deal/live.m3u8',
    '/streams/deal/0-ab.ts',
    '/streams',
  ]);
  expect(harness.origin.seen[0]?.headers.cookie).toBeUndefined();
});
