import type { IncomingHttpHeaders } from 'node:http';

/** How long a shared cache may keep an answer: fresh, then usable while it is made anew. Seconds. */
interface Freshness {
  readonly fresh: number;
  readonly stale: number;
}

const NEVER = /(?:^|,)\s*(?:private|no-store|no-cache)\b/i;
/** Headers by which an answer may differ and still be ours to keep: we choose the encoding, and never ask for router data. */
const HARMLESS_VARY =
  /^(?:accept-encoding|rsc|next-router-state-tree|next-router-prefetch|next-router-segment-prefetch|next-url|)$/;
const MAX_STALE = 24 * 3600;

function seconds(header: string, directive: string): number | undefined {
  const match = new RegExp(`(?:^|,)\\s*${directive}\\s*=\\s*"?(\\d{1,10})`, 'i').exec(header);
  return match === null ? undefined : Number(match[1]);
}

/**
 * Whether an upstream's 200 may be kept for everybody of one audience. undefined = no.
 * Asks for an explicit s-maxage or public max-age, no Set-Cookie, and no Vary on anything personal.
 */
export function sharedFreshness(headers: IncomingHttpHeaders): Freshness | undefined {
  const header = headers['cache-control'] ?? '';
  if (headers['set-cookie'] !== undefined || NEVER.test(header)) return undefined;
  const vary = (headers.vary ?? '').toLowerCase().split(',');
  if (!vary.every((name) => HARMLESS_VARY.test(name.trim()))) return undefined;
  const shared = seconds(header, 's-maxage');
  const fresh = shared ?? (/(?:^|,)\s*public\b/i.test(header) ? seconds(header, 'max-age') : undefined);
  if (fresh === undefined || fresh === 0) return undefined;
  // Next answers a page it is about to make anew with the old one: ask again soon instead of keeping that for minutes.
  if (headers['x-nextjs-cache'] === 'STALE') return { fresh: 1, stale: MAX_STALE };
  return { fresh, stale: Math.min(seconds(header, 'stale-while-revalidate') ?? 0, MAX_STALE) };
}
