import type { IncomingMessage } from 'node:http';
import type { Filled } from '../cache/cache';
import { makeEntry } from '../cache/entry';
import type { Finisher } from '../finish/finisher';
import { sharedFreshness } from '../http/cache-control';
import { fetchWhole, type Upstream } from '../proxy/upstream';
import { PAGE_LIMIT, PAGE_VARY, tagsOf, UpstreamFailed } from './finished-page';

/** Every header by which Next's router data may differ; they are the key, and they are all that is sent. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  // Which build the page has that asks, where builds have names: what one is answered is never shown to a page of another.
  'x-deployment-id',
] as const;
const ONLY_HASH = /^\?_rsc=[\w-]{1,64}$/;
const MAX_KEY = 4_096;
const BROTLI_QUALITY = 5;

/**
 * The key of a request for a page's router data (a prefetch, a soft navigation), or undefined when it must pass: with a
 * query of its own, or with more than a router would say.
 */
export function routerDataKey(request: IncomingMessage, pathname: string, search: string): string | undefined {
  if (request.method !== 'GET' || !ONLY_HASH.test(search)) return undefined;
  const said = ROUTER_HEADERS.map((name) => String(request.headers[name] ?? ''));
  // A header can't hold a line break, so the parts can't run into each other.
  const key = [pathname + search, ...said].join('\n');
  return key.length > MAX_KEY ? undefined : key;
}

/** Fetches router data by its key for one audience; kept by the same rules as pages. */
export function routerDataFill(
  site: Upstream,
  { finisher, member }: { finisher: Finisher; member: boolean },
): (key: string) => Promise<Filled> {
  return async (key) => {
    const [path = '', ...said] = key.split('\n');
    const headers = ROUTER_HEADERS.flatMap((name, index) => (said[index] ? [name, said[index]] : []));
    if (member) headers.push('Cookie', 'kozyr_audience=member');
    const { status, message, body } = await fetchWhole(site, { path, headers, limit: PAGE_LIMIT });
    if (status >= 500) throw new UpstreamFailed(`${site.name} answered ${status}`);
    const freshness = status === 200 && isRouterData(message) ? sharedFreshness(message.headers) : undefined;
    if (freshness === undefined) return { kind: 'own' };
    const finished = await finisher.finish({
      body,
      contentEncoding: message.headers['content-encoding'],
      limit: PAGE_LIMIT,
      compressible: true,
      quality: BROTLI_QUALITY,
      page: false,
    });
    const entry = makeEntry({
      status,
      body: finished,
      headers: routerHeadersOf(message),
      cacheControl: 'private, no-cache',
      vary: PAGE_VARY,
      tags: tagsOf(message),
    });
    return { kind: 'keep', entry, ...freshness };
  };
}

function isRouterData(message: IncomingMessage): boolean {
  return (message.headers['content-type'] ?? '').startsWith('text/x-component');
}

/** The type, and what Next sends its router in x-nextjs-*, each once. */
function routerHeadersOf(message: IncomingMessage): string[] {
  const headers = new Map([['x-content-type-options', 'nosniff']]);
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    const name = (message.rawHeaders[index] ?? '').toLowerCase();
    if (name !== 'content-type' && !(name.startsWith('x-nextjs-') && name !== 'x-nextjs-cache')) continue;
    headers.set(name, message.rawHeaders[index + 1] ?? '');
  }
  return [...headers].flat();
}
