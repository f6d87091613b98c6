import type { IncomingMessage } from 'node:http';
import type { Filled } from '../cache/cache';
import { makeEntry } from '../cache/entry';
import type { Finisher } from '../finish/finisher';
import { sharedFreshness } from '../http/cache-control';
import { fetchWhole, type Upstream } from '../proxy/upstream';
import { isHtml, PAGE_LIMIT, type PageMaker, tagsOf, UpstreamFailed } from './finished-page';
import type { MissingPages } from './missing-pages';

const ASSET_LIMIT = 8 * 1024 * 1024;
const ASSET_BROTLI = 9;
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|wasm)|image\/svg|font\/ttf)/;

/**
 * Fetches a page for one audience with headers of our own only: nothing a visitor sent can reach a page that others see.
 * A 5xx with nothing worth showing counts as a failure, so an older page may stand in.
 */
export function pageFill(
  site: Upstream,
  { pages, missing }: { pages: PageMaker; missing: MissingPages },
  member: boolean,
): (pathname: string) => Promise<Filled> {
  const headers = [
    'Accept',
    'text/html',
    'Accept-Encoding',
    'identity',
    'Cookie',
    member ? 'kozyr_audience=member' : '',
  ];
  const sent = member ? headers : headers.slice(0, -2);
  return async (pathname) => {
    const { status, message, body } = await fetchWhole(site, { path: pathname, headers: sent, limit: PAGE_LIMIT });
    if (status >= 500) throw new UpstreamFailed(`${site.name} answered ${status}`);
    // A redirect needs the visitor's query, a cookie is for one visitor, and what is not a page is no business of ours.
    if (
      status < 200 ||
      (status >= 300 && status < 400) ||
      message.headers['set-cookie'] !== undefined ||
      !isHtml(message)
    ) {
      return { kind: 'own' };
    }
    const make = () => pages.make(message, body, { pathname, own: null });
    const entry =
      status === 404 ? await missing.reuse(body, message.headers['content-language'] ?? '', make) : await make();
    const freshness = status === 200 ? sharedFreshness(message.headers) : undefined;
    return freshness === undefined ? { kind: 'share', entry } : { kind: 'keep', entry, ...freshness };
  };
}

/** Fetches a file that never changes under its name: the site's build output or a game's art. */
export function assetFill(
  upstream: Upstream,
  { security, finisher }: { security: readonly string[]; finisher: Finisher },
): (pathname: string) => Promise<Filled> {
  return async (pathname) => {
    const headers = ['Accept', '*/*', 'Accept-Encoding', 'identity'];
    const { status, message, body } = await fetchWhole(upstream, { path: pathname, headers, limit: ASSET_LIMIT });
    if (status >= 500) throw new UpstreamFailed(`${upstream.name} answered ${status}`);
    const lifetime = immutableFor(message);
    if (status !== 200 || lifetime === undefined) return { kind: 'own' };
    const type = message.headers['content-type'] ?? 'application/octet-stream';
    // What a script may do is its own to say: the service worker's policy is that of its answer.
    const policy = security.includes('Content-Security-Policy')
      ? undefined
      : message.headers['content-security-policy'];
    const own = policy === undefined ? [] : ['Content-Security-Policy', String(policy)];
    const finished = await finisher.finish({
      body,
      contentEncoding: message.headers['content-encoding'],
      limit: ASSET_LIMIT,
      compressible: COMPRESSIBLE.test(type),
      quality: ASSET_BROTLI,
      page: false,
    });
    const entry = makeEntry({
      status,
      body: finished,
      headers: ['Content-Type', type, 'X-Content-Type-Options', 'nosniff', ...security, ...own],
      cacheControl: message.headers['cache-control'] ?? '',
      vary: 'Accept-Encoding',
      tags: tagsOf(message),
    });
    return { kind: 'keep', entry, fresh: lifetime, stale: 0 };
  };
}

/** Seconds a file may be kept, when its upstream says that everybody may keep it. */
function immutableFor(message: IncomingMessage): number | undefined {
  const freshness = sharedFreshness({ ...message.headers, 'x-nextjs-cache': undefined });
  return freshness === undefined || freshness.fresh < 60 ? undefined : freshness.fresh;
}
