import { createServer } from 'node:http';
import * as z from 'zod';

const valueSchema = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.union([z.string(), z.number()]) }).transform(({ intValue }) => Number(intValue)),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
  z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
]);
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .default([])
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, value])));
const spanSchema = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema,
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  events: z.array(z.unknown()).default([]),
  status: z.object({ code: z.number().default(0), message: z.string().optional() }).default({ code: 0 }),
});
/** What an exporter sends: OTLP as JSON (opentelemetry-proto, trace service). */
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** A span as it was sent, with the name of the service that sent it. */
export type ReceivedSpan = z.output<typeof spanSchema> & { service: string };

export type TraceReceiver = {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT is to be. */
  url: string;
  spans: ReceivedSpan[];
  /** All that was sent, as it was sent. */
  text: () => string;
  /** Spans of one trace. */
  ofTrace: (traceId: string) => ReceivedSpan[];
  /** From this span up to the root of its trace, as far as it was received. */
  ancestors: (span: ReceivedSpan) => ReceivedSpan[];
  stop: () => Promise<void>;
};

/** Takes what OpenTelemetry's exporters send over HTTP, as a collector does. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString();
    texts.push(text);
    if (request.method !== 'POST' || request.url !== '/v1/traces') return void response.writeHead(404).end();
    for (const { resource, scopeSpans } of exportSchema.parse(JSON.parse(text)).resourceSpans)
      for (const scope of scopeSpans)
        for (const span of scope.spans)
          spans.push({ ...span, service: String(resource.attributes['service.name'] ?? '') });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The receiver of traces has no port.');
  const ancestors = (span: ReceivedSpan): ReceivedSpan[] => {
    const above = spans.find(({ traceId, spanId }) => traceId === span.traceId && spanId === span.parentSpanId);
    return above ? [above, ...ancestors(above)] : [];
  };
  return {
    url: `http://127.0.0.1:${bound.port}`,
    spans,
    text: () => texts.join('\n'),
    ofTrace: (traceId) => spans.filter((span) => span.traceId === traceId),
    ancestors,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
