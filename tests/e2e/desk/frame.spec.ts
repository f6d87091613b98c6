import { OPERATOR_ROLES } from '@kozyr/contracts/operator/roles';
import { expect } from '@playwright/test';
import entry from '@/desk/messages/en/entry.json' with { type: 'json' };
import english from '@/desk/messages/en/shell.json' with { type: 'json' };
import kazakh from '@/desk/messages/kk/shell.json' with { type: 'json' };
import russian from '@/desk/messages/ru/shell.json' with { type: 'json' };
import ukrainian from '@/desk/messages/uk/shell.json' with { type: 'json' };
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { signInAtDesk, test } from './fixtures';

const SHELL = { uk: ukrainian, ru: russian, en: english, kk: kazakh } as const;

test('whoever is not signed in is led to the sign-in, in the language of their browser', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'kk-KZ' });
  const page = await context.newPage();
  await page.goto('/players');
  await expect(page).toHaveURL(/\/kk\/sign-in$/);
  await page.goto('/en/today');
  await expect(page).toHaveURL(/\/en\/sign-in$/);
  await expect(page.getByRole('heading', { level: 1, name: entry.signIn.title })).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

/** Looked at by all rules of accessibility as they open; the other places have tests of their own, which do it. */
const LOOKED_AT_HERE: ReadonlySet<string> = new Set(
  [
    ...['reports', 'held-wins', 'adjustments', 'chargebacks', 'withdrawal-rules'],
    ...['bonuses', 'player-groups', 'promotion-rules', 'jackpots', 'cashback', 'battles'],
    ...['risk-cases', 'roles', 'handbook', 'integrations'],
  ].map((place) => `/en/${place}`),
);

for (const role of OPERATOR_ROLES) {
  test(`every place in the menu of the role ${role} has its page`, async ({ deskAs }) => {
    test.setTimeout(300_000);
    const page = await deskAs(role);
    await page.goto('/en/today');
    const menu = page.getByRole('navigation', { name: english.places });
    const hrefs = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(3);
    for (const [at, href] of hrefs.entries()) {
      // By daylight and in the dark in turn.
      await page.emulateMedia({ colorScheme: at % 2 === 0 ? 'light' : 'dark' });
      await menu.locator(`a[href="${href}"]`).click();
      await expect(menu.locator(`a[href="${href}"]`)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      if (role === 'admin' && LOOKED_AT_HERE.has(href ?? '')) await expectAccessible(page);
      await expectNothingSticksOut(page);
    }
  });
}

test('the menu hides what a role may not do', async ({ deskAs }) => {
  const placesOf = async (role: 'support' | 'admin') => {
    const page = await deskAs(role);
    await page.goto('/en/today');
    return page.getByRole('navigation', { name: english.places }).getByRole('link').allInnerTexts();
  };
  expect(await placesOf('admin')).toContain(english.place.operators);
  expect(await placesOf('support')).not.toContain(english.place.operators);
});

test('a place reads in each of the four languages, by daylight, in the dark and on a small screen', async ({
  deskAs,
}) => {
  const page = await deskAs('support');
  for (const [language, shell] of Object.entries(SHELL)) {
    await page.goto(`/${language}/today`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('link', { name: shell.place.players, exact: true })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  for (const width of [380, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingSticksOut(page);
  }
});

test('the session is out of reach of scripts and of other sites, and signing out ends it', async ({
  browser,
  baseURL,
  operatorOf,
}) => {
  const operator = await operatorOf('support');
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await signInAtDesk(page, operator);
  const kept = await context.cookies();
  const session = kept.find(({ name }) => /desk$/.test(name));
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
  expect(await page.evaluate(() => document.cookie)).not.toContain(session?.value);
  expect(await page.content()).not.toContain(session?.value);

  // Our own pages say that they ask; a form or a link of another site can't, nor does it get at anything but operators' calls.
  const own = { 'x-desk': '1', 'sec-fetch-site': 'same-origin' };
  const status = async (path: string, headers: Record<string, string>) =>
    (await context.request.get(path, { headers })).status();
  expect(await status('/api/call/operator/me', own)).toBe(200);
  expect(await status('/api/call/operator/me', {})).toBe(403);
  expect(await status('/api/call/operator/me', { ...own, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status('/api/call/games', own)).toBe(404);

  await page.getByRole('button', { name: english.own.signOut }).click();
  await expect(page).toHaveURL(/\/en\/sign-in$/);
  await context.addCookies(kept);
  expect(await status('/api/call/operator/me', own)).toBe(401);
  await context.close();
});

test('each page has a policy of its own: scripts run by a word that is new each time', async ({ deskAs }) => {
  const page = await deskAs('support');
  const policyOf = async () => (await page.goto('/en/today'))?.headers()['content-security-policy'] ?? '';
  const [first, second] = [await policyOf(), await policyOf()];
  for (const policy of [first, second]) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
  expect(first).not.toBe(second);
});
