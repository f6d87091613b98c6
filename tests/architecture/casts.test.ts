import { describe, expect, it } from 'vitest';
import { castsOutsideParsers } from './support/syntax';
import { ourSources, read } from './support/tree';

const product = ourSources().filter((file) => /\.tsx?$/.test(file) && !/^tests\/|\.(test|d)\.tsx?$/.test(file));

describe('casts', () => {
  it('casts stand only inside a named parser', () => {
    const casts = product.flatMap((file) =>
      castsOutsideParsers(read(file), file).map(
        (holder) =>
          `${file}: ${holder} casts; check the value (schema, instanceof, guard) or do it in a parse… function`,
      ),
    );
    expect(casts).toEqual([]);
  });

  it('casts are found, and parsers and constants let be', () => {
    expect(castsOutsideParsers('const read = (x: unknown) => x as string;', 'a.ts')).toEqual(['read']);
    expect(castsOutsideParsers('f(1 as unknown);', 'a.ts')).toEqual(['the file itself']);
    expect(castsOutsideParsers('function parseRow(x: unknown) { return x as Row; }', 'a.ts')).toEqual([]);
    expect(castsOutsideParsers("const sizes = ['s', 'm'] as const; export { sizes as all };", 'a.ts')).toEqual([]);
  });
});
