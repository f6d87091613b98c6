import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Metrics, SECONDS } from '@kozyr/kit/metrics';
import { createRequestMeter } from '@kozyr/kit/request-meter';
import { refusalOf } from './answers/send-error';
import type { Caches } from './caches';
import type { Gate } from './limits/gate';
import type { Gates } from './limits/gates';
import type { OnAnswer } from './proxy/upstream';
import { apiRouteOf, routeOf } from './routing/route';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface EdgeMeter {
  /** Tells of a request when its answer is over. `api`: it came by the name of the API. */
  follow(request: IncomingMessage, response: ServerResponse, api: boolean): void;
  /** What is told of each request to a process behind the edge. */
  upstream(name: string): OnAnswer;
  /** Tells how full the edge is, whenever somebody asks. */
  tellOf(parts: { server: Server; caches: Caches; gates: Gates }): void;
}

/** The kind of a request's address, which are some fifteen; "streams of events" are calls that stay open. */
export function addressKindOf(url: string, api: boolean): string {
  const cut = url.indexOf('?');
  const pathname = cut === -1 ? url : url.slice(0, cut);
  const { kind, path } = api ? apiRouteOf(pathname) : routeOf(pathname);
  return kind === 'platform' && path === '/events' ? 'events' : kind;
}

function tellOfCaches(metrics: Metrics, caches: Caches): void {
  const answers = metrics.counter({
    name: 'kozyr_edge_cache_answers_total',
    help: 'What the caches of finished answers said: hit, stale, miss, bypass (made for those who waited, not kept), own (each asks for itself).',
    labels: ['cache', 'state'],
  });
  const bytes = metrics.gauge({
    name: 'kozyr_edge_cache_bytes',
    help: 'Bytes of finished answers in memory (EDGE_CACHE_MB).',
    labels: ['cache'],
  });
  const entries = metrics.gauge({
    name: 'kozyr_edge_cache_entries',
    help: 'Finished answers in memory.',
    labels: ['cache'],
  });
  metrics.atScrape({
    name: 'caches',
    gauges: [bytes, entries],
    read() {
      answers.reset();
      for (const [cache, { store, counts }] of Object.entries(caches.named)) {
        bytes.set({ cache }, store.bytes);
        entries.set({ cache }, store.size);
        for (const [state, count] of Object.entries(counts)) answers.inc({ cache, state }, count);
      }
    },
  });
}

function tellOfLoad(metrics: Metrics, server: Server, gates: Gates): void {
  const connections = metrics.gauge({
    name: 'kozyr_edge_connections',
    help: 'Open connections of visitors, idle ones and streams among them.',
  });
  const work = metrics.gauge({
    name: 'kozyr_edge_in_work',
    help: 'What is under way behind the edge and what waits for a place, by its gate.',
    labels: ['gate', 'state'],
  });
  metrics.atScrape({
    name: 'load',
    gauges: [connections, work],
    async read() {
      for (const [gate, { load }] of Object.entries<Gate>({ ...gates })) {
        const { running, waiting } = load();
        work.set({ gate, state: 'running' }, running);
        work.set({ gate, state: 'waiting' }, waiting);
      }
      const open = await new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
      connections.set(open);
    },
  });
}

/** What the edge tells of itself. `now`: milliseconds, never going back. */
export function createEdgeMeter(metrics: Metrics, now: () => number): EdgeMeter {
  const meter = createRequestMeter(metrics);
  const upstreams = metrics.histogram({
    name: 'kozyr_edge_upstream_seconds',
    help: 'Until a process behind the edge began to answer, by the class of its status; none where it never did.',
    labels: ['upstream', 'status'],
    buckets: SECONDS,
  });
  return {
    follow(request, response, api) {
      const started = now();
      response.once('close', () => {
        const route = addressKindOf(request.url ?? '', api);
        const { method = '' } = request;
        meter.answered({
          method: METHODS.has(method) ? method : 'other',
          route,
          status: response.headersSent ? response.statusCode : null,
          seconds: route === 'events' || !response.headersSent ? null : (now() - started) / 1000,
        });
        const code = refusalOf(response);
        if (code !== undefined) meter.refused(code);
      });
    },
    upstream: (name) => (status, seconds) =>
      upstreams.observe(
        { upstream: name, status: status === null ? 'none' : `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    tellOf({ server, caches, gates }) {
      tellOfCaches(metrics, caches);
      tellOfLoad(metrics, server, gates);
    },
  };
}
