import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAndroidPhone } from '@kozyr/contracts/android-phone';
import { isStreamsPage } from '@kozyr/contracts/stream-addresses';
import { sendEntry } from '../answers/send-entry';
import { sendError } from '../answers/send-error';
import type { Cache } from '../cache/cache';
import type { Caches } from '../caches';
import { INERT_POLICY, SERVICE_PAGE_POLICY } from '../csp/policy';
import type { EdgeConfig } from '../env';
import { cookieValue, type RequestFacts } from '../http/facts';
import { createAdmission } from '../limits/admission';
import { COSTS } from '../limits/costs';
import { type Gate, Overloaded } from '../limits/gate';
import type { Gates } from '../limits/gates';
import type { EdgeLog } from '../log';
import { answerJson, purge } from '../own/purge';
import { forward, unavailable } from '../proxy/forward';
import type { Upstream } from '../proxy/upstream';
import type { DraftCookie } from '../site/draft-cookie';
import type { PageMaker } from '../site/finished-page';
import type { MissingPages } from '../site/missing-pages';
import { createSiteProxy } from '../site/site-proxy';
import { fromCache } from './from-cache';
import { chooseLocale, pathLocale } from './locale';
import { createPageAnswer } from './page-answers';
import { apiRouteOf, localisedAddress, routeOf } from './route';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const NOTHING: ReadonlySet<string> = new Set();
/** Files need to know nothing of who asks. */
const PERSONAL: ReadonlySet<string> = new Set(['cookie', 'authorization']);

interface Parts {
  readonly upstreams: Readonly<Record<'site' | 'platform' | 'content' | 'studio', Upstream>>;
  readonly caches: Caches;
  readonly pages: PageMaker;
  readonly drafts: DraftCookie;
  readonly missing: MissingPages;
  readonly gates: Gates;
  readonly log: EdgeLog;
  readonly now: () => number;
}

