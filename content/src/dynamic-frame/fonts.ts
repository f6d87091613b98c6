import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const RANGES = {
  latin: 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2212',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  'cyrillic-ext': 'U+0460-048F, U+0492-04AF, U+04B2-052F, U+20B4',
  'latin-ext': 'U+0100-02BA, U+20A0-20AB, U+20AD-20B3, U+20B5-20C0',
} as const;

/** The site's faces: text, titles, and titles in Kazakh, whose letters Unbounded lacks. */
const FACES = [
  { family: 'Onest', weight: '100 900', subsets: ['latin', 'cyrillic', 'cyrillic-ext', 'latin-ext'] },
  { family: 'Unbounded', weight: '200 900', subsets: ['latin', 'cyrillic'] },
  { family: 'Montserrat', weight: '750 900', subsets: ['latin', 'cyrillic', 'cyrillic-ext'] },
] as const;

type FrameFonts = {
  /** The rules of the style sheet; a browser fetches of the files what a document has letters of. */
  faces: (base: string) => string;
  /** Files by the name they are served under, which carries a digest. */
  files: ReadonlyMap<string, Buffer<ArrayBuffer>>;
};

let read: FrameFonts | undefined;

/** The fonts of the frame, read once: it has no origin and shares nothing with the page, so it is served its own. */
export function frameFonts(): FrameFonts {
  if (read) return read;
  // From where the process runs, as packages are found in every room: a bundle lies elsewhere than its source.
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const all = FACES.flatMap(({ family, weight, subsets }) =>
    subsets.map((subset) => {
      const name = family.toLowerCase();
      const file = require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`);
      const body = Buffer.from(readFileSync(file));
      const digest = createHash('sha256').update(body).digest('hex').slice(0, 12);
      return { family, weight, range: RANGES[subset], name: `${name}-${subset}.${digest}.woff2`, body };
    }),
  );
  read = {
    faces: (base) =>
      all
        .map(
          ({ family, weight, range, name }) =>
            `@font-face { font-family: ${family}; font-weight: ${weight}; font-display: swap; src: url("${base}${name}") format("woff2"); unicode-range: ${range}; }`,
        )
        .join('\n'),
    files: new Map(all.map(({ name, body }) => [name, body])),
  };
  return read;
}
