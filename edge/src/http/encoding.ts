import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

/** Index of a variant in an entry: identity, gzip, brotli. */
export type Encoding = 0 | 1 | 2;
export const IDENTITY: Encoding = 0;
export const GZIP: Encoding = 1;
export const BROTLI: Encoding = 2;
export const ENCODING_NAMES = ['identity', 'gzip', 'br'] as const;

const REMEMBERED_HEADERS = 256;
const remembered = new Map<string, Encoding>();

/** The variant to send for an Accept-Encoding header (RFC 9110 §12.5.3): brotli, else gzip, else as it is. */
export function chooseEncoding(header: string): Encoding {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = parseEncoding(header);
  // Browsers send a handful of different headers; a client that invents them must not grow this.
  if (remembered.size < REMEMBERED_HEADERS && header.length < 128) remembered.set(header, chosen);
  return chosen;
}

function parseEncoding(header: string): Encoding {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const weight = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    quality.set(name.trim(), weight === undefined ? 1 : Number(weight));
  }
  const any = quality.get('*') ?? 0;
  const brotli = quality.get('br') ?? any;
  const zipped = quality.get('gzip') ?? any;
  if (brotli > 0 && brotli >= zipped) return BROTLI;
  return zipped > 0 ? GZIP : IDENTITY;
}

/** Compresses on this very thread. Brotli quality 0..11; gzip level 6. */
export function compress(body: Buffer, encoding: Encoding, quality: number): Buffer {
  if (encoding === GZIP) return gzipSync(body, { level: 6 });
  if (encoding === IDENTITY) return body;
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Undoes a Content-Encoding; at most `limit` bytes come out. Throws on an encoding it does not know or on too much. */
export function expand(body: Buffer, contentEncoding: string | undefined, limit: number): Buffer {
  switch (contentEncoding?.toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return body;
    case 'gzip':
      return gunzipSync(body, { maxOutputLength: limit });
    case 'br':
      return brotliDecompressSync(body, { maxOutputLength: limit });
    default:
      throw new Error(`unknown content encoding ${contentEncoding}`);
  }
}
