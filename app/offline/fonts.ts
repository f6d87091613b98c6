import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@kozyr/contracts/locales';

const RANGES = {
  latin: 'U+0000-00FF,U+2000-206F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1',
  'cyrillic-ext': 'U+0460-048F,U+0492-04AF,U+04B2-052F',
} as const;

type Family = 'onest' | 'unbounded' | 'montserrat';
type File = { family: Family; subset: keyof typeof RANGES };

const TEXT: readonly File[] = [{ family: 'onest', subset: 'cyrillic' }];
const NEEDED: Record<Locale, readonly File[]> = {
  uk: [...TEXT, { family: 'unbounded', subset: 'cyrillic' }],
  ru: [...TEXT, { family: 'unbounded', subset: 'cyrillic' }],
  en: [
    { family: 'onest', subset: 'latin' },
    { family: 'unbounded', subset: 'latin' },
  ],
  kk: [
    ...TEXT,
    { family: 'onest', subset: 'cyrillic-ext' },
    { family: 'montserrat', subset: 'cyrillic' },
    { family: 'montserrat', subset: 'cyrillic-ext' },
  ],
};

const bodies = new Map<string, Buffer<ArrayBuffer>>();

/** The address of a file, which carries a digest. */
function addressOf({ family, subset }: File): string {
  const file = `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
  const body = Buffer.from(readFileSync(path.join(process.cwd(), file)));
  const name = `${family}-${subset}.${createHash('sha256').update(body).digest('hex').slice(0, 12)}.woff2`;
  bodies.set(name, body);
  return `/offline/${name}`;
}

/** The font files of a page that says in a language that there is no connection, and the style rules that name them. */
export function offlineFonts(locale: Locale): { addresses: string[]; faces: string } {
  const files = NEEDED[locale].map((file) => ({ ...file, address: addressOf(file) }));
  const faces = files.map(
    ({ family, subset, address }) =>
      `@font-face{font-family:${family};font-weight:100 900;src:url(${address}) format("woff2");unicode-range:${RANGES[subset]}}`,
  );
  return { addresses: files.map(({ address }) => address), faces: faces.join('') };
}

/** A font file by its name; undefined for any other name. */
export function offlineFont(name: string): Buffer<ArrayBuffer> | undefined {
  if (bodies.size === 0) for (const files of Object.values(NEEDED)) files.map(addressOf);
  return bodies.get(name);
}
