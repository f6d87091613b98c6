/** What is told of a span: names of OpenTelemetry's conventions, and values that say nothing of a person (attributes.ts). */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** The headers by which one process tells another which trace it is in. */
export type TraceHeaders = { readonly traceparent?: string | undefined; readonly tracestate?: string | undefined };

/** A place in a trace from which work goes on. */
export type Place = {
  /** Runs something there: what it begins becomes a child. */
  run<T>(work: () => T): T;
  /** As the header writes it. */
  readonly traceparent: string;
  /** Whether its trace is kept. */
  readonly kept: boolean;
};

/** Work that a trace tells of, until it ends. */
export type Span = Place & {
  note(facts: Facts): void;
  rename(name: string): void;
  /** Leads from here to a place of another trace, or of this one. */
  link(traceparent: string): void;
  /** Once; error: by which kind of error it failed, never its message. */
  end(error?: string): void;
};

export type Beginning = {
  kind?: 'inside' | 'server' | 'client';
  facts?: Facts;
  /** Whose part it is: of the place at which it begins, unless told; null: of nobody. */
  parent?: Place | null;
  /** Traceparents of what led to it. */
  links?: readonly string[];
};

/** The traces of this process. */
export type Tracing = {
  begin(name: string, beginning?: Beginning): Span;
  /** Does something as a part of no trace. */
  apart<T>(work: () => T): T;
  /** Where the code that asks is; undefined: in no trace. */
  here(): Place | undefined;
  /** Tells more of the span that the code that asks is in, if it is in one. */
  noteHere(facts: Facts): void;
  /** The place that headers name, where they prove to be one of ours; unproved: also where they don't, for those of a trusted front. */
  named(headers: TraceHeaders, unproved?: boolean): Place | undefined;
  /** Headers that name a place to one of our own processes. */
  headersTo(place: Place): { traceparent: string; tracestate?: string };
  /** What a line of the log tells of the place it is written at. */
  ids(): { trace_id: string; span_id: string } | undefined;
  /** Spans that were lost so far: for want of room, or since they could not be sent. */
  lost(): { readonly full: number; readonly unsent: number };
};

declare global {
  /** One for the process, whatever bundles this file is in. */
  var kozyrTracing: Tracing | undefined;
}

/** The traces of this process; undefined: none are kept, and nothing of OpenTelemetry is loaded. */
export const tracing = (): Tracing | undefined => globalThis.kozyrTracing;

/** Where the code that asks is, for a row that tells what it was written by; null where no trace of it is kept. */
export function traceOfNow(): string | null {
  const here = tracing()?.here();
  return here?.kept ? here.traceparent : null;
}

/** The name of an error's kind, which says nothing of what was in it. */
export function errorKindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.constructor.name;
}

/** Does something as a span of its own, of the trace under way or of a new one; without traces it is just done. */
export async function traced<T>(name: string, work: () => Promise<T>, beginning?: Beginning): Promise<T> {
  const span = tracing()?.begin(name, beginning);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end(errorKindOf(error));
    throw error;
  }
}

/**
 * Does once what several callers wait for. It is a part of the trace of the first whose trace is kept; the others' traces and it lead to each
 * other by links.
 * @param callers where each of them waits
 */
export async function tracedForAll<T>(
  name: string,
  callers: readonly (Place | undefined)[],
  work: () => Promise<T>,
): Promise<T> {
  const kept = callers.flatMap((caller) => (caller?.kept ? [caller] : []));
  const [first, ...others] = kept;
  const of = tracing();
  if (!of) return work();
  if (!first) return of.apart(work);
  const span = of.begin(name, { parent: first, links: others.map(({ traceparent }) => traceparent) });
  for (const other of others) of.begin(`${name}, shared`, { parent: other, links: [span.traceparent] }).end();
  try {
    return await span.run(work);
  } finally {
    span.end();
  }
}
