import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileNameOf, PICTURE_KEYS } from '../picture-files';
import { paint } from './paint';

const FOLDER = path.resolve(import.meta.dirname, '../../../pictures');
const kept = (key: (typeof PICTURE_KEYS)[number]) => path.join(FOLDER, fileNameOf(key));

it('every picture of the first content lies painted, as wide and high as its place, and no other does', async () => {
  expect(readdirSync(FOLDER).sort()).toEqual(PICTURE_KEYS.map(fileNameOf).sort());
  for (const key of PICTURE_KEYS) {
    expect(existsSync(kept(key))).toBe(true);
    const { width, height, format } = await sharp(kept(key)).metadata();
    expect([format, width, height], key).toEqual(key.endsWith('wide') ? ['webp', 1600, 640] : ['webp', 750, 900]);
  }
});

it('a picture that lies painted is what its scene paints: npm run paint -w content after a change', async () => {
  const key = 'head-wheel-phone';
  const [painted, lying] = await Promise.all(
    [await paint(key), kept(key)].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  const apart = painted?.reduce((sum, value, at) => sum + Math.abs(value - (lying?.[at] ?? 0)), 0) ?? Number.NaN;
  expect(apart / (painted?.length ?? 1)).toBeLessThan(2);
});
