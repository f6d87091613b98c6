import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EdgeHarness, startEdgeHarness, staticPage } from '../../support/edge-harness';

let harness: EdgeHarness;

beforeEach(async () => {
  harness = await startEdgeHarness();
  harness.origin.answer = (request, response) => {
    if (request.url?.startsWith('/api/preview')) {
      response.writeHead(307, { location: '/ru', 'set-cookie': '__prerender_bypass=0123abcd; Path=/; HttpOnly' }).end();
    } else staticPage(`visit ${harness.origin.seen.length}`)(request, response);
  };
});
afterEach(() => harness.stop());

const sentToSite = () => harness.origin.seen.at(-1)?.headers;

it('the edge shows a draft to who came by the preview, past the kept page, on every edge of the secret', async () => {
  const [cookie = ''] =
    (await harness.sendRequest('/api/preview?token=t')).headers['set-cookie']?.[0]?.split(';') ?? [];
  await harness.sendRequest('/ru');
  const draft = await harness.sendRequest('/ru', { headers: { cookie: `a=1; ${cookie}` } });
  expect([draft.text, draft.headers['cache-control'], sentToSite()?.cookie]).toEqual([
    'visit 3',
    'private, no-store',
    'a=1; __prerender_bypass=0123abcd',
  ]);
  const other = await startEdgeHarness({ site: harness.origin.url });
  await other.sendRequest('/ru');
  expect((await other.sendRequest('/ru', { headers: { cookie } })).text).toBe('visit 5');
  await other.stop();
});

it.each([
  ['credentials', { authorization: 'Bearer x' }],
  ['a made-up cookie of drafts', { cookie: '__prerender_bypass=x' }],
  ['the cookie as the site gave it', { cookie: '__prerender_bypass=0123abcd' }],
  ['a signature that is none', { cookie: `__prerender_bypass=0123abcd.${'x'.repeat(43)}` }],
  ['the cookie of another way to preview', { cookie: '__next_preview_data=x' }],
])('the edge answers from memory whoever comes with %s', async (_, headers) => {
  await harness.sendRequest('/ru');
  for (let count = 0; count < 3; count += 1) {
    const answer = await harness.sendRequest('/ru', { headers });
    expect([answer.text, answer.headers['x-kozyr-cache']]).toEqual(['visit 1', 'hit']);
  }
  const data = { rsc: '1', 'next-router-prefetch': '1', ...headers };
  for (let count = 0; count < 3; count += 1) await harness.sendRequest('/ru?x=1', { headers });
  expect(harness.origin.seen).toHaveLength(1);
  await harness.sendRequest('/ru/games?x=1', { headers: data });
  expect(sentToSite()).not.toMatchObject({ authorization: expect.anything() });
  expect(sentToSite()?.cookie ?? '').not.toContain('bypass');
});

it('the edge passes credentials to what is called by them', async () => {
  await harness.sendRequest('/api/revalidate', { method: 'POST', headers: { authorization: 'Bearer s' }, body: '{}' });
  expect(sentToSite()?.authorization).toBe('Bearer s');
});
