import { expect, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { violationsOn } from './steps/page-checks';
import { type Language, texts } from './steps/player';

test.use({ language: 'en' });

/** The gallery opens the modal with the texts that editors wrote, as a product page would. */
const WARNING = 'status-welcome-deposit-cancellation-on-deposit-warning';
const RATING = 'status-user-rating-is-less-than-required';
const ACTIONS: Record<Language, string> = {
  uk: 'Поповнити',
  ru: 'Пополнить',
  en: 'Make a deposit',
  kk: 'Толтыру',
};

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Opens a modal of the gallery; the first press may come before the page listens. */
async function openStory(page: Page, story: string, title: string) {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(async () => {
    if (!(await page.getByRole('dialog').isVisible())) await page.locator(`#open-${story}`).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 4000 });
  }).toPass();
  return dialog;
}

for (const language of ['uk', 'ru', 'en', 'kk'] as const) {
  test(`the status modal says in ${language} what editors wrote, and stays until it is answered`, async ({ page }) => {
    const { title } = texts[language].statusModal;
    await page.goto(`/${language}/gallery`);
    const dialog = await openStory(page, WARNING, title.ATTENTION);
    const action = dialog.getByRole('button', { name: ACTIONS[language], exact: true });
    await expect(action).toBeVisible();
    await expect(dialog).not.toContainText('{{');

    const box = await dialog.boundingBox();
    expect(box?.width).toBe(isPhone(page) ? page.viewportSize()?.width : 343);
    expect(box?.height).toBeGreaterThanOrEqual(220);
    expect(await violationsOn(page, { within: '[role=dialog]' })).toEqual([]);

    await page.mouse.click(10, 10);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator(`#open-${WARNING}`)).toBeFocused();
  });
}

test('the status modal says that something happened when nobody wrote what', async ({ page }) => {
  const t = texts.en.statusModal;
  await page.goto('/en/gallery');
  const dialog = await openStory(page, 'status-unknown-issue', t.title.DENIED);
  await expect(dialog).toContainText(t.STATUS_UNKNOWN_ISSUE);
  await dialog.getByRole('button', { name: t.ok, exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('the status modal holds the place of texts that come late, and can be left before they do', async ({ page }) => {
  const { title } = texts.en.statusModal;
  await page.goto('/en/gallery');
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/modals/**', async (route) => {
    await late;
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.locator(`#open-${WARNING}`).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(dialog.getByRole('status')).toHaveText(texts.en.ui.loading);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.locator(`#open-${WARNING}`).click();
  await expect(dialog.getByRole('status')).toHaveText(texts.en.ui.loading);
  const before = await dialog.boundingBox();
  arrive();
  await expect(page.getByRole('dialog', { name: title.ATTENTION, exact: true })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  // What comes moves the modal little: its place was held.
  expect(Math.abs(((await dialog.boundingBox())?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(160);
});

test('the buttons of the status modal lead a player to the deposit with its amount, and to the rating', async ({
  page,
  member: _,
}) => {
  const t = texts.en.statusModal;
  await page.goto('/en/gallery');
  const warning = await openStory(page, WARNING, t.title.ATTENTION);
  await warning.getByRole('button', { name: ACTIONS.en, exact: true }).click();
  await expect(page).toHaveURL(isPhone(page) ? /\/en\/cashbox\?action=deposit/ : /\/en\/gallery\?cashbox=show/);
  await expect(page.getByLabel(texts.en.cashbox.amount, { exact: true })).toHaveValue('500.00');

  await page.goto('/en/gallery');
  const rating = await openStory(page, RATING, t.title.PREVENTION);
  await expect(rating).toContainText('3');
  await rating.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/en\/profile\?tab=rating/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
