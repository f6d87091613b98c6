import { expect, test } from '@playwright/test';

const WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];

/** The address of the first picture of the main page as the image proxy knows it. */
async function firstPicture(html: string): Promise<string> {
  const found = /\/_next\/image\?url=([^&"]+)&/.exec(html.replaceAll('&amp;', '&'));
  return decodeURIComponent(found?.[1] ?? '');
}

// Spec §7 and §9: /_next/image with url, w and q, where q is 75 when absent.
test('the image proxy answers the widths and qualities of the specification and no others', async ({ request }) => {
  const picture = await firstPicture(await (await request.get('/uk')).text());
  expect(picture).toMatch(/^\/content-media\//);
  const ask = (query: string, accept = 'image/webp') =>
    request.get(`/_next/image?url=${encodeURIComponent(picture)}${query}`, { headers: { accept } });

  const plain = await ask('&w=640');
  expect(plain.status()).toBe(200);
  expect(plain.headers()['content-type']).toBe('image/webp');
  const named = await ask('&w=640&q=75');
  expect((await plain.body()).equals(await named.body())).toBe(true);
  const best = await ask('&w=640&q=100');
  expect((await best.body()).length).toBeGreaterThan((await plain.body()).length);

  const light = await ask('&w=640&q=100', 'image/avif,image/webp,*/*');
  expect(light.headers()['content-type']).toBe('image/avif');
  expect((await light.body()).length).toBeLessThan((await best.body()).length / 2);

  for (const width of WIDTHS) expect((await ask(`&w=${width}&q=75`)).status(), `width ${width}`).toBe(200);
  for (const query of ['&w=641&q=75', '&w=640&q=80', '&q=75']) expect((await ask(query)).status(), query).toBe(400);
});

test('the image proxy scales pictures of this site alone', async ({ request }) => {
  for (const url of ['https://example.com/a.png', '//example.com/a.png', '/api/health', '/uk'])
    expect((await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`)).status(), url).toBe(400);
});

// §9: a phone must not be sent a desktop's picture.
test('a screen is sent the width it can show', async ({ page }) => {
  await page.goto('/uk');
  const hero = page.locator('main img[fetchpriority=high]').first();
  await expect(hero).toBeVisible();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const { sent, shown, density } = await hero.evaluate((image: HTMLImageElement) => ({
    sent: Number(new URL(image.currentSrc).searchParams.get('w')),
    shown: image.getBoundingClientRect().width,
    density: window.devicePixelRatio,
  }));
  const next = WIDTHS.filter((width) => width >= 640).find((width) => width >= shown * density) ?? 3840;
  expect(sent).toBeGreaterThanOrEqual(Math.min(shown, 640));
  expect(sent).toBeLessThanOrEqual(next);
});

test('the art of a tile comes in the format of fewest bytes', async ({ page }) => {
  await page.goto('/uk/games');
  const art = page.locator('main .game-art img').first();
  await expect
    .poll(() => art.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(await art.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
});
