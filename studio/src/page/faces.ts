/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf, WRITTEN } from '@kozyr/kit/written-letters';

/** A file of a face, and the rule that fetches it where a page has letters of its range. */
export type FaceFile = { name: string; body: Buffer; rule: (address: string) => string };

type Subset = keyof typeof WRITTEN;

/** What the files of the packages have. */
const WHOLE: Readonly<Record<Subset, string>> = {
  latin: 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2212',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  'cyrillic-ext': 'U+0460-048F, U+0492-04AF, U+04B2-052F, U+20B4',
};

/**
 * Titles, text, and titles in Kazakh, whose letters Unbounded lacks. `weights` are those that games are drawn in, `span` those of
 * the file; Montserrat at its lightest is as strong as Unbounded at 600.
 */
const FACES = [
  { family: 'Unbounded', span: '200 900', weights: { min: 600, max: 800 } },
  { family: 'Montserrat', span: '750 900', weights: { min: 750, max: 800 } },
  { family: 'Onest', span: '100 900', weights: { min: 400, max: 800 } },
] as const;

const require = createRequire(import.meta.url);
const SUBSETS: readonly Subset[] = ['latin', 'cyrillic', 'cyrillic-ext'];

/**
 * The faces of the games: first the whole files, then those cut to what our texts are written in. Of two rules with a letter in common
 * the later one counts, so a whole file is fetched for a rare letter alone (docs/decisions/0098).
 */
export async function readFaces(): Promise<FaceFile[]> {
  const { default: subsetFont } = await import('subset-font');
  const faces = FACES.flatMap((face) => SUBSETS.map((subset) => ({ ...face, subset })));
  const files = faces.map(({ family, span, subset, weights }) => {
    const name = `${family.toLowerCase()}-${subset}`;
    const body = readFileSync(
      require.resolve(`@fontsource-variable/${family.toLowerCase()}/files/${name}-wght-normal.woff2`),
    );
    const rule = (range: string) => (address: string) =>
      `@font-face{font-family:${family};font-weight:${span};font-display:swap;src:url(${address}) format("woff2");unicode-range:${range}}`;
    return { name, body, weights, subset, rule };
  });
  const cut = files.map(async ({ name, body, weights, subset, rule }) => ({
    name: `${name}-written`,
    body: await subsetFont(body, charactersOf(WRITTEN[subset]), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    }),
    rule: rule(WRITTEN[subset]),
  }));
  return [
    ...files.map(({ name, body, subset, rule }) => ({ name, body, rule: rule(WHOLE[subset]) })),
    ...(await Promise.all(cut)),
  ];
}
