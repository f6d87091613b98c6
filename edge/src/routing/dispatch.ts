import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAndroidPhone } from '@kozyr/contracts/android-phone';
import { isStreamsPage } from '@kozyr/contracts/stream-addresses';
import { refuse } from '../answers/refusal';
import { sendEntry } from '../answers/send-entry';
import type { Cache } from '../cache/cache';
import type { Caches } from '../caches';
import { INERT_POLICY, SERVICE_PAGE_POLICY } from '../csp/policy';
import type { EdgeConfig } from '../env';
import { clientAddress, limiterKey } from '../http/client-address';
import { cookieValue, type RequestFacts } from '../http/facts';
import { createLimiter, type Limiter } from '../limits/token-bucket';
import type { EdgeLog } from '../log';
import { answerJson, purge } from '../own/purge';
import { forward, unavailable } from '../proxy/forward';
import type { Upstream } from '../proxy/upstream';
import type { DraftCookie } from '../site/draft-cookie';
import type { PageMaker } from '../site/finished-page';
import { routerDataKey } from '../site/router-data';
import { createSiteProxy } from '../site/site-proxy';
import { chooseLocale, pathLocale } from './locale';
import { localisedAddress, routeOf } from './route';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Seconds' worth of requests a client may make at once: a lobby prefetches dozens of pages in one go. */
const BURST = 6;
const MOST_CLIENTS = 50_000;
const NOTHING: ReadonlySet<string> = new Set();
/** Files need to know nothing of who asks. */
const PERSONAL: ReadonlySet<string> = new Set(['cookie', 'authorization']);

interface Parts {
  readonly upstreams: Readonly<Record<'site' | 'platform' | 'content' | 'studio', Upstream>>;
  readonly caches: Caches;
  readonly pages: PageMaker;
  readonly drafts: DraftCookie;
  readonly log: EdgeLog;
  readonly now: () => number;
}

