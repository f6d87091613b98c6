import sharp from 'sharp';
import type { PictureKey } from '../picture-files';
import { battlesScene, jackpotsScene, wheelScene } from './heads';
import { calmScene, fairScene, welcomeScene } from './scenes';
import { TALL, WIDE } from './stage';

const PICTURES: Readonly<Record<PictureKey, () => string>> = {
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

/** A picture of the first content as WebP: the same bytes every time, after a good second. */
export async function paint(key: PictureKey): Promise<Buffer> {
  return sharp(Buffer.from(PICTURES[key]())).webp({ quality: 88, effort: 4 }).toBuffer();
}
