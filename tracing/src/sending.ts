import type { BatchSpanProcessor, ReadableSpan, SpanExporter, SpanProcessor } from '@opentelemetry/sdk-trace';
import { shapeOf, withoutPersonal } from './attributes';

/** Spans that wait or are being sent, at most: some 10 MB. */
const MAX_WAITING = 4_096;

type Resource = ReadableSpan['resource'];

/** A span as it may leave the process: no event, which would hold messages of errors, and no text of a status. */
const outside = (span: ReadableSpan): ReadableSpan => ({
  name: shapeOf(span.name),
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext ? { parentSpanContext: span.parentSpanContext } : {}),
  startTime: span.startTime,
  endTime: span.endTime,
  status: { code: span.status.code },
  attributes: withoutPersonal(span.attributes),
  links: span.links.map(({ context }) => ({ context })),
  events: [],
  duration: span.duration,
  ended: span.ended,
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: span.droppedLinksCount,
});

/** What a process says of itself with every span; the library has no way to make one that all placements of its packages find. */
export function resourceOf(attributes: Readonly<Record<string, string>>): Resource {
  const resource: Resource = {
    attributes: { ...attributes },
    getRawAttributes: () => Object.entries(attributes),
    merge: (other) => resourceOf({ ...attributes, ...textsOf(other) }),
  };
  return resource;
}

const textsOf = (resource: Resource | null): Record<string, string> =>
  Object.fromEntries(Object.entries(resource?.attributes ?? {}).map(([name, value]) => [name, String(value)]));

type Terms = {
  Batches: typeof BatchSpanProcessor;
  exporter: SpanExporter;
  /** How long a span waits for others, and how long a batch may take, milliseconds. */
  everyMs: number;
  sendMs: number;
  most?: number;
};

/**
 * Sends spans in batches, and counts those that are lost. Whoever ends a span waits for nothing: when as many wait as may, it is lost.
 */
export function createSending({ Batches, exporter, everyMs, sendMs, most = MAX_WAITING }: Terms) {
  const lost = { full: 0, unsent: 0 };
  let waiting = 0;
  const counted: SpanExporter = {
    export(spans, done) {
      exporter.export(spans.map(outside), (result) => {
        waiting -= spans.length;
        if (result.code !== 0) lost.unsent += spans.length;
        // What could not be sent is counted: as an error it would be told at each batch, and end up in the log.
        done({ code: 0 });
      });
    },
    shutdown: () => exporter.shutdown(),
  };
  const batches = new Batches({
    exporter: counted,
    maxQueueSize: most,
    maxExportBatchSize: 512,
    scheduledDelayMillis: everyMs,
    exportTimeoutMillis: sendMs + 5_000,
  });
  const processor: SpanProcessor = {
    onStart: () => undefined,
    onEnd(span) {
      if ((span.spanContext().traceFlags & 1) === 0) return;
      if (waiting >= most) {
        lost.full += 1;
        return;
      }
      waiting += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
  return { processor, lost };
}
