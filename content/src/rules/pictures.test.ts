import { describe, expect, it } from 'vitest';
import { checkPicture } from './pictures';

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
