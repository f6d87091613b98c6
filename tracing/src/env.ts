import * as z from 'zod/mini';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const PAIRS = /^[\w.-]+=[^,=]*(,[\w.-]+=[^,=]*)*$/;

/** name=value,name=value as OpenTelemetry writes them, values percent-encoded. */
function pairsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, decodeURIComponent(value)];
    }),
  );
}

const readable = (text: string) => {
  try {
    return PAIRS.test(text) && Boolean(pairsOf(text));
  } catch {
    return false;
  }
};

/** OpenTelemetry's own names, with its own meanings and defaults. */
const schema = z.object({
  /** Where spans are sent, OTLP over HTTP as JSON, to /v1/traces below it; unset: no traces, and nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  OTEL_SERVICE_NAME: z.optional(z.string()),
  OTEL_TRACES_SAMPLER: z._default(z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`), 'parentbased_always_on'),
  /** For traceidratio: which share of traces is kept, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.coerce
      .number('must be from 0 to 1')
      .check(z.minimum(0, 'must be from 0 to 1'), z.maximum(1, 'must be from 0 to 1')),
    1,
  ),
  OTEL_RESOURCE_ATTRIBUTES: z._default(
    z.pipe(z.string().check(z.refine(readable, 'must be name=value pairs with commas between')), z.transform(pairsOf)),
    {},
  ),
  /** What our processes prove to each other by that a trace is theirs; several, separated by commas, while it is exchanged. */
  TRACE_SECRET: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.split(',').map((one) => one.trim())),
      ),
      z.array(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
    ),
    [],
  ),
});

export type TracingSettings = z.infer<typeof schema> & {
  /** Origins of our own processes, which alone are told of a trace. */
  origins: readonly string[];
};

const OWN = ['SITE_URL', 'EDGE_URL', 'PLATFORM_URL', 'CALLBACKS_URL', 'CONTENT_URL', 'STUDIO_URL', 'GATEWAY_URL'];

/**
 * The settings of traces, the same for every process; an empty one counts as unset.
 * @returns null where no traces are wanted
 * @throws Error with one line that names each bad variable
 */
export function parseTracing(source: Readonly<Record<string, string | undefined>>): TracingSettings | null {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new Error(`Settings are wrong: ${wrong.join('; ')}. See .env.example.`);
  }
  const origins = OWN.flatMap((name) => (URL.canParse(given[name] ?? '') ? [new URL(given[name] ?? '').origin] : []));
  return { ...parsed.data, origins };
}
