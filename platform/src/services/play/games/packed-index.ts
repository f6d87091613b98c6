import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeGameIndex } from './game-index';
import type { Catalogue } from './load-catalogue';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
/** The index of one catalogue as it is sent, in every encoding that browsers ask for. */
export type PackedIndex = Readonly<Record<Encoding, Buffer>>;

const packed = new WeakMap<Catalogue, Promise<PackedIndex>>();

async function pack(catalogue: Catalogue): Promise<PackedIndex> {
  const text = Buffer.from(JSON.stringify(writeGameIndex(catalogue)));
  // Compressed once for as long as the catalogue stands, so the slowest and smallest will do; beside the event loop.
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, zipped] = await Promise.all([asBrotli(text, { params: parameters }), asGzip(text, { level: 9 })]);
  return { br, gzip: zipped, identity: text };
}

/** The packed index of a catalogue, made at its first use and kept in memory with it. */
export function packedIndex(catalogue: Catalogue): Promise<PackedIndex> {
  const known = packed.get(catalogue);
  if (known) return known;
  const made = pack(catalogue);
  packed.set(catalogue, made);
  made.catch(() => packed.delete(catalogue));
  return made;
}

/** The encoding to send for an Accept-Encoding header; one that is named with q=0 is not wanted. */
export function chooseEncoding(accepted: string): Encoding {
  const wanted = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim() ?? ''),
  );
  if (wanted.has('br')) return 'br';
  return wanted.has('gzip') ? 'gzip' : 'identity';
}
