import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDraftCookie } from '../../../edge/src/site/draft-cookie';
import { type EdgeHarness, SECRET, startEdgeHarness, staticPage } from '../../support/edge-harness';

let harness: EdgeHarness;

beforeEach(async () => {
  harness = await startEdgeHarness();
  harness.origin.answer = (request, response) => {
    const { cookie = 'guest', 'next-router-segment-prefetch': segment = '' } = request.headers;
    const told = {
      'content-type': 'text/x-component',
      'x-nextjs-rewritten-path': '/ru/guest',
      'x-nextjs-prerender': '1',
    };
    staticPage(`${harness.origin.seen.length} ${cookie} ${segment}`, told)(request, response);
  };
});
afterEach(() => harness.stop());

const PREFETCH = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/ru' };
const data = (headers: Record<string, string> = {}, path = '/ru/games?_rsc=abc') =>
  harness.sendRequest(path, { headers: { ...PREFETCH, ...headers } });

it('the router’s data of a page is kept like a page, with what Next tells its router', async () => {
  await data({ 'user-agent': 'one', cookie: 'kozyr_refresh=secret' });
  const again = await data({ 'user-agent': 'two' });
  expect([again.headers['x-kozyr-cache'], again.text]).toEqual(['hit', '1 guest /_tree']);
  expect(again.headers).toMatchObject({
    'content-type': 'text/x-component',
    'cache-control': 'private, no-cache',
    'x-nextjs-rewritten-path': '/ru/guest',
    'x-nextjs-prerender': '1',
  });
  expect(harness.origin.seen.map(({ url, headers }) => `${url} ${headers['next-url']}`)).toEqual([
    '/ru/games?_rsc=abc /ru',
  ]);
});

it('the router’s data is never mixed up between audiences, segments, pages or the page itself', async () => {
  const answers = [
    await data(),
    await data({ cookie: 'kozyr_audience=member' }),
    await data({ 'next-router-segment-prefetch': '/games' }),
    await data({ 'next-router-state-tree': 'tree' }),
    await data({ 'next-url': '/ru/faq' }),
    await data({ 'x-deployment-id': 'the-next-build' }),
    await data({}, '/ru/games?_rsc=def'),
    await data({}, '/ru/faq?_rsc=abc'),
    await harness.sendRequest('/ru/games?_rsc=abc'),
  ];
  expect(answers.map(({ text }) => text)).toEqual([
    '1 guest /_tree',
    '2 kozyr_audience=member /_tree',
    '3 guest /games',
    '4 guest /_tree',
    '5 guest /_tree',
    '6 guest /_tree',
    '7 guest /_tree',
    '8 guest /_tree',
    expect.stringMatching(/^\d+ guest $/),
  ]);
});

it.each([
  ['a query of its own', {}, '/ru/games?page=2&_rsc=abc'],
  ['no hash', {}, '/ru/games'],
  ['a draft preview', { cookie: createDraftCookie(SECRET).seal('__prerender_bypass=ab') }, '/ru/games?_rsc=abc'],
  ['an endless header', { 'next-router-state-tree': 'x'.repeat(5_000) }, '/ru/games?_rsc=abc'],
])('the router’s data of a page is passed on with %s', async (_, headers, path) => {
  await data(headers, path);
  expect((await data(headers, path)).text).toMatch(/^2 /);
});

it('the router’s data of a page goes with a purge', async () => {
  await data();
  await harness.sendRequest('/_edge/purge', {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: '{"tags":["any"]}',
  });
  expect((await data()).text).toBe('2 guest /_tree');
});

it('the router’s data of a page passes a redirect to the right hash on', async () => {
  harness.origin.answer = (_, response) => response.writeHead(307, { location: '/ru/games?_rsc=right' }).end();
  const answer = await data();
  expect([answer.status, answer.headers.location]).toEqual([307, '/ru/games?_rsc=right']);
});

it('while two builds of the site answer, a page of each is told which one its router’s data is of, and never gets the other’s', async () => {
  harness.origin.answer = (request, response) => {
    const asked = String(request.headers['x-deployment-id']);
    staticPage(asked, { 'content-type': 'text/x-component', 'x-nextjs-deployment-id': asked })(request, response);
  };
  for (const build of ['old', 'new', 'old', 'new']) {
    const answer = await data({ 'x-deployment-id': build });
    expect([answer.text, answer.headers['x-nextjs-deployment-id']]).toEqual([build, build]);
  }
  expect(harness.origin.seen).toHaveLength(2);
});
