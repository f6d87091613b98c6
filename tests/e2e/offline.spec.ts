import { expect, type Page, test } from '@playwright/test';
import { texts } from './steps/player';

/** Files that the worker keeps in this browser. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const files = await Promise.all(stores.map((store) => store.keys()));
    return files.flat().map(({ url }) => new URL(url).pathname);
  });

test('a page of ours stands in without a connection, in the language of the address, and makes way by itself', async ({
  page,
  context,
}) => {
  const { offline } = texts.kk;
  await page.goto('/kk');
  await expect.poll(() => kept(page)).toHaveLength(4);
  for (const file of await kept(page)) expect(file).toMatch(/^\/offline\/[\w.-]+\.woff2$/);

  await context.setOffline(true);
  await expect(page.getByTestId('no-connection')).toHaveText(offline.bar);
  await context.setOffline(false);
  await expect(page.getByTestId('no-connection')).toHaveCount(0);

  await context.setOffline(true);
  await page.goto('/kk/providers');
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
  await expect(page.getByRole('heading', { name: offline.title })).toBeVisible();
  await expect(page.getByText(offline.text)).toBeVisible();
  await page.getByRole('button', { name: offline.again }).click();
  await expect(page.getByRole('heading', { name: offline.title })).toBeVisible();
  await page.goto('/uk/battles?a=1');
  await expect(page.getByRole('heading', { name: texts.uk.offline.title })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL('/uk/battles?a=1');
});

test('the worker is taken up anew at every visit and touches neither data nor what is called', async ({
  page,
  request,
}) => {
  const answer = await request.get('/sw.js');
  expect(answer.headers()['content-type']).toContain('javascript');
  expect(answer.headers()['content-security-policy']).toContain("connect-src 'self'");
  await page.goto('/en');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const workers: string[] = [];
  page.on('response', (response) => void (response.fromServiceWorker() && workers.push(response.url())));
  await page.goto('/en/games');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(workers.filter((url) => !/\/en\/games$|\/offline\//.test(url))).toEqual([]);
});
