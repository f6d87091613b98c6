/**
 * The characters that our own texts are written in, by the file of a face that has them, as a style sheet's `unicode-range`
 * (docs/decisions/0098). lib/fonts.ts declares the same; scripts/fonts.test.mjs holds the two together.
 */
export const WRITTEN = {
  latin:
    'U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0, U+00B1, U+00B7, U+00BB, U+00BD, U+00D7, U+02BC, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2191, U+2193, U+2212',
  cyrillic: 'U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+04B0-04B1, U+2116',
  'cyrillic-ext': 'U+0492-0493, U+049A-049B, U+04A2-04A3, U+04AE-04AF, U+04BA-04BB, U+04D8-04D9, U+04E8-04E9, U+20B4',
} as const;

/** The characters of a `unicode-range`, in one string. @throws Error where a part of it is no range */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [, from, to = from] = /^\s*U\+([0-9A-F]+)(?:-([0-9A-F]+))?\s*$/.exec(part) ?? [];
      if (!from || !to) throw new Error(`"${part}" is no range of characters, such as U+0020-007E.`);
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index)).join('');
    })
    .join('');
}
