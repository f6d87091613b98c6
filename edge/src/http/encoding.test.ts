import { describe, expect, it } from 'vitest';
import { BROTLI, chooseEncoding, compress, expand, GZIP, IDENTITY } from './encoding';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', BROTLI],
    ['gzip', GZIP],
    ['br;q=0, gzip', GZIP],
    ['br;q=0.2, gzip;q=0.8', GZIP],
    ['*', BROTLI],
    ['*;q=0', IDENTITY],
    ['identity', IDENTITY],
    ['', IDENTITY],
    ['brotli', IDENTITY],
    ['GZIP', GZIP],
    ['br;q=nonsense', BROTLI],
  ])('chooseEncoding chooses for %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('expand', () => {
  const text = Buffer.from('козир '.repeat(200));

  it('expand undoes what compress does', () => {
    expect(expand(compress(text, BROTLI, 5), 'br', 10_000)).toEqual(text);
    expect(expand(compress(text, GZIP, 0), 'gzip', 10_000)).toEqual(text);
    expect(expand(text, undefined, 10_000)).toEqual(text);
  });

  it('expand refuses a body that unfolds beyond the limit, and an unknown encoding', () => {
    expect(() => expand(compress(text, GZIP, 0), 'gzip', 100)).toThrow();
    expect(() => expand(text, 'zstd', 10_000)).toThrow('unknown content encoding');
  });
});
