import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { inlineScripts } from '../csp/inline-scripts';
import type { RawBody } from './finish-body';
import { createFinisher } from './finisher';

const finisher = createFinisher();
afterEach(() => finisher.close());

const page = (text: string): RawBody => ({
  body: Buffer.from(text),
  contentEncoding: undefined,
  limit: 1_000_000,
  compressible: true,
  quality: 6,
  page: true,
});
const SCRIPT = '<script>self.__next_f.push([1,"data"])</script>';
const large = SCRIPT + 'козир '.repeat(20_000);

describe.each([
  ['here', `${SCRIPT}${'козир '.repeat(200)}`],
  ['in its thread', large],
])('an answer finished %s', (_, text) => {
  it('a finished answer is whole in every encoding, with the scripts of a page', async () => {
    const { plain, zipped, brotli, digest, scripts } = await finisher.finish(page(text));
    expect([plain, gunzipSync(zipped), brotliDecompressSync(brotli)].map((one) => Buffer.from(one).toString())).toEqual(
      [text, text, text],
    );
    expect(digest).toMatch(/^[\w-]{43}$/);
    expect(scripts).toEqual(inlineScripts(text));
    expect((await finisher.finish({ ...page(text), page: false })).scripts.hashes).toEqual([]);
  });

  it('a finished answer is expanded first, and refused when it unfolds beyond the limit', async () => {
    const body = gzipSync(Buffer.concat([Buffer.from(text), randomBytes(text.length > 10_000 ? 20_000 : 10)]));
    const raw = { ...page(text), body, contentEncoding: 'gzip' };
    expect(
      Buffer.from((await finisher.finish(raw)).plain)
        .subarray(0, 8)
        .toString(),
    ).toBe('<script>');
    await expect(finisher.finish({ ...raw, limit: 100 })).rejects.toThrow();
  });

  it('a finished answer is one body where compressing is not worth it', async () => {
    const { plain, zipped, brotli } = await finisher.finish({ ...page(text), compressible: false });
    expect([zipped === plain, brotli === plain]).toEqual([true, true]);
  });
});

it('finishing leaves this thread to others meanwhile', async () => {
  const order: string[] = [];
  const finished = finisher.finish(page('козир '.repeat(100_000))).then(() => order.push('finished'));
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  order.push('others');
  await finished;
  expect(order).toEqual(['others', 'finished']);
});

it('the finisher takes pages before files', async () => {
  const order: string[] = [];
  const file = { ...page(large), page: false };
  const asked = [
    finisher.finish(file).then(() => order.push('first file')),
    finisher.finish(file).then(() => order.push('second file')),
    finisher.finish(page(large)).then(() => order.push('page')),
  ];
  await Promise.all(asked);
  expect(order).toEqual(['first file', 'page', 'second file']);
});

it('the finisher fails what its thread had in work when that ends, and opens another', async () => {
  const broken = finisher.finish(page('козир '.repeat(100_000)));
  await Promise.all([expect(broken).rejects.toThrow('ended'), finisher.close()]);
  expect((await finisher.finish(page(large))).plain.length).toBe(Buffer.byteLength(large));
});
