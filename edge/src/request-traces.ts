import type { IncomingMessage, ServerResponse } from 'node:http';
import { tracing } from '@kozyr/tracing/active';
import { addressKindOf } from './meter';

/** Kinds that have no trace: streams that stay open for hours, and what supervisors ask all day. */
const PASSED: ReadonlySet<string> = new Set(['events', 'edge']);

const one = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

/** Does the work of a request, as a span where traces are kept. `api`: it came by the name of the API. */
export type FollowRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  api: boolean,
  work: () => Promise<void>,
) => Promise<void>;

/**
 * Begins the trace of each request that is not answered from memory. What visitors say of a trace is not believed: it goes on only where one of
 * our own processes proves that it is theirs, or where a front is trusted that says nothing of what visitors sent.
 */
export function createRequestTraces({ trustTraceparent }: { trustTraceparent: boolean }): FollowRequest | undefined {
  const traces = tracing();
  if (!traces) return undefined;
  return (request, response, api, work) => {
    const kind = addressKindOf(request.url ?? '', api);
    if (PASSED.has(kind)) return work();
    const { method = 'GET', headers } = request;
    const said = { traceparent: one(headers.traceparent), tracestate: one(headers.tracestate) };
    const span = traces.begin(`${method} ${kind}`, {
      kind: 'server',
      parent: traces.named(said, trustTraceparent) ?? null,
      facts: { 'http.request.method': method, 'kozyr.route_kind': kind },
    });
    response.once('close', () => {
      const { headersSent, statusCode } = response;
      if (headersSent) span.note({ 'http.response.status_code': statusCode });
      span.end(!headersSent ? 'left' : statusCode >= 500 ? String(statusCode) : undefined);
    });
    return span.run(work);
  };
}
