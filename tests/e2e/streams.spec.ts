import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { texts } from './steps/player';

const PHONE = devices['Pixel 7'];

async function on(page: Page, device: (typeof devices)[string], baseURL: string | undefined): Promise<BrowserContext> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has a browser');
  return browser.newContext({ ...device, ...(baseURL ? { baseURL } : {}) });
}

/** Waits until the picture has moved on by more than a second. */
async function plays(page: Page): Promise<void> {
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  let first = Number.NaN;
  await expect(async () => {
    const now = await time();
    if (Number.isNaN(first) || now < first) first = now;
    expect(now).toBeGreaterThan(first + 1);
  }).toPass({ timeout: 45_000, intervals: [300] });
}

test('an Android phone finds the streams in its menu, they play, and a lost connection comes back', async ({
  page,
  baseURL,
}) => {
  const words = texts.uk;
  const context = await on(page, PHONE, baseURL);
  const phone = await context.newPage();
  await phone.goto('/uk');
  await phone.getByRole('button', { name: words.nav.menu, exact: true }).click();
  await phone.getByRole('dialog').getByRole('link', { name: words.nav.streams }).click();
  await expect(phone).toHaveURL(/\/uk\/streams$/);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words.streamsPage.title);
  await expect(phone.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await plays(phone);
  const lost = phone.getByRole('alert').filter({ hasText: words.streams.noConnection });
  await expect(lost).toHaveCount(0);
  await context.setOffline(true);
  await expect(lost).toBeVisible();
  await expect(phone.getByRole('button', { name: words.streams.retry })).toBeVisible();
  await context.setOffline(false);
  await expect(lost).toHaveCount(0, { timeout: 45_000 });
  await plays(phone);
  await context.close();
});

test('the streams do not exist for anything but an Android phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 380, height: 800 });
  const answer = await page.goto('/en/streams');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  for (const width of [380, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en');
    await expect(page.getByRole('link', { name: texts.en.nav.providers }).first()).toBeAttached();
    await expect(page.locator('a[href$="/streams"]')).toHaveCount(0);
  }
  for (const name of ['iPhone 15', 'iPad (gen 11)', 'Galaxy Tab S9'] as const) {
    const context = await on(page, devices[name], baseURL);
    expect([name, (await context.request.get('/kk/streams', { headers: { accept: 'text/html' } })).status()]).toEqual([
      name,
      404,
    ]);
    await context.close();
  }
});
