import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TraceHeaders } from './active';

const MARK = /(?:^|,)\s*kozyr=([0-9a-f]{32})\s*(?:,|$)/;

const markOf = (secret: string, traceparent: string): Buffer =>
  createHmac('sha256', secret).update(traceparent).digest().subarray(0, 16);

/** What one of our processes adds to a traceparent, as an entry of tracestate, so that another believes it. */
export const sealed = (secret: string, traceparent: string): string =>
  `kozyr=${markOf(secret, traceparent).toString('hex')}`;

/** Whether one of our processes wrote this traceparent. Whoever is outside could else have their traces kept, and fill them. */
export function isSealed(secrets: readonly string[], { traceparent, tracestate }: TraceHeaders): boolean {
  const [, given] = MARK.exec(tracestate ?? '') ?? [];
  if (given === undefined || traceparent === undefined) return false;
  const mark = Buffer.from(given, 'hex');
  return secrets.some((secret) => timingSafeEqual(markOf(secret, traceparent), mark));
}
