import { expect, type Locator, type Page } from '@playwright/test';
import { offerBonus } from './steps/bonuses';
import { test } from './steps/fixtures';
import { accessToken } from './steps/money';
import { newPerson, register, texts } from './steps/player';

test.use({ language: 'en' });

const t = texts.en;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 380, height: 800 };
const DEPTH = 600;

/** Every dialog on the screen, also one that another covers. */
const dialogs = (page: Page) => page.locator('[role=dialog]');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const banner = (page: Page) => page.getByRole('banner');

/** Comes to a long page, alive, and scrolls down to where its header has stuck. */
async function arriveDeep(page: Page): Promise<void> {
  await page.goto('/en/terms');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kozyr:way-back'))).not.toBeNull();
  await page.evaluate((depth) => window.scrollTo(0, depth), DEPTH);
  expect(await scrolled(page)).toBe(DEPTH);
}

/** Where a thing stands once it moves no more: a sheet comes in from below. */
async function placeOf(page: Page, thing: Locator) {
  const isAtRest = async () => {
    const before = await thing.boundingBox();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const after = await thing.boundingBox();
    return before !== null && before.x === after?.x && before.y === after.y;
  };
  await expect.poll(isAtRest).toBe(true);
  return thing.boundingBox();
}

/** Presses where a thing stands on the screen, as a hand does: a test's own click scrolls what sticks to the top. */
async function pressThing(page: Page, thing: Locator): Promise<void> {
  await expect(thing).toBeVisible();
  const box = await placeOf(page, thing);
  if (!box) throw new Error('Nothing stands there.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Opens a dialog and closes it by Escape, then by its cross: the page stays where it is, and the focus returns. */
async function openAndClose(page: Page, opener: Locator): Promise<void> {
  for (const close of ['Escape', 'cross']) {
    await pressThing(page, opener);
    await expect(dialogs(page)).toBeVisible();
    expect(await scrolled(page)).toBe(DEPTH);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await pressThing(page, dialogs(page).getByRole('button', { name: t.ui.close, exact: true }).last());
    await expect(dialogs(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await scrolled(page), `after ${close}`).toBe(DEPTH);
  }
}

test('what a guest opens from the header that sticks to the top leaves the page where it was', async ({ page }) => {
  const link = (name: string) => banner(page).getByRole('link', { name, exact: true });
  const bar = page.getByRole('navigation', { name: t.nav.label });
  await page.setViewportSize(WIDE);
  await arriveDeep(page);
  for (const name of [t.nav.logIn, t.nav.register, t.nav.searchGames]) await openAndClose(page, link(name));
  await page.setViewportSize(PHONE);
  await arriveDeep(page);
  for (const name of [t.nav.logIn, t.nav.register]) await openAndClose(page, link(name));
  await openAndClose(page, bar.getByRole('link', { name: t.nav.search, exact: true }));
  await openAndClose(page, page.getByRole('button', { name: t.nav.menu, exact: true }));
});

test('what a player opens from the header that sticks to the top leaves the page where it was', async ({
  page,
  member: _,
}) => {
  const account = banner(page).getByRole('button', { name: t.account.menu, exact: true });
  const balances = banner(page).locator('button[aria-controls]', { has: page.getByTestId('balance-total') });
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await arriveDeep(page);
    for (const button of [balances, account]) {
      await pressThing(page, button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      expect(await scrolled(page)).toBe(DEPTH);
    }
    // The way to a player's stars and wheel: the menu has closed by then, and its button gets the focus.
    for (const name of [t.account.rating, t.account.wheel]) {
      await pressThing(page, account);
      await pressThing(page, banner(page).getByRole('link', { name, exact: true }));
      await expect(dialogs(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialogs(page)).toHaveCount(0);
      await expect(account).toBeFocused();
      expect(await scrolled(page)).toBe(DEPTH);
    }
    if (size === WIDE) await openAndClose(page, banner(page).getByRole('link', { name: t.nav.deposit, exact: true }));
  }
});

test('each modal has a door where a player looks for it', async ({ page, member: _ }) => {
  await page.goto('/en/bonuses?tab=available');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kozyr:way-back'))).not.toBeNull();
  const doors = page.getByRole('list', { name: t.bonusesPage.doors.label });
  const titles = [
    [t.bonusesPage.doors.first, t.bonusModals.firstDeposit.eyebrow],
    [t.bonusesPage.doors.welcome, t.bonusModals.welcome.eyebrow],
    [t.bonusesPage.doors.percentage, t.bonusModals.percentage.eyebrow],
    [t.bonusesPage.doors.wheel, t.wheel.eyebrow],
    [t.bonusesPage.doors.rating, t.ratingModal.eyebrow],
  ] as const;
  for (const [name, eyebrow] of titles) {
    const door = doors.getByRole('link', { name });
    await door.click();
    await expect(dialogs(page).getByText(eyebrow, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
    await expect(door).toBeFocused();
  }
  await expect(page).toHaveURL('/en/bonuses?tab=available');

  // The cashbox names what a deposit brings; its form stays below what is read about it.
  await page.goto('/en/games?cashbox=show&action=deposit');
  const cashbox = page.getByRole('dialog', { name: t.cashbox.title });
  await cashbox.getByLabel(t.cashbox.amount, { exact: true }).fill('123');
  const offers = cashbox.getByRole('list', { name: t.cashbox.offers.label }).getByRole('link');
  await expect(offers).toHaveCount(2);
  for (const [at, eyebrow] of [t.bonusModals.firstDeposit.eyebrow, t.bonusModals.percentage.eyebrow].entries()) {
    await offers.nth(at).click();
    await expect(dialogs(page).getByText(eyebrow, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(1);
  }
  await expect(cashbox.getByLabel(t.cashbox.amount, { exact: true })).toHaveValue('123');

  await page.goto('/en/profile');
  await page.getByRole('main').getByRole('link', { name: /of 5$/ }).click();
  await expect(dialogs(page).getByText(t.ratingModal.eyebrow, { exact: true })).toBeVisible();
});

test('a visitor who presses for the welcome promo code gets it once they have registered, and once only', async ({
  page,
}) => {
  const welcome = dialogs(page).getByText(t.bonusModals.welcome.eyebrow, { exact: true });
  await page.goto('/en/bonuses?tab=available');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kozyr:way-back'))).not.toBeNull();
  await page.getByRole('list', { name: t.bonusesPage.doors.label }).getByRole('link').nth(1).click();
  await dialogs(page).getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialogs(page).getByRole('heading', { name: t.account.registerTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);

  // The player looks elsewhere just as they are told of their registration: it is told again where it can be seen.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('looked-away')) return;
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.Toastify__toast')) return;
      observer.disconnect();
      sessionStorage.setItem('looked-away', 'yes');
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }).observe(document, { subtree: true, childList: true });
  });
  await register(page, newPerson('en'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('looked-away'))).toBe('yes');
  await expect(welcome).toBeVisible();
  await page.reload();
  await expect(page.getByText(t.account.alert.registered)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kozyr-alerts'))).toBeNull();
  // Nobody has answered it yet, so that it is there again; then never more, on the main page either.
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
  await page.goto('/en');
  await expect(page.getByRole('img', { name: /bonus/i }).first()).toBeAttached();
  await expect(dialogs(page)).toHaveCount(0);
});

test('a bonus that comes while the player looks at something else waits for its turn, and is not lost', async ({
  page,
  member: _,
}) => {
  const bonus = await offerBonus();
  await page.goto('/en?modal=rating');
  await expect(dialogs(page).getByText(t.ratingModal.eyebrow, { exact: true })).toBeVisible();

  // It is taken on another device.
  const taken = await page.request.post(`/api/bonuses/${bonus.id}/subscribe`, {
    headers: { authorization: `Bearer ${await accessToken(page)}` },
    data: { code: bonus.code },
  });
  expect(taken.status(), await taken.text()).toBeLessThan(300);
  await expect(page.locator('html')).toHaveAttribute('data-bonus', 'active');
  await expect(dialogs(page)).toHaveCount(1);
  await expect(dialogs(page)).not.toContainText(bonus.name);

  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toContainText(bonus.name);
  await expect(dialogs(page)).toHaveCount(1);
  await expect(page).toHaveURL('/en');

  // A page that is opened with a modal shows it first, and what was not answered yet behind it.
  await page.goto('/en?modal=rating');
  await expect(dialogs(page).getByText(t.ratingModal.eyebrow, { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-bonus', 'active');
  await expect(dialogs(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toContainText(bonus.name);
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
});