type Dispatch = (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => Promise<void>;

/** Everything that is not a kept page. */
export function createDispatcher(config: EdgeConfig, parts: Parts): Dispatch {
  const { upstreams, caches, log, now } = parts;
  const limiter = (perSecond: number) =>
    createLimiter({ perSecond, burst: perSecond * BURST, maximum: MOST_CLIENTS, now });
  const apiLimiter = limiter(config.apiRate);
  const pageLimiter = limiter(config.pageRate);
  const siteProxy = createSiteProxy(config, { site: upstreams.site, pages: parts.pages, drafts: parts.drafts, log });
  const common = { trustedProxies: config.trustedProxies, countryHeader: config.countryHeader, log };

  function isOver(request: IncomingMessage, response: ServerResponse, bucket: Limiter): boolean {
    const wait = bucket.take(limiterKey(clientAddress(request, config.trustedProxies)));
    if (wait === 0) return false;
    const message = 'Too many requests from this address.';
    // A body may still be on its way: it is not read, so the connection can't be used again.
    const closes = request.method !== 'GET' && request.method !== 'HEAD';
    refuse(request, response, { status: 429, errorCode: 'TOO_MANY_REQUESTS', message, retryAfter: wait, closes });
    return true;
  }

  /** Answers from a cache, or waits for it to be filled; false when this request must be passed on by itself. */
  async function fromCache(
    cache: Cache,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
  ) {
    try {
      const outcome = await cache.fetch(key);
      if (outcome.kind === 'own') return false;
      if (!response.destroyed) sendEntry(response, outcome.entry, facts, outcome.kind === 'kept' ? 'miss' : 'bypass');
    } catch (error) {
      if (!response.destroyed)
        unavailable(request, response, error instanceof Error ? error : new Error(String(error)));
    }
    return true;
  }

  async function page(
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
    { path, search }: { path: string; search: string },
  ): Promise<void> {
    const kept = config.cache && facts.draft === '' && isRead(request);
    const dataKey = kept && facts.rsc ? routerDataKey(request, path, search) : undefined;
    const key = facts.rsc ? dataKey : path;
    const cache = facts.member
      ? facts.rsc
        ? caches.memberData
        : caches.member
      : facts.rsc
        ? caches.guestData
        : caches.guest;
    const entry = dataKey === undefined ? undefined : cache.usable(dataKey);
    if (entry !== undefined) return sendEntry(response, entry, facts, entry.refreshing ? 'stale' : 'hit');
    if (isOver(request, response, pageLimiter)) return;
    if (kept && key !== undefined) {
      if (await fromCache(cache, key, request, response, facts)) return;
      if (response.destroyed) return;
    }
    siteProxy(request, response, facts);
  }

  /**
   * The streaming section is there for phones with Android alone (spec §1, §6). It is never kept, since it differs by more than
   * path and audience; to anybody else it is an address like any other that leads nowhere.
   */
  async function streamsPage(
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
    { path, search }: { path: string; search: string },
  ): Promise<void> {
    if (isAndroidPhone(deviceOf(request))) {
      if (!isOver(request, response, pageLimiter)) siteProxy(request, response, facts);
      return;
    }
    const nowhere = `/${pathLocale(path) ?? ''}/hidden`;
    request.url = nowhere + search;
    return page(request, response, facts, { path: nowhere, search });
  }

  async function file(
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
    { cache, path, pass }: { cache: Cache; path: string; pass: () => void },
  ): Promise<void> {
    if (config.cache && !facts.range && isRead(request) && !(request.url ?? '').includes('?')) {
      const entry = cache.usable(path);
      if (entry !== undefined) return sendEntry(response, entry, facts, 'hit');
      if (isOver(request, response, pageLimiter)) return;
      if (await fromCache(cache, path, request, response, facts)) return;
      if (!response.destroyed) pass();
      return;
    }
    if (!isOver(request, response, pageLimiter)) pass();
  }

  function passFile(request: IncomingMessage, response: ServerResponse, upstream: Upstream, path: string): void {
    if (!isRead(request)) {
      methodNotAllowed(request, response);
      return;
    }
    forward(request, response, {
      ...common,
      upstream,
      path,
      dropped: PERSONAL,
      finish: (_, headers) =>
        withSecurity(withoutHeaders(headers, ['set-cookie', 'content-security-policy']), INERT_POLICY),
    });
  }

  return async (request, response, facts) => {
    const url = request.url ?? '';
    const cut = url.indexOf('?');
    const search = cut === -1 ? '' : url.slice(cut);
    const route = routeOf(cut === -1 ? url : url.slice(0, cut));
    if (!METHODS.has(request.method ?? '')) return methodNotAllowed(request, response);
    switch (route.kind) {
      case 'page':
        if (isStreamsPage(route.path)) return streamsPage(request, response, facts, { path: route.path, search });
        return page(request, response, facts, { path: route.path, search });
      case 'asset': {
        const pass = () => siteProxy(request, response, facts);
        return file(request, response, facts, { cache: caches.assets, path: route.path, pass });
      }
      case 'art': {
        const pass = () => passFile(request, response, upstreams.studio, route.path + search);
        return file(request, response, facts, { cache: caches.art, path: route.path, pass });
      }
      case 'media':
        if (isOver(request, response, pageLimiter)) return;
        return passFile(request, response, upstreams.content, route.path + search);
      case 'texts':
        // Without the query that came: a token or a wish for drafts would travel in it.
        if (isOver(request, response, pageLimiter)) return;
        return passFile(request, response, upstreams.content, route.path);
      case 'streams':
        if (route.path === '/streams' && !isAndroidPhone(deviceOf(request))) return nothingHere(request, response);
        if (isOver(request, response, pageLimiter)) return;
        return passFile(request, response, upstreams.studio, route.path);
      case 'callback':
      case 'platform':
        if (route.kind === 'callback' && !config.exposeCallbacks) return nothingHere(request, response);
        if (isOver(request, response, apiLimiter)) return;
        return forward(request, response, {
          ...common,
          upstream: upstreams.platform,
          path: route.path + search,
          dropped: NOTHING,
          finish: (message, headers) =>
            withSecurity(
              headers,
              message.headers['content-type']?.startsWith('text/html') ? SERVICE_PAGE_POLICY : INERT_POLICY,
            ),
        });
      case 'site':
        if (isOver(request, response, route.path === '/api/health' ? apiLimiter : pageLimiter)) return;
        return siteProxy(request, response, facts);
      case 'unlocalised':
        if (isRead(request)) return redirect(request, response, route.path, search);
        if (isOver(request, response, pageLimiter)) return;
        return siteProxy(request, response, facts);
      case 'edge':
        return own(request, response, route.path);
      case 'hidden':
        return nothingHere(request, response);
      case 'forbidden':
        return refuse(request, response, {
          status: 400,
          errorCode: 'BAD_REQUEST',
          message: 'This address can not be read.',
        });
    }
  };

  async function own(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (path === '/_edge/health' && isRead(request)) {
      return answerJson(response, 200, { status: 'ok', cache: config.cache ? caches.report() : 'off' });
    }
    if (path === '/_edge/purge') {
      if (isOver(request, response, apiLimiter)) return;
      const purgeAll = (tags: readonly string[] | undefined) => {
        const purged = caches.purge(tags);
        log.info({ tags, purged }, 'purged');
        return purged;
      };
      return purge(request, response, { secret: config.revalidateSecret, purgeAll });
    }
    nothingHere(request, response);
  }
}

function deviceOf({ headers }: IncomingMessage) {
  const said = (name: string) => headers[name]?.toString();
  return {
    userAgent: headers['user-agent'],
    platform: said('sec-ch-ua-platform'),
    mobile: said('sec-ch-ua-mobile'),
  };
}

function isRead(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Remembered, else negotiated; the answer depends on both, and on nothing a shared cache could know. */
function redirect(request: IncomingMessage, response: ServerResponse, path: string, search: string): void {
  const remembered = cookieValue(request.headers.cookie, 'NEXT_LOCALE');
  const locale = chooseLocale(remembered, request.headers['accept-language']);
  response.writeHead(307, [
    'Location',
    localisedAddress(path, search, locale),
    'Vary',
    'Accept-Language, Cookie',
    'Cache-Control',
    'private, no-store',
    'Content-Length',
    '0',
  ]);
  response.end();
}

function methodNotAllowed(request: IncomingMessage, response: ServerResponse): void {
  refuse(request, response, {
    status: 405,
    errorCode: 'BAD_REQUEST',
    message: 'This method is not served here.',
    closes: true,
  });
}

function nothingHere(request: IncomingMessage, response: ServerResponse): void {
  const closes = !isRead(request);
  refuse(request, response, { status: 404, errorCode: 'NOT_FOUND', message: 'Nothing lives here.', closes });
}

function withoutHeaders(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, index) => !names.includes((headers[index - (index % 2)] ?? '').toLowerCase()));
}

/** Adds nosniff and a policy unless the upstream sent its own. */
function withSecurity(headers: string[], policy: string): string[] {
  const names = new Set(headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
  if (!names.has('x-content-type-options')) headers.push('X-Content-Type-Options', 'nosniff');
  if (!names.has('content-security-policy')) headers.push('Content-Security-Policy', policy);
  return headers;
}