type Dispatch = (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => Promise<void>;

/** Everything that is not a kept page. */
export function createDispatcher(config: EdgeConfig, parts: Parts): Dispatch {
  const { upstreams, caches, gates, log, now } = parts;
  const admission = createAdmission(config, now);
  const siteProxy = createSiteProxy(config, { site: upstreams.site, pages: parts.pages, drafts: parts.drafts, log });
  const common = { trustedProxies: config.trustedProxies, countryHeader: config.countryHeader, log };

  /** Passes a request to the site by itself, when there is room. @throws Overloaded */
  async function passToSite(request: IncomingMessage, response: ServerResponse, facts: RequestFacts, gate: Gate) {
    const leave = await gate.enter();
    if (response.destroyed) return leave();
    const settled = (message?: IncomingMessage) => {
      leave();
      // A picture that had to be scaled for this visitor; the next one gets it from the site's own store.
      if (message?.headers['x-nextjs-cache'] === 'MISS' && isScaled(request)) admission.charge(request, COSTS.scaled);
    };
    siteProxy(request, response, { facts, settled });
  }

  const page = createPageAnswer(config, {
    caches,
    missing: parts.missing,
    admission,
    platform: upstreams.platform,
    pass: (request, response, facts) => passToSite(request, response, facts, gates.pages),
  });

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
      if (admission.pay(request, response, COSTS.page)) await passToSite(request, response, facts, gates.pages);
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
    { cache, path, cost, pass }: { cache: Cache; path: string; cost: number; pass: () => Promise<void> },
  ): Promise<void> {
    if (config.cache && !facts.range && isRead(request) && !(request.url ?? '').includes('?')) {
      const entry = cache.usable(path);
      if (entry !== undefined) return sendEntry(response, entry, facts, 'hit');
      if (!cache.isBeingMade(path) && !admission.pay(request, response, cost)) return;
      if ((await fromCache(cache, path, { request, response, facts })) !== 'own') return;
      if (!response.destroyed) await pass();
      return;
    }
    if (admission.pay(request, response, cost)) await pass();
  }

  /** Passes a call of the API on; when as many of its kind are under way as may be, it is refused at once. */
  function callPlatform(request: IncomingMessage, response: ServerResponse, path: string, gate: Gate): void {
    const leave = gate.enterNow();
    if (leave === null) {
      unavailable(request, response, new Overloaded('the API'));
      return;
    }
    forward(request, response, {
      ...common,
      upstream: upstreams.platform,
      path,
      dropped: NOTHING,
      settled: () => leave(),
      finish: (message, headers) =>
        withSecurity(
          headers,
          message.headers['content-type']?.startsWith('text/html') ? SERVICE_PAGE_POLICY : INERT_POLICY,
        ),
    });
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
    const pathname = cut === -1 ? url : url.slice(0, cut);
    const route = facts.api ? apiRouteOf(pathname) : routeOf(pathname);
    if (!METHODS.has(request.method ?? '')) return methodNotAllowed(request, response);
    switch (route.kind) {
      case 'page':
        if (isStreamsPage(route.path)) return streamsPage(request, response, facts, { path: route.path, search });
        return page(request, response, facts, { path: route.path, search });
      case 'asset': {
        const pass = () => passToSite(request, response, facts, gates.files);
        const cost = route.path.startsWith('/og/') ? COSTS.drawn : COSTS.pass;
        return file(request, response, facts, { cache: caches.assets, path: route.path, cost, pass });
      }
      case 'art': {
        const pass = async () => passFile(request, response, upstreams.studio, route.path + search);
        return file(request, response, facts, { cache: caches.art, path: route.path, cost: COSTS.file, pass });
      }
      case 'media':
        if (!admission.pay(request, response, COSTS.content)) return;
        return passFile(request, response, upstreams.content, route.path + search);
      case 'texts':
        // Without the query that came: a token or a request for drafts would travel in it.
        if (!admission.pay(request, response, COSTS.content)) return;
        return passFile(request, response, upstreams.content, route.path);
      case 'streams':
        if (route.path === '/streams' && !isAndroidPhone(deviceOf(request))) return sendNotFound(request, response);
        if (!admission.pay(request, response, COSTS.file)) return;
        return passFile(request, response, upstreams.studio, route.path);
      case 'staking-callback':
      case 'settling-callback':
        if (!config.exposeCallbacks) return sendNotFound(request, response);
        if (!admission.call(request, response)) return;
        return callPlatform(
          request,
          response,
          route.path + search,
          route.kind === 'settling-callback' ? gates.settlingCallbacks : gates.stakingCallbacks,
        );
      case 'platform':
        if (!admission.call(request, response)) return;
        return callPlatform(request, response, route.path + search, gates.calls);
      case 'site':
        // Health must be answered also when the site is overloaded.
        if (route.path === '/api/health') {
          if (admission.pay(request, response, COSTS.health))
            siteProxy(request, response, { facts, settled: () => undefined });
          return;
        }
        if (!admission.pay(request, response, isScaled(request) ? COSTS.file : COSTS.pass)) return;
        return passToSite(request, response, facts, isScaled(request) ? gates.files : gates.pages);
      case 'unlocalised':
        if (isRead(request)) return redirect(request, response, route.path, search);
        if (!admission.pay(request, response, COSTS.pass)) return;
        return passToSite(request, response, facts, gates.pages);
      case 'edge':
        return own(request, response, route.path);
      case 'hidden':
        return sendNotFound(request, response);
      case 'forbidden':
        return sendError(request, response, {
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
      if (!admission.call(request, response)) return;
      const purgeAll = (tags: readonly string[] | undefined) => {
        const purged = caches.purge(tags);
        log.info({ tags, purged }, 'purged');
        return purged;
      };
      return purge(request, response, { secret: config.revalidateSecret, purgeAll });
    }
    sendNotFound(request, response);
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

/** A picture that the site scales for whoever asks. */
function isScaled({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/_next/image');
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
  sendError(request, response, {
    status: 405,
    errorCode: 'BAD_REQUEST',
    message: 'This method is not served here.',
    closes: true,
  });
}

function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
  const closes = !isRead(request);
  sendError(request, response, { status: 404, errorCode: 'NOT_FOUND', message: 'There is no such address.', closes });
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
