import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import * as z from 'zod/mini';
import { errorKindOf, type Span, type Tracing } from './active';

/** What Node's fetch says of a request; see "Diagnostics Channel" of undici. */
type Outgoing = { origin: string | URL; method: string; addHeader: (name: string, value: string) => unknown };

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  'origin' in value &&
  'method' in value &&
  'addHeader' in value &&
  typeof value.addHeader === 'function';

const messageSchema = z.looseObject({
  request: z.custom<Outgoing>(isOutgoing),
  response: z.optional(z.looseObject({ statusCode: z.number() })),
  error: z.optional(z.unknown()),
});

/**
 * Makes a span of each call by fetch that belongs to a trace, and tells our own processes which trace it is; nobody else. Addresses are not
 * told: the other side tells its route, and those of strangers may open something.
 * @param origins of our own processes
 * @returns how to end it
 */
export function followOutgoingCalls(tracing: Tracing, origins: readonly string[]): () => void {
  const own = new Set(origins);
  const spans = new WeakMap<object, Span>();

  const heard = (name: string, hear: (message: z.infer<typeof messageSchema>) => void) => {
    const listen = (message: unknown) => {
      const { success, data } = messageSchema.safeParse(message);
      if (success) hear(data);
    };
    subscribe(name, listen);
    return () => void unsubscribe(name, listen);
  };

  const ends = [
    heard('undici:request:create', ({ request }) => {
      const here = tracing.here();
      if (!here) return;
      const { protocol, hostname, port, origin } = new URL(request.origin);
      const span = here.kept
        ? tracing.begin(`${request.method} ${hostname}`, {
            kind: 'client',
            facts: {
              'http.request.method': request.method,
              'server.address': hostname,
              'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
            },
          })
        : undefined;
      if (span) spans.set(request, span);
      if (!own.has(origin)) return;
      for (const [name, value] of Object.entries(tracing.headersTo(span ?? here)))
        if (value !== undefined) request.addHeader(name, value);
    }),
    heard('undici:request:headers', ({ request, response }) => {
      if (response) spans.get(request)?.note({ 'http.response.status_code': response.statusCode });
    }),
    heard('undici:request:trailers', ({ request }) => {
      spans.get(request)?.end();
      spans.delete(request);
    }),
    heard('undici:request:error', ({ request, error }) => {
      spans.get(request)?.end(errorKindOf(error));
      spans.delete(request);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
