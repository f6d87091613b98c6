import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CatalogueGame } from '../catalogue/game';
import { generateCatalogue } from '../catalogue/generate';
import { PROVIDERS } from '../catalogue/providers';
import { handOf } from './hands';
import { partsOf } from './icon-parts';
import { frameOf, ROOMS, roomOf, titleOf, wellOf } from './room';
import { sheetOf, skinOf, spriteOf } from './symbols';

const games = generateCatalogue();

function firstOf(slug: string): CatalogueGame {
  const game = games.find(({ provider }) => provider.slug === slug);
  if (!game) throw new Error(`no games of ${slug}`);
  return game;
}

test.each(PROVIDERS.map(({ slug }) => slug))(
  'the room of %s is whole, bounded, and the same each time',
  async (slug) => {
    const game = firstOf(slug);
    const drawn = () => [
      roomOf(game, 'wide'),
      roomOf(game, 'tall'),
      frameOf(game),
      titleOf(game),
      sheetOf(skinOf(game)),
    ];
    const [wide = '', , frame = '', title = '', sheet = ''] = drawn();
    expect(drawn()).toEqual(drawn());
    expect(drawn().join('')).not.toMatch(/NaN|undefined|Infinity|\[object/);
    // The page brings frame and title; scene and symbols are pictures of their own.
    expect(frame.length).toBeLessThan(12_000);
    expect(title.length).toBeLessThan(60_000);
    expect(sheet.length).toBeLessThan(200_000);
    const { info } = await sharp(Buffer.from(wide)).resize({ width: 64 }).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, (ROOMS.wide.height * 64) / ROOMS.wide.width]);
    await sharp(Buffer.from(frame)).raw().toBuffer();
  },
);

test('no two studios have one frame, plaque and lettering', () => {
  const hands = PROVIDERS.map(({ slug }) => handOf(slug));
  const faces = hands.map(({ lettering, plaque, finish, frame }) => JSON.stringify([lettering, plaque, finish, frame]));
  expect(new Set(faces).size).toBe(PROVIDERS.length);
});

test('names of gradients in a page are each given once', () => {
  for (const { slug } of PROVIDERS) {
    const game = firstOf(slug);
    const ids = [...`${spriteOf(skinOf(game))}${titleOf(game)}`.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, slug).toBe(ids.length);
  }
});

test('a scene has no title: it is the sign’s', () => {
  const game = firstOf('amber-forge');
  expect(roomOf(game, 'wide')).toBe(roomOf({ ...game, title: 'Something else' }, 'wide'));
});

test('the ground of the reels is pale where a studio works on paper or cloth', () => {
  expect(wellOf(firstOf('lucky-loom')).ground > '#c').toBe(true);
  expect(wellOf(firstOf('amber-forge')).ground < '#4').toBe(true);
});

test('an icon comes apart into its outline and its pieces', () => {
  const { whole, silhouette, beside, within } = partsOf('plain-circle');
  expect([whole === '', silhouette, beside, within]).toEqual([false, whole, '', '']);
  // A ring: its hole is no part of the outline.
  const dice = partsOf('dice-six-faces-one');
  expect(dice.silhouette.length).toBeLessThan(dice.whole.length);
});
