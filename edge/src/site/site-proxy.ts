import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEntry } from '../answers/send-entry';
import { developmentPolicy, pageSecurityHeaders } from '../csp/policy';
import type { EdgeConfig } from '../env';
import type { RequestFacts } from '../http/facts';
import type { EdgeLog } from '../log';
import { forward, unavailable } from '../proxy/forward';
import { readWhole, type Upstream } from '../proxy/upstream';
import type { DraftCookie } from './draft-cookie';
import { isHtml, PAGE_LIMIT, type PageMaker } from './finished-page';

/** The site draws for an audience and has no use for the cookie that opens a session. */
const REFRESH_COOKIE = /(?:^|;)\s*(?:__Host-)?kozyr_refresh=[^;]*/g;
const API: ReadonlySet<string> = new Set(['cookie']);
/** Nobody is known to a page by credentials; what is called by them lies below /api. */
const DATA: ReadonlySet<string> = new Set(['cookie', 'authorization']);
const PAGES: ReadonlySet<string> = new Set(['cookie', 'authorization', 'accept-encoding']);

export type SiteProxy = (
  request: IncomingMessage,
  response: ServerResponse,
  /** settled: as of forward. */
  about: { facts: RequestFacts; settled: (message?: IncomingMessage) => void },
) => void;

/** Passes a request to the site as it is; a page among the answers is collected and gets its policy. */
export function createSiteProxy(
  config: EdgeConfig,
  { site, pages, drafts, log }: { site: Upstream; pages: PageMaker; drafts: DraftCookie; log: EdgeLog },
): SiteProxy {
  const security = pageSecurityHeaders(config);
  const relaxed = developmentPolicy(config);

  async function finishPage(
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
    message: IncomingMessage,
  ) {
    const path = request.url ?? '';
    try {
      const body = await readWhole(message, PAGE_LIMIT);
      const own = (message.headers['set-cookie'] ?? []).map(drafts.seal);
      const entry = await pages.make(message, body, { pathname: path.split('?', 1)[0] ?? '', own });
      if (!response.destroyed) sendEntry(response, entry, facts, 'bypass');
    } catch (error) {
      unavailable(request, response, error instanceof Error ? error : new Error(String(error)));
    }
  }

  return (request, response, { facts, settled }) => {
    const path = request.url ?? '/';
    const data = facts.rsc || path.startsWith('/_next/');
    const cookie = drafts.open((request.headers.cookie ?? '').replace(REFRESH_COOKIE, '').replace(/^;\s*/, ''));
    forward(request, response, {
      upstream: site,
      path,
      trustedProxies: config.trustedProxies,
      countryHeader: config.countryHeader,
      log,
      dropped: path.startsWith('/api/') ? API : data ? DATA : PAGES,
      settled,
      added: cookie === '' ? [] : ['Cookie', cookie],
      answer: (message) => {
        if (config.development || !isHtml(message) || request.method === 'HEAD') return false;
        void finishPage(request, response, facts, message);
        return true;
      },
      finish: (message, headers) => {
        if (!isHtml(message)) headers.push('X-Content-Type-Options', 'nosniff');
        else if (config.development) headers.push('Content-Security-Policy', relaxed, ...security);
        else headers.push(...security);
        return sealed(notShared(headers), drafts);
      },
    });
  };
}

function sealed(headers: string[], drafts: DraftCookie): string[] {
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index]?.toLowerCase() === 'set-cookie') headers[index + 1] = drafts.seal(headers[index + 1] ?? '');
  }
  return headers;
}

/** What Next offers to shared caches differs by audience, which such a cache would not know. */
function notShared(headers: string[]): string[] {
  for (let index = 0; index < headers.length; index += 2) {
    if (headers[index]?.toLowerCase() !== 'cache-control') continue;
    if (/s-maxage/i.test(headers[index + 1] ?? '')) headers[index + 1] = 'private, no-cache';
  }
  return headers;
}
