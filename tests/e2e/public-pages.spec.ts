import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Language, newPerson, register } from './steps/player';

const PAGES = [
  '',
  '/games',
  '/bonuses',
  '/cashbox',
  '/profile',
  '/about-us',
  '/responsible-gaming',
  '/terms',
  '/privacy-policy',
  '/no-such-page',
];
const LANGUAGES: Language[] = ['uk', 'ru', 'en', 'kk'];

/** Everything a browser complains about: script errors, failed hydration, what the security policy refused. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The address that is meant to be missing answers 404, which the console reports too.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

async function expectGoodPage(page: Page, path: string, language: string, alive: () => Promise<void>): Promise<void> {
  const complaints = listen(page);
  const answer = await page.goto(`/${language}${path}`);
  expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await alive();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
}

for (const language of LANGUAGES) {
  test(`every public page is sound for a guest in ${language}: accessible, hydrated under its policy, nothing sticks out`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const path of PAGES)
      await test.step(path || '/', () =>
        expectGoodPage(page, path, language, () => page.waitForLoadState('networkidle')),
      );
  });
}

test('every page is sound for a member', async ({ page }, info) => {
  test.setTimeout(180_000);
  const person = newPerson(info.project.name === 'phone' ? 'ru' : 'en');
  await page.goto(`/${person.language}`);
  await register(page, person);
  // A member's event stream never lets the network idle; the balance says that the page is alive.
  for (const path of PAGES)
    await test.step(path || '/', () =>
      expectGoodPage(page, path, person.language, () => expect(page.getByTestId('balance-total')).toBeVisible()),
    );
});

test('a member sees a member page at the first paint, without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await context.addCookies([{ name: 'kozyr_audience', value: 'member', url: baseURL ?? 'http://localhost:3000' }]);
  const page = await context.newPage();
  await page.goto('/en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await context.clearCookies();
  await page.goto('/en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(1);
  await context.close();
});
