import { type Span, tracing } from '@kozyr/tracing/active';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const one = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/** Asked all day by supervisors, and of no interest to anybody. */
const HEALTH: ReadonlySet<string> = new Set(['/health', '/ready']);

/**
 * Makes a span of every request that a server answers, as a part of the trace that one of our processes names; does nothing without traces.
 * Before any route, and before any hook whose work is to be seen.
 * @param streams patterns of routes that stay open while somebody listens: they have none
 */
export function traceRequests(app: FastifyInstance, { streams = [] }: { streams?: readonly string[] } = {}): void {
  const traces = tracing();
  if (!traces) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const passed = new Set([...HEALTH, ...streams]);

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, routeOptions, id } = request;
    const { url: route } = routeOptions;
    if (route !== undefined && passed.has(route)) return done();
    const named = traces.named({ traceparent: one(headers.traceparent), tracestate: one(headers.tracestate) });
    const span = traces.begin(route === undefined ? `${method} none` : `${method} ${route}`, {
      kind: 'server',
      parent: named ?? null,
      facts: { 'http.request.method': method, 'http.route': route ?? 'none', 'kozyr.request_id': id },
    });
    spans.set(request, span);
    span.run(done);
  });
  // A body is read where its connection was opened: what follows it is brought back to its request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    const { statusCode } = reply.raw;
    span?.note({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
}
