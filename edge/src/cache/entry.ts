import { createHash } from 'node:crypto';
import type { FinishedBody } from '../finish/finish-body';
import { BROTLI, ENCODING_NAMES, type Encoding, GZIP, IDENTITY } from '../http/encoding';
import type { Kept } from './store';

/** How an answer came about, as x-kozyr-cache says it. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';

/** One finished answer in one encoding; header lists are flat and ready for writeHead. */
interface Variant {
  readonly body: Uint8Array;
  readonly etag: string;
  readonly headers: Readonly<Record<CacheState, string[]>>;
  readonly unchanged: string[];
}

/** A finished answer in every encoding. Times in milliseconds of the clock given to the cache. */
export interface Entry extends Kept {
  readonly status: number;
  readonly variants: readonly [Variant, Variant, Variant];
  readonly tags: readonly string[];
  freshUntil: number;
  staleUntil: number;
  keptAt: number;
  refreshing: boolean;
}

interface EntrySource {
  readonly status: number;
  readonly body: FinishedBody;
  /** Content-Type, policy and whatever else is sent in each encoding; flat. Not the length, encoding, ETag, Vary or caching. */
  readonly headers: readonly string[];
  readonly cacheControl: string;
  readonly vary: string;
  readonly tags: readonly string[];
}

/** Headers and bookkeeping of one variant, by measure about this many bytes. */
const OVERHEAD = 4096;

/** Prepares everything that is the same for each client once, so that a hit only has to choose. */
export function makeEntry(source: EntrySource): Entry {
  const { plain, zipped, brotli, digest: content } = source.body;
  // The policy is part of what is validated: a changed policy must reach browsers that hold the same body.
  const digest = createHash('sha256')
    .update(source.headers.join('\n'))
    .update(content)
    .digest('base64url')
    .slice(0, 24);
  const variant = (body: Uint8Array, encoding: Encoding) =>
    makeVariant(source, body, body === plain ? IDENTITY : encoding, digest);
  const variants = [variant(plain, IDENTITY), variant(zipped, GZIP), variant(brotli, BROTLI)] as const;
  const bodies = new Set(variants.map((one) => one.body));
  return {
    status: source.status,
    variants,
    tags: source.tags,
    bytes: [...bodies].reduce((sum, body) => sum + body.length + OVERHEAD, 0),
    freshUntil: 0,
    staleUntil: 0,
    keptAt: 0,
    touched: false,
    refreshing: false,
  };
}

function makeVariant(source: EntrySource, body: Uint8Array, encoding: Encoding, digest: string): Variant {
  const etag = encoding === IDENTITY ? `"${digest}"` : `"${digest}-${ENCODING_NAMES[encoding]}"`;
  const validators = ['ETag', etag, 'Cache-Control', source.cacheControl];
  if (source.vary !== '') validators.push('Vary', source.vary);
  const common = [...source.headers, ...validators, 'Content-Length', String(body.length)];
  if (encoding !== IDENTITY) common.push('Content-Encoding', ENCODING_NAMES[encoding]);
  const headersOf = (state: CacheState) => [...common, 'x-kozyr-cache', state];
  return {
    body,
    etag,
    headers: { hit: headersOf('hit'), stale: headersOf('stale'), miss: headersOf('miss'), bypass: headersOf('bypass') },
    unchanged: validators,
  };
}

/** Whether an If-None-Match header names this variant (RFC 9110 §13.1.2: weak comparison, or *). */
export function isUnchanged(ifNoneMatch: string, variant: Variant): boolean {
  return ifNoneMatch !== '' && (ifNoneMatch.includes(variant.etag) || ifNoneMatch.trim() === '*');
}
