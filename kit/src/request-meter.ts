import type { FastifyInstance } from 'fastify';
import { type Metrics, SECONDS } from './metrics';

type Answered = {
  /** GET and its like; "other" for what no route takes. */
  method: string;
  /** The pattern of the route, or its kind; never the path that was asked for. */
  route: string;
  /** HTTP status; null where whoever asked left before there was one. */
  status: number | null;
  /** From its headers to the end of its answer; null for a stream, which is open for as long as somebody listens. */
  seconds: number | null;
};

export type RequestMeter = {
  answered(request: Answered): void;
  /** An answer refused something by a code of the contract. */
  refused(code: string): void;
};

/** What each server tells of the requests it answers. */
export function createRequestMeter(metrics: Metrics): RequestMeter {
  const requests = metrics.counter({
    name: 'kozyr_http_requests_total',
    help: 'Requests that were answered, by the pattern of their route and the class of the status.',
    labels: ['method', 'route', 'status'],
  });
  const seconds = metrics.histogram({
    name: 'kozyr_http_request_seconds',
    help: 'From the headers of a request to the end of its answer, by the pattern of its route; streams are left out.',
    labels: ['method', 'route'],
    buckets: SECONDS,
  });
  const refusals = metrics.counter({
    name: 'kozyr_refusals_total',
    help: 'Answers that refused something, by the code of their body.',
    labels: ['code'],
  });
  return {
    answered({ method, route, status, seconds: taken }) {
      requests.inc({ method, route, status: status === null ? 'left' : `${Math.floor(status / 100)}xx` });
      if (taken !== null) seconds.observe({ method, route }, taken);
    },
    refused: (code) => refusals.inc({ code }),
  };
}

/** The code of a refusal's body: errorCode of the API, error of the wallet and the gateway. Codes are ours, and there are some hundred. */
export function codeIn(body: unknown): string | null {
  if (typeof body !== 'string' || !body.startsWith('{')) return null;
  return /"(?:errorCode|error)":"([A-Za-z_]{1,64})"/.exec(body)?.[1] ?? null;
}

/**
 * Tells of every request that a server answers; does nothing without metrics. Before any route.
 * @param streams patterns of routes that stay open while somebody listens
 */
export function measureRequests(
  app: FastifyInstance,
  metrics: Metrics | undefined,
  { streams = [] }: { streams?: readonly string[] } = {},
): void {
  if (!metrics) return;
  const meter = createRequestMeter(metrics);
  const open = new Set(streams);
  app.addHook('onSend', (_request, reply, payload, done) => {
    const code = reply.statusCode >= 400 ? codeIn(payload) : null;
    if (code !== null) meter.refused(code);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    const isStream = route === undefined || open.has(route);
    meter.answered({
      method: route === undefined ? 'other' : request.method,
      route: route ?? 'none',
      status: reply.raw.statusCode,
      seconds: isStream ? null : reply.elapsedTime / 1000,
    });
    done();
  });
}
