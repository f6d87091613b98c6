// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { leavePictures } from './leave-pictures';

/** A place with a picture that has come and one that is on its way. */
function placeOfTwo(): { place: HTMLElement; sources: () => (string | null)[] } {
  const place = document.createElement('li');
  place.innerHTML = ['fox', 'owl']
    .map((slug) => `<img src="/art/${slug}/384.webp" srcset="/art/${slug}/256.webp 256w" alt="">`)
    .join('');
  const pictures = [...place.querySelectorAll('img')];
  for (const [at, picture] of pictures.entries()) Object.defineProperty(picture, 'complete', { value: at === 0 });
  document.body.replaceChildren(place);
  return {
    place,
    sources: () => pictures.flatMap((picture) => [picture.getAttribute('src'), picture.getAttribute('srcset')]),
  };
}

const WHOLE = ['/art/fox/384.webp', '/art/fox/256.webp 256w', '/art/owl/384.webp', '/art/owl/256.webp 256w'];

it('what is on its way to a tile that went is called off, and what has come stays', async () => {
  const { place, sources } = placeOfTwo();
  const leave = leavePictures(place);
  expect(sources()).toEqual(WHOLE);
  leave?.();
  place.remove();
  await Promise.resolve();
  expect(sources()).toEqual([...WHOLE.slice(0, 2), null, null]);
});

it('the pictures of a tile that stands are left alone', async () => {
  const { place, sources } = placeOfTwo();
  leavePictures(place)?.();
  await Promise.resolve();
  expect(sources()).toEqual(WHOLE);
  expect(leavePictures(null)).toBeUndefined();
});
