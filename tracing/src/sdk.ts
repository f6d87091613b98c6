import type * as Api from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Beginning, Facts, Place, Span, TraceHeaders, Tracing } from './active';
import type { TracingSettings } from './env';
import { isSealed, sealed } from './mark';
import { createPlaces } from './places';
import { createSending, resourceOf } from './sending';
import { readTraceparent, writeTraceparent } from './traceparent';

/** How long a span waits for others, and how long a batch may take to be sent, milliseconds. */
const EVERY_MS = 2_000;
const SEND_MS = 5_000;
/** What a stop waits for the last spans, milliseconds. */
const LAST_MS = 1_500;

/** Everything of OpenTelemetry, loaded here and nowhere else. */
const load = async () => {
  const [api, sdk, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { api, sdk, otlp };
};
type Loaded = Awaited<ReturnType<typeof load>>;

function samplerOf({ sdk }: Loaded, settings: TracingSettings): Sampler {
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  const bare = name.replace('parentbased_', '');
  const root =
    bare === 'always_off'
      ? new sdk.AlwaysOffSampler()
      : bare === 'traceidratio'
        ? new sdk.TraceIdRatioBasedSampler(share)
        : new sdk.AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
}

const endpointOf = ({ OTEL_EXPORTER_OTLP_ENDPOINT: address = '' }: TracingSettings): string =>
  `${address.replace(/\/+$/, '')}/v1/traces`;

/** Begins, finds and names spans by OpenTelemetry's API. */
function tracingBy(api: typeof Api, settings: TracingSettings, lost: () => ReturnType<Tracing['lost']>): Tracing {
  const tracer = api.trace.getTracer('kozyr');
  const { TRACE_SECRET: secrets } = settings;
  const contexts = new WeakMap<Place, Api.Context>();
  const KINDS = { inside: api.SpanKind.INTERNAL, server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT };

  const placeOf = (context: Api.Context, own: Api.SpanContext): Place => {
    const place: Place = {
      run: (work) => api.context.with(context, work),
      get traceparent() {
        return writeTraceparent(own);
      },
      kept: (own.traceFlags & 1) === 1,
    };
    contexts.set(place, context);
    return place;
  };
  const linkTo = (traceparent: string): Api.Link[] => {
    const context = readTraceparent(traceparent);
    return context ? [{ context }] : [];
  };

  function begin(name: string, { kind = 'inside', facts, parent, links = [] }: Beginning = {}): Span {
    const from = parent === null ? api.ROOT_CONTEXT : parent ? contexts.get(parent) : undefined;
    const before = from ?? api.context.active();
    const span = tracer.startSpan(
      name,
      { kind: KINDS[kind], ...(facts ? { attributes: { ...facts } } : {}), links: links.flatMap(linkTo) },
      before,
    );
    const place = placeOf(api.trace.setSpan(before, span), span.spanContext());
    return Object.assign(place, {
      note: (more: Facts) => void span.setAttributes({ ...more }),
      rename: (other: string) => void span.updateName(other),
      link: (traceparent: string) => void span.addLinks(linkTo(traceparent)),
      end(error?: string) {
        if (error !== undefined) {
          span.setAttribute('error.type', error);
          span.setStatus({ code: api.SpanStatusCode.ERROR });
        }
        span.end();
      },
    });
  }

  return {
    begin,
    apart: (work) => api.context.with(api.ROOT_CONTEXT, work),
    here() {
      const context = api.context.active();
      const span = api.trace.getSpanContext(context);
      return span && placeOf(context, span);
    },
    noteHere: (facts) => void api.trace.getActiveSpan()?.setAttributes({ ...facts }),
    named({ traceparent, tracestate }: TraceHeaders, unproved = false) {
      const context = traceparent === undefined ? null : readTraceparent(traceparent);
      if (!context || !(unproved || isSealed(secrets, { traceparent, tracestate }))) return undefined;
      return placeOf(api.trace.setSpanContext(api.ROOT_CONTEXT, context), context);
    },
    headersTo({ traceparent }) {
      const [secret] = secrets;
      return secret === undefined ? { traceparent } : { traceparent, tracestate: sealed(secret, traceparent) };
    },
    ids() {
      const span = api.trace.getSpanContext(api.context.active());
      return span && { trace_id: span.traceId, span_id: span.spanId };
    },
    lost,
  };
}

/** How frameworks that trace by themselves, as Next.js does, read and write our headers. */
const propagatorOf = (api: typeof Api, tracing: Tracing): Api.TextMapPropagator => ({
  fields: () => ['traceparent', 'tracestate'],
  extract(context, carrier, { get }) {
    const one = (name: string) => [get(carrier, name)].flat()[0];
    const place = tracing.named({ traceparent: one('traceparent'), tracestate: one('tracestate') });
    const own = place && readTraceparent(place.traceparent);
    return own ? api.trace.setSpanContext(context, own) : context;
  },
  inject(context, carrier, { set }) {
    const own = api.trace.getSpanContext(context);
    if (own) set(carrier, 'traceparent', writeTraceparent(own));
  },
});

/** Loads OpenTelemetry and makes it this process's. @returns its traces, and how to end them: the last spans are sent for a moment */
export async function openSdk(role: string, settings: TracingSettings) {
  const loaded = await load();
  const { api, sdk, otlp } = loaded;
  const { processor, lost } = createSending({
    Batches: sdk.BatchSpanProcessor,
    exporter: new otlp.OTLPTraceExporter({ url: endpointOf(settings), timeoutMillis: SEND_MS }),
    everyMs: EVERY_MS,
    sendMs: SEND_MS,
  });
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(loaded, settings),
    resource: resourceOf({
      'service.namespace': 'kozyr',
      'service.instance.id': `${process.pid}`,
      ...settings.OTEL_RESOURCE_ATTRIBUTES,
      'service.name': settings.OTEL_SERVICE_NAME ?? `kozyr-${role}`,
    }),
    spanProcessors: [processor],
  });
  api.context.setGlobalContextManager(createPlaces(api.ROOT_CONTEXT));
  api.trace.setGlobalTracerProvider(provider);
  const tracing = tracingBy(api, settings, () => ({ ...lost }));
  api.propagation.setGlobalPropagator(propagatorOf(api, tracing));
  return {
    tracing,
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      for (const one of [api.trace, api.context, api.propagation]) one.disable();
    },
  };
}
