import type { ClientRequest } from 'node:http';
import { errorKindOf, tracing } from '@kozyr/tracing/active';

type TracedCall = {
  /** What tells the other side which trace it is in, flat. */
  headers: string[];
  /** Ends its span with the request. */
  follow: (request: ClientRequest) => void;
};

/** Begins the span of a request to a process behind the edge; undefined where it belongs to no trace. */
export function beginCall(upstream: string, method: string): TracedCall | undefined {
  const traces = tracing();
  const here = traces?.here();
  if (!traces || !here) return undefined;
  const span = here.kept
    ? traces.begin(`${method} ${upstream}`, { kind: 'client', facts: { 'http.request.method': method } })
    : undefined;
  return {
    headers: Object.entries(traces.headersTo(span ?? here)).flat(),
    follow(request) {
      if (!span) return;
      let failed: string | undefined;
      request.once('response', ({ statusCode }) => span.note({ 'http.response.status_code': statusCode ?? 0 }));
      request.once('error', (error) => {
        failed = errorKindOf(error);
      });
      request.once('close', () => span.end(failed));
    },
  };
}
