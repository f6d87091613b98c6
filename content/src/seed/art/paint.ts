import sharp from 'sharp';
import { battlesScene, jackpotsScene, wheelScene } from './heads';
import { calmScene, fairScene, welcomeScene } from './scenes';
import { TALL, WIDE } from './stage';

/** Pictures of the first content, by the key they get in the library: wide 1600 x 640, for phones 750 x 900. */
const PICTURES = {
  'banner-welcome-wide': () => welcomeScene(WIDE),
  'banner-welcome-phone': () => welcomeScene(TALL),
  'banner-fair-wide': () => fairScene(WIDE),
  'banner-fair-phone': () => fairScene(TALL),
  'banner-calm-wide': () => calmScene(WIDE),
  'banner-calm-phone': () => calmScene(TALL),
  'head-battles-wide': () => battlesScene(WIDE),
  'head-battles-phone': () => battlesScene(TALL),
  'head-jackpots-wide': () => jackpotsScene(WIDE),
  'head-jackpots-phone': () => jackpotsScene(TALL),
  'head-wheel-wide': () => wheelScene(WIDE),
  'head-wheel-phone': () => wheelScene(TALL),
};
export type PictureKey = keyof typeof PICTURES;
export const PICTURE_KEYS = Object.keys(PICTURES).filter((key): key is PictureKey => key in PICTURES);

/** The picture as WebP. The same bytes every time. */
export async function paint(key: PictureKey): Promise<Buffer> {
  return sharp(Buffer.from(PICTURES[key]())).webp({ quality: 88, effort: 4 }).toBuffer();
}
