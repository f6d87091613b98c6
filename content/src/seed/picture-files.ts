import path from 'node:path';

/** Pictures of the first content, by the key they get in the library: wide 1600 x 640, for phones 750 x 900. */
export const PICTURE_KEYS = [
  'banner-welcome-wide',
  'banner-welcome-phone',
  'banner-fair-wide',
  'banner-fair-phone',
  'banner-calm-wide',
  'banner-calm-phone',
  'head-battles-wide',
  'head-battles-phone',
  'head-jackpots-wide',
  'head-jackpots-phone',
  'head-wheel-wide',
  'head-wheel-phone',
] as const;
export type PictureKey = (typeof PICTURE_KEYS)[number];

export function fileNameOf(key: PictureKey): string {
  return `${key}.webp`;
}

/** Where a picture lies that was painted (art/paint-all.ts): to paint it takes a second, and a first start waits for all of them. */
export function pathOf(key: PictureKey): string {
  return path.join(process.cwd(), 'pictures', fileNameOf(key));
}
