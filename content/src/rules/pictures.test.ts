import { describe, expect, it } from 'vitest';
import { checkPicture, mediaTypeOf } from './pictures';

const file = { name: 'hero.webp', type: 'image/webp', bytes: 8 * 1024 * 1024 };

describe('checkPicture', () => {
  it('checkPicture takes pictures up to the limit', () => {
    expect(checkPicture(file)).toBe(true);
  });

  it.each([
    [{ bytes: 8 * 1024 * 1024 + 500_000 }, /"hero.webp" has 8\.5 MB; at most 8 MB fit/],
    [{ name: 'logo.svg', type: 'image/svg+xml' }, /"logo.svg" is no picture .* WebP, PNG/],
  ])('checkPicture says what is wrong: %j', (wrong, reason) => {
    expect(checkPicture({ ...file, ...wrong })).toMatch(reason);
  });
});

it.each([
  ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['\x00\x00\x00\x20ftypavif', 'image/avif'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('a file that begins with %j is %s', (beginning, type) => {
  expect(mediaTypeOf(Buffer.from(beginning, 'latin1'))).toBe(type);
});
