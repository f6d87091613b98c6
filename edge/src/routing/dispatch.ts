import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStreamsPage } from '@kozyr/contracts/stream-addresses';
import { methodNotAllowed, sendNotFound, sendUnreadable } from '../answers/refusals';
import type { Caches } from '../caches';
import type { EdgeConfig } from '../env';
import { isRead, type RequestFacts } from '../http/facts';
import type { Admission } from '../limits/admission';
import { COSTS } from '../limits/costs';
import type { Gates } from '../limits/gates';
import type { EdgeLog } from '../log';
import { createEdgeAnswer } from '../own/edge-answers';
import type { Upstream } from '../proxy/upstream';
import type { DraftCookie } from '../site/draft-cookie';
import type { PageMaker } from '../site/finished-page';
import type { MissingPages } from '../site/missing-pages';
import { createSiteProxy } from '../site/site-proxy';
import { createFileAnswer } from './file-answers';
import { createPageAnswer } from './page-answers';
import { createPassing, isScaled } from './pass-on';
import { redirectToLocale } from './redirect';
import { apiRouteOf, routeOf } from './route';
import { createStreamsPage, isFromAndroidPhone } from './streams-page';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Parts {
  readonly upstreams: Readonly<Record<'site' | 'platform' | 'content' | 'studio', Upstream>>;
  readonly caches: Caches;
  readonly pages: PageMaker;
  readonly drafts: DraftCookie;
  readonly missing: MissingPages;
  readonly gates: Gates;
  readonly admission: Admission;
  readonly log: EdgeLog;
}

type Dispatch = (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => Promise<void>;

/** Everything that is not a kept page. */
export function createDispatcher(config: EdgeConfig, parts: Parts): Dispatch {
  const { upstreams, caches, gates, admission, log } = parts;
  const siteProxy = createSiteProxy(config, { site: upstreams.site, pages: parts.pages, drafts: parts.drafts, log });
  const pass = createPassing(config, { platform: upstreams.platform, siteProxy, admission, log });
  const passPage: Dispatch = (request, response, facts) => pass.site(request, response, facts, gates.pages);
  const page = createPageAnswer(config, {
    caches,
    missing: parts.missing,
    admission,
    platform: upstreams.platform,
    pass: passPage,
  });
  const streamsPage = createStreamsPage({ admission, page, pass: passPage });
  const file = createFileAnswer(config.cache);
  const edge = createEdgeAnswer(config, { caches, admission, log });

  function payForAsset(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    if (path.startsWith('/_next/static/')) return admission.payForCode(request, response, COSTS.pass);
    return admission.pay(request, response, path.startsWith('/og/') ? COSTS.drawn : COSTS.pass);
  }

  return async (request, response, facts) => {
    const url = request.url ?? '';
    const cut = url.indexOf('?');
    const search = cut === -1 ? '' : url.slice(cut);
    const pathname = cut === -1 ? url : url.slice(0, cut);
    const { kind, path } = facts.api ? apiRouteOf(pathname) : routeOf(pathname);
    if (!METHODS.has(request.method ?? '')) return methodNotAllowed(request, response);
    switch (kind) {
      case 'page':
        return (isStreamsPage(path) ? streamsPage : page)(request, response, facts, { path, search });
      case 'asset':
        return file(request, response, facts, {
          cache: caches.assets,
          path,
          pay: () => payForAsset(request, response, path),
          pass: () => pass.site(request, response, facts, gates.files),
        });
      case 'art': {
        const passArt = async () => pass.file(request, response, upstreams.studio, path + search);
        return file(request, response, facts, {
          cache: caches.art,
          path,
          pay: () => admission.pay(request, response, COSTS.file),
          pass: passArt,
        });
      }
      case 'media':
        if (!admission.pay(request, response, COSTS.content)) return;
        return pass.file(request, response, upstreams.content, path + search);
      case 'texts':
        // Without the query that came: a token or a request for drafts would travel in it.
        if (!admission.pay(request, response, COSTS.content)) return;
        return pass.file(request, response, upstreams.content, path);
      case 'streams':
        if (path === '/streams' && !isFromAndroidPhone(request)) return sendNotFound(request, response);
        if (!admission.pay(request, response, COSTS.file)) return;
        return pass.file(request, response, upstreams.studio, path);
      case 'staking-callback':
      case 'settling-callback': {
        if (!config.exposeCallbacks) return sendNotFound(request, response);
        if (!admission.call(request, response)) return;
        const gate = kind === 'settling-callback' ? gates.settlingCallbacks : gates.stakingCallbacks;
        return pass.platform(request, response, path + search, gate);
      }
      case 'platform':
        if (!admission.call(request, response)) return;
        return pass.platform(request, response, path + search, gates.calls);
      case 'site':
        // Health must be answered also when the site is overloaded.
        if (path === '/api/health') {
          if (admission.pay(request, response, COSTS.health))
            siteProxy(request, response, { facts, settled: () => undefined });
          return;
        }
        if (!admission.pay(request, response, isScaled(request) ? COSTS.file : COSTS.pass)) return;
        return pass.site(request, response, facts, isScaled(request) ? gates.files : gates.pages);
      case 'unlocalised':
        if (isRead(request)) return redirectToLocale(request, response, path, search);
        if (!admission.pay(request, response, COSTS.pass)) return;
        return passPage(request, response, facts);
      case 'edge':
        return edge(request, response, path);
      case 'hidden':
        return sendNotFound(request, response);
      case 'forbidden':
        return sendUnreadable(request, response);
    }
  };
}
