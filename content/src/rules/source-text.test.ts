import { describe, expect, it } from 'vitest';
import { checkCss, checkJs, checkSize } from './source-text';

describe('checkSize', () => {
  it('checkSize counts bytes, not letters', () => {
    expect(checkSize('x'.repeat(50_000))).toBe(true);
    expect(checkSize('ж'.repeat(25_001))).toMatch(/^50 kB|^50\.0/);
    expect(checkSize('x'.repeat(61_500))).toMatch(/^61\.5 kB; at most 50 kB/);
  });
});

describe('checkCss', () => {
  it.each([
    [''],
    ['.a { color: red } /* } */ .b::after { content: "}\\"" }'],
    ['@media (width > 40rem) { a[href="x"] { background: url(/content-media/a.webp) } }'],
    ['.w-1\\/2\\{ { width: 50% }'],
  ])('checkCss reads %s', (css) => {
    expect(checkCss(css)).toBe(true);
  });

  it.each([
    ['.a {\n color: red', 'CSS, line 1: "{" is never closed.'],
    ['.a { }\n}', 'CSS, line 2: "}" closes nothing.'],
    ['.a { width: calc(1px }', 'CSS, line 1: "}" closes nothing.'],
    ['a{}\n/* x', 'CSS, line 2: a comment begins and never ends.'],
    ['a { content: "x }', 'CSS, line 1: a text in quotes begins and never ends.'],
  ])('checkCss says what is wrong with %s', (css, reason) => {
    expect(checkCss(css)).toBe(reason);
  });
});

describe('checkJs', () => {
  it('checkJs compiles, and never runs', () => {
    expect(checkJs('throw new Error("ran"); globalThis.ran = true')).toBe(true);
    expect('ran' in globalThis).toBe(false);
  });

  it('checkJs names the line', () => {
    expect(checkJs('const a = 1;\nconst = 2;')).toMatch(/^JavaScript, line 2: /);
  });
});
