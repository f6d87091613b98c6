import type { SpanContext } from '@opentelemetry/api';

/** W3C Trace Context, version 00; of later ones what they begin with is the same. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/** The place that a header names; null for what is none. */
export function readTraceparent(header: string): SpanContext | null {
  const [, traceId, spanId, flags = '00'] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  if (header.startsWith('00') && header.length !== 55) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
