import { expect, type Page } from '@playwright/test';
import { IN_MOTION, test } from './steps/fixtures';
import { texts } from './steps/player';

test.use({ language: 'en', ...IN_MOTION });

const t = texts.en;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 380, height: 800 };

const rail = (page: Page) => page.getByRole('complementary').getByRole('link', { name: t.nav.cashbox, exact: true });
const overlay = (page: Page) => page.getByRole('dialog', { name: t.cashbox.title });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-scroll-disabled'));

/** The page is alive: its links do what they say. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('load');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kozyr:way-back') !== null)).toBe(true);
}

test('the cashbox opens over the games: the filter stays, nothing scrolls, and closing leaves the page as it was', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await openPage(page, '/en/games?provider=amber-forge');
  // The games of the filter are there: nothing of the page changes its height any more.
  await expect(page.getByRole('button', { name: t.lobby.filters })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 250));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(100);
  await expect(rail(page)).toHaveAttribute('href', '/en/cashbox?action=deposit');

  await rail(page).click();
  await expect(overlay(page)).toBeVisible();
  await expect(page).toHaveURL('/en/games?provider=amber-forge&cashbox=show&action=deposit');
  await expect.poll(() => scrolled(page)).toBe(before);

  await overlay(page).getByRole('button', { name: t.ui.close }).click();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/en/games?provider=amber-forge');
  await expect.poll(() => scrolled(page)).toBe(before);
  await expect(rail(page)).toBeFocused();
});

test('the browser’s own Back closes it too, and it never becomes a place to go back to', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openPage(page, '/en/bonuses');
  await rail(page).click();
  await expect(overlay(page)).toBeVisible();
  await page.goBack();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/en/bonuses');
  await page.getByRole('banner').getByRole('link', { name: t.nav.back, exact: true }).click();
  await expect(page).toHaveURL('/en');
});

for (const path of ['/profile', '/cashback'])
  test(`the cashbox is a page of its own from ${path}, and closing it leads to the main page`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await openPage(page, `/en${path}`);
    await rail(page).click();
    await expect(page).toHaveURL('/en/cashbox?action=deposit');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: t.cashbox.closePage }).click();
    await expect(page).toHaveURL('/en');
  });

test('the cashbox is a page of its own on a phone, also when the address asks for the overlay', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/en/games');
  await page
    .getByRole('navigation', { name: t.nav.label })
    .getByRole('link', { name: t.nav.cashbox, exact: true })
    .click();
  await expect(page).toHaveURL('/en/cashbox?action=deposit');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/en/games?tag=new&cashbox=show&action=deposit&deposit-amount=75');
  await expect(page).toHaveURL('/en/cashbox?action=deposit&deposit-amount=75');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a guest is asked to log in over the cashbox, and closing one dialog leaves the page covered by the other', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await openPage(page, '/en/games');
  await rail(page).click();
  await overlay(page).getByRole('link', { name: t.cashbox.logIn, exact: true }).click();
  const login = page.getByRole('dialog', { name: t.account.loginTitle });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(overlay(page)).toBeVisible();
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect.poll(() => isLocked(page)).toBe(false);
});

test('an address with an amount opens it ready to pay; the gateway leads back to the page', async ({
  page,
  member: _,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/en/games?tag=new&cashbox=show&action=deposit&deposit-amount=75');
  await expect(overlay(page).getByLabel(t.cashbox.amount, { exact: true })).toHaveValue('75.00');

  // Its own links stay in it.
  const tabs = overlay(page).getByRole('navigation', { name: t.cashbox.title });
  await tabs.getByRole('link', { name: t.cashbox.action.history, exact: true }).click();
  await expect(page).toHaveURL('/en/games?tag=new&cashbox=show&action=history');
  await overlay(page).getByRole('link', { name: t.cashbox.history.rounds, exact: true }).click();
  await expect(page).toHaveURL('/en/games?tag=new&cashbox=show&action=history&history=rounds');
  await tabs.getByRole('link', { name: t.cashbox.action.deposit, exact: true }).click();

  await overlay(page).getByLabel(t.cashbox.amount, { exact: true }).fill('75');
  await overlay(page).getByRole('button', { name: t.cashbox.goToPayment }).click();
  await page.waitForURL(/\/pay\//);
  await page.locator('button[name=outcome][value=approve]').click();
  await expect(page).toHaveURL(/\/en\/cashbox\?action=deposit&deposit=/);
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  // It is their first deposit, whose moment may lie there by now.
  await expect(overlay(page)).toBeHidden();
});

/** The cashbox's own tab is marked, and what only the player's own data can show is there. */
async function expectShown(page: Page, language: 'en' | 'kk', action: 'withdrawal' | 'history'): Promise<void> {
  const words = texts[language].cashbox;
  const dialog = page.getByRole('dialog', { name: words.title });
  const tab = dialog.getByRole('navigation', { name: words.title }).getByRole('link', { name: words.action[action] });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  if (action === 'history') await expect(dialog.getByText(words.history.noneFound)).toBeVisible();
  else await expect(dialog.getByTestId('withdrawable')).toBeVisible();
}

for (const [action, query] of [
  ['withdrawal', 'action=withdrawal'],
  ['history', 'action=history&history=all&history-group=games&history-from=2026-01-01&history-to=2026-01-31'],
] as const)
  test(`the cashbox for ${action} is a page at 767, over the page at 768, kept by a reload and the language, closed without a trace`, async ({
    page,
    member: _,
  }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto(`/en/games?tag=new&cashbox=show&${query}`);
    await expect(page).toHaveURL(`/en/cashbox?${query}`);
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.setViewportSize({ width: 768, height: 900 });
    const over = `/games?tag=new&cashbox=show&${query}`;
    await page.goto(`/en${over}`);
    await expectShown(page, 'en', action);
    await page.reload();
    await expectShown(page, 'en', action);
    await expect(page).toHaveURL(`/en${over}`);
    await page.goto(`/kk${over}`);
    await expectShown(page, 'kk', action);
    await page.getByRole('dialog').getByRole('button', { name: texts.kk.ui.close }).click();
    await expect(page).toHaveURL('/kk/games?tag=new');
  });

test('the history’s filters stay in the overlay’s address', async ({ page, member: _ }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/en/bonuses?tab=my&cashbox=show&action=history');
  await overlay(page).getByRole('link', { name: t.cashbox.group.games, exact: true }).click();
  await expect(page).toHaveURL('/en/bonuses?tab=my&cashbox=show&action=history&history=all&history-group=games');
  await overlay(page).getByLabel(t.cashbox.history.from, { exact: true }).first().fill('2026-01-31');
  await expect(page).toHaveURL(/&history-group=games&history-from=2026-01-31$/);
  await expect(overlay(page).getByText(t.cashbox.history.noneFound)).toBeVisible();
  await overlay(page).getByRole('button', { name: t.ui.close }).click();
  await expect(page).toHaveURL('/en/bonuses?tab=my');
});
