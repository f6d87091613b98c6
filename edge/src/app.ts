import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type FanOut, NO_FAN_OUT } from '@kozyr/kit/fan-out/fan-out';
import type { Metrics } from '@kozyr/kit/metrics';
import { strictTransport } from '@kozyr/kit/transport-security';
import { sendEntry } from './answers/send-entry';
import { sendError } from './answers/send-error';
import { createCaches } from './caches';
import { proxyUpgrade } from './development/upgrade';
import type { EdgeConfig } from './env';
import { createFinisher } from './finish/finisher';
import { createApiDoor } from './http/api-door';
import { emptyFacts, readFacts } from './http/facts';
import { createAdmission } from './limits/admission';
import { limitConnections } from './limits/connections';
import { Overloaded } from './limits/gate';
import { createGates, type Gates } from './limits/gates';
import { type EdgeLog, logAccess } from './log';
import { createEdgeMeter, type EdgeMeter } from './meter';
import { followPurges } from './own/follow-purges';
import { unavailable } from './proxy/forward';
import { createUpstream } from './proxy/upstream';
import { createRequestTraces } from './request-traces';
import { createDispatcher } from './routing/dispatch';
import { createPlaces } from './routing/places';
import { createDraftCookie } from './site/draft-cookie';
import { createPageMaker } from './site/finished-page';
import { createMissingPages } from './site/missing-pages';

/** Milliseconds a client may take: for its headers, for its whole request, and in silence between two requests. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 60_000;
const KEEP_ALIVE_TIMEOUT = 65_000;
/** A connection on which nothing has moved for this long is cut; server-sent events are exempt. */
const STALL_TIMEOUT = 120_000;
const MAX_SOCKETS = 16_384;
/** For one address. Behind proxies all clients share theirs, so it is not counted there. */
const MAX_SOCKETS_EACH = 1_024;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_URL = 4_096;

export interface Edge {
  readonly server: Server;
  /** Stops taking connections, lets running requests finish for `grace` milliseconds, then cuts what is left (streams). */
  close(grace: number): Promise<void>;
}

/**
 * `now`: milliseconds, never going back; `gates`: how much may be under way behind it; `metrics`: where what happens is told, absent where
 * nobody asks; `fanOut`: by which it hears of purges and of what clients spend at other edges, absent where it is told by HTTP alone.
 */
interface Surroundings {
  readonly log: EdgeLog;
  readonly now: () => number;
  readonly gates?: Gates;
  readonly metrics?: Metrics | undefined;
  readonly fanOut?: FanOut;
}

/** The processes behind the edge. Of the platform's calls as many may be under way as its gate lets through. */
function createUpstreams(config: EdgeConfig, meter: EdgeMeter | undefined) {
  const open = (name: 'site' | 'platform' | 'content' | 'studio', maxSockets: number) =>
    createUpstream(name, config[name], maxSockets, meter?.upstream(name));
  return {
    site: open('site', 256),
    platform: open('platform', Number.POSITIVE_INFINITY),
    content: open('content', 64),
    studio: open('studio', 64),
  };
}

/** A server that lets no client keep it waiting, nor take all its connections. */
function openServer(
  { trustedProxies }: EdgeConfig,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const limits = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    connectionsCheckingInterval: 5_000,
  };
  const server = createServer(limits, handle);
  server.timeout = STALL_TIMEOUT;
  server.maxConnections = MAX_SOCKETS;
  if (trustedProxies === 0) limitConnections(server, MAX_SOCKETS_EACH);
  return server;
}

/** The whole edge without a port. */
export function createEdge(config: EdgeConfig, surroundings: Surroundings): Edge {
  const { log, now, gates = createGates(), metrics, fanOut = NO_FAN_OUT } = surroundings;
  const meter = metrics && createEdgeMeter(metrics, now);
  const upstreams = createUpstreams(config, meter);
  const finisher = createFinisher();
  const pages = createPageMaker(config, { finisher, log });
  const drafts = createDraftCookie(config.revalidateSecret);
  const missing = createMissingPages(now);
  const caches = createCaches(config, { ...upstreams, pages, missing, gates, finisher, log, now });
  followPurges(fanOut, caches, log);
  const admission = createAdmission(config, now, fanOut);
  const dispatch = createDispatcher(config, { upstreams, caches, pages, drafts, missing, gates, admission, log });
  const places = createPlaces(config, { platform: upstreams.platform, log });
  const { guest, member } = caches;
  const transport = strictTransport(config.publicUrl);
  const apiDoor = createApiDoor(config);
  const traceRequest = createRequestTraces(config);
  // One record for all requests: it is filled and read before anything else can run.
  const facts = emptyFacts();

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '';
    if (transport !== null) response.setHeader('Strict-Transport-Security', transport);
    if (config.accessLog) logAccess(request, response, log, now);
    readFacts(request.rawHeaders, facts);
    facts.api = apiDoor(request, response, facts.host);
    meter?.follow(request, response, facts.api);
    if (!facts.api && places.refuse(request, response, facts.member)) return;
    if (facts.draft !== '' && !drafts.isSealed(facts.draft)) facts.draft = '';
    if (
      config.cache &&
      !facts.api &&
      facts.draft === '' &&
      !facts.rsc &&
      (request.method === 'GET' || request.method === 'HEAD')
    ) {
      const cut = url.indexOf('?');
      const entry = (facts.member ? member : guest).usable(cut === -1 ? url : url.slice(0, cut));
      // A router request always carries its header; a query that only looks like one is answered as the page it names.
      if (entry !== undefined) {
        sendEntry(response, entry, facts, entry.refreshing ? 'stale' : 'hit');
        return;
      }
    }
    if (url.length > MAX_URL) {
      sendError(request, response, {
        status: 414,
        errorCode: 'BAD_REQUEST',
        message: 'The address is too long.',
        closes: true,
      });
      return;
    }
    const asked = { ...facts };
    const work = () => dispatch(request, response, asked);
    (traceRequest ? traceRequest(request, response, asked.api, work) : work()).catch((error: unknown) => {
      if (error instanceof Overloaded) return unavailable(request, response, error);
      log.error({ err: error, path: url }, 'request failed');
      sendError(request, response, {
        status: 500,
        errorCode: 'INTERNAL_SERVER_ERROR',
        message: 'Something went wrong.',
      });
    });
  }

  const server = openServer(config, handle);
  meter?.tellOf({ server, caches, gates });
  if (config.development) server.on('upgrade', proxyUpgrade(upstreams.site, log));

  return {
    server,
    async close(grace) {
      places.stop();
      admission.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      // A connection whose call is still under way would be kept for the next one, and hold the stop for as long.
      server.keepAliveTimeout = 1;
      const timer = setTimeout(() => {
        log.info({}, 'some connections did not end in time; they are cut');
        server.closeAllConnections();
      }, grace);
      await closed;
      clearTimeout(timer);
      await finisher.close();
      for (const upstream of Object.values(upstreams)) upstream.close();
    },
  };
}
