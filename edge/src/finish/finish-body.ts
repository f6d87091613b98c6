import { createHash } from 'node:crypto';
import { type InlineScripts, inlineScripts } from '../csp/inline-scripts';
import { BROTLI, compress, expand, GZIP } from '../http/encoding';

/** An answer as it came, and what is to be made of it. */
export interface RawBody {
  readonly body: Uint8Array;
  /** As the upstream says it. */
  readonly contentEncoding: string | undefined;
  /** Bytes it may have, expanded. */
  readonly limit: number;
  readonly compressible: boolean;
  /** Brotli quality 0..11. */
  readonly quality: number;
  /** A page, whose inline scripts its policy must know. */
  readonly page: boolean;
}

/** An answer in every encoding; the very same bytes where compressing saves nothing. */
export interface FinishedBody {
  readonly plain: Uint8Array;
  readonly zipped: Uint8Array;
  readonly brotli: Uint8Array;
  /** SHA-256 of the plain bytes. */
  readonly digest: string;
  /** Of a page; none of anything else. */
  readonly scripts: InlineScripts;
}

/** Under this a compressed body saves nothing: it fits the first packet as it is. */
const MIN_COMPRESSED = 512;

/** All of an answer that takes long to make: expanding, looking for scripts, compressing. @throws what zlib throws, also over the limit */
export function finishBody({ body, contentEncoding, limit, compressible, quality, page }: RawBody): FinishedBody {
  const plain = expand(Buffer.from(body.buffer, body.byteOffset, body.byteLength), contentEncoding, limit);
  const worth = compressible && plain.length >= MIN_COMPRESSED;
  return {
    plain,
    zipped: worth ? compress(plain, GZIP, 0) : plain,
    brotli: worth ? compress(plain, BROTLI, quality) : plain,
    digest: createHash('sha256').update(plain).digest('base64url'),
    scripts: page ? inlineScripts(plain.toString('utf8')) : { hashes: [], unknown: [] },
  };
}
