import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const RANGES = {
  latin: 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'cyrillic-ext': 'U+0460-048F,U+0492-04AF,U+04B2-052F,U+20B4',
  'latin-ext': 'U+0100-02BA,U+20A0-20AB,U+20AD-20B3,U+20B5-20C0',
} as const;

/** Text; titles; titles in Kazakh, whose letters Unbounded lacks. The signs of hryvnia and tenge come from Onest. */
const FACES = [
  { family: 'Onest', weight: '100 900', subsets: ['latin', 'cyrillic', 'cyrillic-ext', 'latin-ext'] },
  { family: 'Unbounded', weight: '200 900', subsets: ['latin', 'cyrillic'] },
  { family: 'Montserrat', weight: '750 900', subsets: ['latin', 'cyrillic', 'cyrillic-ext'] },
] as const;

export type SiteFonts = {
  /** Files by the name they are served under; a name carries a digest, so it may be kept for ever. */
  files: ReadonlyMap<string, Buffer<ArrayBuffer>>;
  /** The rules of a style sheet. A browser fetches of the files what a page has letters of. @param base where the files are: "/fonts/" */
  rules: (base: string) => string;
};

/** The faces of the site, for pages of servers that share nothing with it. @param from a file or its URL, whose room has the packages */
export function readSiteFonts(from: string): SiteFonts {
  const require = createRequire(from);
  const faces = FACES.flatMap(({ family, weight, subsets }) =>
    subsets.map((subset) => {
      const name = family.toLowerCase();
      const file = require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`);
      const body = Buffer.from(readFileSync(file));
      const digest = createHash('sha256').update(body).digest('hex').slice(0, 12);
      return { family, weight, range: RANGES[subset], name: `${name}-${subset}.${digest}.woff2`, body };
    }),
  );
  return {
    files: new Map(faces.map(({ name, body }) => [name, body])),
    rules: (base) =>
      faces
        .map(
          ({ family, weight, range, name }) =>
            `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url("${base}${name}") format("woff2");unicode-range:${range}}`,
        )
        .join('\n'),
  };
}
