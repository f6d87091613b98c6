// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import PageCache from './page-cache.mjs';
import { PURGE_CHANNEL } from './purge-channel.mjs';

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

/** The same module once more, as another process has it: what it remembers is its own. */
async function openOther(): Promise<PageCache> {
  const module = `${path.join(import.meta.dirname, 'page-cache.mjs')}?${randomUUID()}`;
  const { default: Other }: { default: typeof PageCache } = await import(/* @vite-ignore */ module);
  return new Other({ fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] });
}

it('what one process keeps another one takes, as old as the moment when its making began', async () => {
  const other = await openOther();
  await tick();
  const asked = Date.now();
  expect(await cache.get('/shared', PAGE)).toBeNull();
  await tick();
  const changed = Date.now();
  await tick();
  await cache.set('/shared', page('content:page:shared'), keeping);
  const kept = await other.get('/shared', PAGE);
  expect(kept?.lastModified).toBeGreaterThanOrEqual(asked);
  expect(kept?.lastModified).toBeLessThan(changed);
});

it('what was kept before a process began it makes anew', async () => {
  await cache.set('/earlier', page('content:page:earlier'), keeping);
  await tick();
  expect(await (await openOther()).get('/earlier', PAGE)).toBeNull();
});

it('of two makings of a page at once whoever reads gets one of them whole, or none', async () => {
  const other = await openOther();
  const made = (mark: string) => ({
    ...page(mark),
    html: mark.repeat(50_000),
    rscData: Buffer.from(mark.repeat(50_000)),
  });
  const seen = new Set<string>();
  const read = async () => {
    const value = (await other.get('/both', PAGE))?.value;
    if (!value) return;
    const { html, rscData, headers } = value;
    const marks = [String(html).slice(0, 1), String(rscData).slice(0, 1), headers?.['x-next-cache-tags']];
    expect(marks).toEqual([marks[0], marks[0], marks[0]]);
    expect([String(html).length, String(rscData).length]).toEqual([50_000, 50_000]);
    seen.add(String(marks[0]));
  };
  for (let nth = 0; nth < 12; nth += 1) {
    await tick();
    await Promise.all([cache.set('/both', made('a'), keeping), read(), read()]);
    await tick();
    await Promise.all([other.set('/both', made('b'), keeping), read(), read()]);
    await read();
  }
  expect(seen.size).toBeGreaterThan(0);
});

it('what the process is told of outside of requests is made anew: by tags, or all that was begun by then', async () => {
  const keep = (key: string) => cache.set(key, page(`content,content:page:${key}`), keeping);
  const kept = async () => [(await cache.get('one', PAGE)) !== null, (await cache.get('two', PAGE)) !== null];
  await keep('one');
  await keep('two');
  await tick();
  channel(PURGE_CHANNEL).publish({ tags: ['content:page:one'] });
  expect(await kept()).toEqual([false, true]);
  await tick();
  await keep('one');
  expect(await kept()).toEqual([true, true]);
  await tick();
  channel(PURGE_CHANNEL).publish({});
  expect(await kept()).toEqual([false, false]);
  await tick();
  await keep('two');
  expect(await kept()).toEqual([false, true]);
});
