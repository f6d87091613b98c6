import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPicture } from './draw';

const art = () =>
  sharp({ create: { width: 640, height: 853, channels: 3, background: '#c02040' } })
    .webp()
    .toBuffer();

it('the picture is a JPEG of the size that networks ask for, with the games in it', async () => {
  const plain = await drawPicture({ locale: 'kk', title: 'Сәттілік дөңгелегі', suit: 'clubs' });
  expect(await sharp(plain).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const hand = await drawPicture({
    locale: 'uk',
    title: 'Amber Forge',
    over: '30 ігор',
    suit: 'spades',
    cards: [await art()],
  });
  const { data } = await sharp(hand)
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(150);
  expect(data[1]).toBeLessThan(80);
});
