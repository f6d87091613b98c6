import sharp from 'sharp';
import { calmScene, fairScene, TALL, WIDE, welcomeScene } from './scenes';

/** Pictures of the first content, by the key they get in the library: wide 1600 x 640, for phones 750 x 900. */
export const PICTURES = {
  'banner-welcome-wide': () => welcomeScene(WIDE),
  'banner-welcome-phone': () => welcomeScene(TALL),
  'banner-fair-wide': () => fairScene(WIDE),
  'banner-fair-phone': () => fairScene(TALL),
  'banner-calm-wide': () => calmScene(WIDE),
  'banner-calm-phone': () => calmScene(TALL),
};
export type PictureKey = keyof typeof PICTURES;

/** The picture as WebP. The same bytes every time. */
export async function paint(key: PictureKey): Promise<Buffer> {
  return sharp(Buffer.from(PICTURES[key]())).webp({ quality: 88, effort: 4 }).toBuffer();
}
