import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_PICTURE_BYTES, takesPicture } from '@kozyr/contracts/picture-uploads';
import { methodNotAllowed } from '../answers/refusals';
import { INERT_POLICY, SERVICE_PAGE_POLICY } from '../csp/policy';
import type { EdgeConfig } from '../env';
import { isRead, type RequestFacts } from '../http/facts';
import { addSecurity, withoutHeaders } from '../http/response-headers';
import type { Admission } from '../limits/admission';
import { COSTS } from '../limits/costs';
import { type Gate, Overloaded } from '../limits/gate';
import type { EdgeLog } from '../log';
import { forward, unavailable } from '../proxy/forward';
import type { Upstream } from '../proxy/upstream';
import type { SiteProxy } from '../site/site-proxy';

const NOTHING: ReadonlySet<string> = new Set();
/** Files need to know nothing of who asks. */
const PERSONAL: ReadonlySet<string> = new Set(['cookie', 'authorization']);

/** A picture that is a little too large is refused by the platform, in words of its own. */
const PICTURE_LIMIT = MAX_PICTURE_BYTES + 1024 * 1024;

interface Parts {
  readonly platform: Upstream;
  readonly siteProxy: SiteProxy;
  readonly admission: Admission;
  readonly log: EdgeLog;
}

/** A picture that the site scales for whoever asks. */
export function isScaled({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/_next/image');
}

/** The ways by which a request is passed on to whoever answers it. */
export function createPassing(config: EdgeConfig, { platform, siteProxy, admission, log }: Parts) {
  const common = { trustedProxies: config.trustedProxies, countryHeader: config.countryHeader, log };

  return {
    /** Passes a request to the site by itself, when there is room. @throws Overloaded */
    async site(request: IncomingMessage, response: ServerResponse, facts: RequestFacts, gate: Gate): Promise<void> {
      const leave = await gate.enter();
      if (response.destroyed) return leave();
      const settled = (message?: IncomingMessage) => {
        leave();
        // A picture that had to be scaled for this visitor; the next one gets it from the site's own store.
        if (message?.headers['x-nextjs-cache'] === 'MISS' && isScaled(request)) admission.charge(request, COSTS.scaled);
      };
      siteProxy(request, response, { facts, settled });
    },

    /** Passes a call of the API on; when as many of its kind are under way as may be, it is refused at once. */
    platform(request: IncomingMessage, response: ServerResponse, path: string, gate: Gate): void {
      const leave = gate.enterNow();
      if (leave === null) {
        unavailable(request, response, new Overloaded('the API'));
        return;
      }
      forward(request, response, {
        ...common,
        upstream: platform,
        path,
        dropped: NOTHING,
        ...(takesPicture(path) ? { bodyLimit: PICTURE_LIMIT } : {}),
        settled: () => leave(),
        finish: (message, headers) =>
          addSecurity(
            headers,
            message.headers['content-type']?.startsWith('text/html') ? SERVICE_PAGE_POLICY : INERT_POLICY,
          ),
      });
    },

    file(request: IncomingMessage, response: ServerResponse, upstream: Upstream, path: string): void {
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
          addSecurity(withoutHeaders(headers, ['set-cookie', 'content-security-policy']), INERT_POLICY),
      });
    },
  };
}
