// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import PageCache from './page-cache.mjs';

let folder: string;
let cache: PageCache;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-cache-'));
  cache = new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] });
});
afterAll(() => rm(folder, { recursive: true }));

const PAGE = { kind: 'APP_PAGE', isFallback: false };
const page = (tags: string) => ({
  kind: 'APP_PAGE',
  html: '<p>',
  rscData: Buffer.from('1'),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
});
const keeping = { cacheControl: { revalidate: 600 } };
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

it('a page begun before a change and finished after it is not kept as new', async () => {
  expect(await cache.get('/slow', PAGE)).toBeNull();
  await tick();
  await cache.revalidateTag(['content:page:slow'], { expire: 0 });
  await tick();
  await cache.set('/slow', page('content,content:page:slow'), keeping);
  expect(await cache.get('/slow', PAGE)).toBeNull();
  await tick();
  await cache.set('/slow', page('content,content:page:slow'), keeping);
  expect(await cache.get('/slow', PAGE)).not.toBeNull();
});

it('an answer of which a page is made is not kept as new either', async () => {
  const asking = { kind: 'FETCH', tags: ['content:page:terms'], revalidate: 600 };
  const keep = { fetchCache: true, tags: ['content:page:terms'] };
  const answer = { kind: 'FETCH', data: { body: '', headers: {}, status: 200, url: '' }, revalidate: 600 };
  const started = Date.now();
  expect(await cache.get('answer', asking)).toBeNull();
  await tick();
  const changed = Date.now();
  await tick();
  await cache.set('answer', answer, keep);
  const kept = await cache.get('answer', asking);
  expect(kept?.lastModified).toBeGreaterThanOrEqual(started);
  expect(kept?.lastModified).toBeLessThan(changed);
});

it('a page made on the first visit after a change is new', async () => {
  await cache.get('/visited', PAGE);
  await cache.set('/visited', page('content:page:visited'), keeping);
  await cache.get('/visited', PAGE);
  await tick();
  await cache.revalidateTag(['content:page:visited'], { expire: 0 });
  await tick();
  expect(await cache.get('/visited', PAGE)).toBeNull();
  await tick();
  await cache.set('/visited', page('content:page:visited'), keeping);
  expect(await cache.get('/visited', PAGE)).not.toBeNull();
});

it('a page says of what it is made, when it is new and when it is kept', async () => {
  const made = page('_N_T_/layout,content,content:page:main,catalogue');
  await cache.set('/main', made, keeping);
  expect(made.headers).toMatchObject({ 'x-kozyr-tags': 'content,content:page:main,catalogue' });
  const kept = await cache.get('/main', PAGE);
  expect(kept?.value?.headers).toMatchObject({ 'x-kozyr-tags': 'content,content:page:main,catalogue' });
});

it('the parts that the router asks for ahead say it too, which Next answers without the headers of a page', async () => {
  await cache.set('/ahead', page('content:page:ahead'), keeping);
  const server = createServer((_, response) => {
    cache.get('/ahead', PAGE).then(() => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const told = async (headers: Record<string, string>) =>
    (await fetch(origin, { headers })).headers.get('x-kozyr-tags');
  expect(await told({ 'next-router-segment-prefetch': '/_tree' })).toBe('content:page:ahead');
  expect(await told({})).toBeNull();
  server.closeAllConnections();
  server.close();
});
