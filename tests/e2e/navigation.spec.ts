import { expect, type Page, test } from '@playwright/test';
import { IN_MOTION } from './steps/fixtures';
import { texts } from './steps/player';

test.use(IN_MOTION);

const t = texts.en.nav;

const back = (page: Page) => page.getByRole('banner').getByRole('link', { name: t.back, exact: true });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Comes to an address and waits until its links do more than without script. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(`/en${path}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kozyr:way-back'))).not.toBeNull();
}

/** The page is not only in the address: the layout knows it. */
async function expectHere(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(`/en${path}`);
  await expect(page.locator(`aside a[href="/en${path}"][aria-current=page]`)).toHaveCount(1);
}

/** Follows an entry of the rail, or of the phone's menu, as a person would. */
async function followLink(page: Page, name: string, path: string): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: t.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  } else await page.getByRole('complementary').getByRole('link', { name, exact: true }).click();
  await expectHere(page, path);
}

async function goBack(page: Page, path: string): Promise<void> {
  await back(page).click();
  await expectHere(page, path);
}

test('back leads through where one has been, then to the page’s parent', async ({ page }) => {
  await arriveAt(page, '');
  await expect(back(page)).toBeHidden();
  await followLink(page, t.battles, '/battles');
  await followLink(page, t.jackpots, '/jackpots');
  await followLink(page, t.wheel, '/wheel');
  await goBack(page, '/jackpots');
  await goBack(page, '/battles');
  await goBack(page, '');
  // The main page has cleared everything: what comes now begins anew.
  await followLink(page, t.jackpots, '/jackpots');
  await goBack(page, '');
});

test('the browser’s own Back is followed: the header never leads forward', async ({ page }) => {
  await arriveAt(page, '/providers');
  await followLink(page, t.battles, '/battles');
  await followLink(page, t.jackpots, '/jackpots');
  await page.goBack();
  await expectHere(page, '/battles');
  await goBack(page, '/providers');
  await goBack(page, '');
});

for (const [path, parent] of [
  ['/games/live-casino', ''],
  ['/providers/amber-forge', '/providers'],
  ['/responsible-gaming', ''],
] as const)
  test(`without script the way back from ${path} is a link to ${parent || '/'}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(`/en${path}`);
    await expect(back(page)).toHaveAttribute('href', `/en${parent}`);
    await context.close();
  });

test('a game found by its address leads back to the games', async ({ page }) => {
  await page.goto('/en/games');
  const game = await page.getByRole('main').locator('a[href^="/en/games/"]').first().getAttribute('href');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(game ?? '');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kozyr:way-back'))).not.toBeNull();
  await goBack(page, '/games');
});

test('another language keeps the page and its query', async ({ page }) => {
  await arriveAt(page, '/games?provider=amber-forge');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Қазақша' }).click();
  await expect(page).toHaveURL('/kk/games?provider=amber-forge');
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
});

test('the place where one is, is marked, also below it', async ({ page }) => {
  const marked = page
    .getByRole('navigation', { name: t.label, exact: true })
    .locator('a[aria-current]')
    .filter({ visible: true });
  await arriveAt(page, '/games/live-casino');
  await expect(marked).toHaveText(isPhone(page) ? t.lobby : t.live);
  if (isPhone(page)) return;
  await arriveAt(page, '/providers/amber-forge');
  await expect(marked).toHaveText(t.providers);
  await expect(marked).toHaveAttribute('aria-current', 'true');
});

test('nothing scrolls or moves behind what is open, and the focus returns', async ({ page }) => {
  await arriveAt(page, '/responsible-gaming');
  await page.evaluate(() => window.scrollTo(0, 200));
  const scrolled = () => page.evaluate(() => window.scrollY);
  const banner = () => page.locator('body > header').boundingBox();
  const [top, head] = [await scrolled(), await banner()];
  expect(top).toBeGreaterThan(100);
  const opener = isPhone(page)
    ? page.getByRole('button', { name: t.menu, exact: true })
    : page.getByRole('complementary').getByRole('link', { name: t.cashbox, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scroll-disabled');
  expect(await banner()).toEqual(head);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);

  await page.mouse.move(190, 40);
  if (!isPhone(page)) await page.mouse.wheel(0, 400);
  for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await scrolled()).toBe(top);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-disabled');
  await expect(opener).toBeFocused();
  await expect.poll(scrolled).toBe(top);
});

test('the keyboard reaches everything, and one sees where it is', async ({ page }) => {
  await arriveAt(page, '/about-us');
  const all = await page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const seen = [...document.querySelectorAll(focusable)].filter((element) => element.checkVisibility());
    for (const [at, element] of seen.entries()) element.setAttribute('data-at', String(at));
    return seen.length;
  });
  expect(all).toBeGreaterThan(30);
  const reached = new Set<string>();
  for (let press = 0; press < all + 5; press += 1) {
    await page.keyboard.press('Tab');
    const { at, outlined } = await page.evaluate(() => {
      const element = document.activeElement;
      return {
        at: element?.getAttribute('data-at') ?? null,
        outlined: element !== null && getComputedStyle(element).outlineStyle !== 'none',
      };
    });
    if (at === null) continue;
    expect(outlined).toBe(true);
    reached.add(at);
  }
  expect(reached.size).toBe(all);
});
