import { expect, type Page } from '@playwright/test';
import { IN_MOTION, test } from './steps/fixtures';
import { accessToken, callApi, minorOf, playOn } from './steps/money';
import { deposit, texts } from './steps/player';

test.use(IN_MOTION);

test.use({ language: 'en' });

const t = texts.en;
const dialogOf = (page: Page) => page.getByRole('dialog');
const wheelOf = (page: Page) => page.getByTestId('wheel');

type Turn = { spin: { id: string; amount: string; day: string } | null; next_at: string };
const turnOf = async (page: Page) => callApi<Turn>(page, await accessToken(page), '/wheel/turn');
const gameBalance = async (page: Page) => {
  const wallets = await callApi<{ game_wallet_group: { balance: string } }>(page, await accessToken(page), '/wallets');
  return minorOf(wallets.game_wallet_group.balance);
};

test('a visitor reads the odds and is asked to register before a spin', async ({ page }) => {
  await page.goto('/en/wheel');
  const odds = page.getByTestId('wheel-odds');
  await expect(odds.getByRole('table')).toHaveCount(2);
  for (const chance of ['34.00%', '0.10%']) await expect(odds.getByText(chance)).toHaveCount(2);
  await expect(page.getByRole('main').getByText(t.wheelPage.registerTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: t.wheel.spin, exact: true })).toHaveCount(0);
  await page.goto('/en?modal=wheel');
  await expect(dialogOf(page)).toContainText('You need to register');
});

test('a player learns what is missing, gets it, spins once and reloads in the middle', async ({
  page,
  member: person,
}) => {
  test.setTimeout(180_000);
  await page.goto('/en?modal=wheel');
  await expect(dialogOf(page).getByRole('link', { name: t.wheel.toDeposit })).toBeVisible();
  await dialogOf(page).getByRole('link', { name: t.wheel.toRating }).click();
  await expect(page).toHaveURL(/\/en\/profile\?tab=rating$/);
  await expect(page.getByTestId('rating-stars')).toHaveText('0 stars of 5');

  await deposit(page, person, '3000');
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  await page.goto('/en/wheel');
  await expect(wheelOf(page).getByRole('link', { name: t.wheel.toRating })).toBeVisible();
  await expect(wheelOf(page).getByRole('link', { name: t.wheel.toDeposit })).toHaveCount(0);
  await playOn(page, person, { spins: 5, stake: '200.00', won: 0n });

  await page.goto('/en/wheel');
  const spin = wheelOf(page).getByRole('button', { name: t.wheel.spin, exact: true });
  await expect(spin).toBeVisible();
  const before = await gameBalance(page);
  const answered = page.waitForResponse(/\/api\/wheel\/spin$/);
  await spin.focus();
  await page.keyboard.press('Enter');
  await expect(wheelOf(page).locator('[data-phase=start], [data-phase=continue]')).toBeVisible();
  expect((await answered).status()).toBe(200);
  // It turns, and nothing lies over it or tells what it will come to.
  await expect(dialogOf(page)).toHaveCount(0);
  await page.reload();

  const { spin: made } = await turnOf(page);
  const prize = minorOf(made?.amount ?? '');
  expect(await gameBalance(page)).toBe(before + prize);
  if (prize > 0n) {
    const received = dialogOf(page).filter({ hasText: t.bonusModals.received.names.WheelFortune });
    await expect(received).toContainText(String(prize / 100n));
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  }
  const result = wheelOf(page).getByRole('status').first();
  await expect(result).toHaveText(prize > 0n ? `You won: ${prize / 100n} ₴` : t.wheel.wonNothing);
  await expect(wheelOf(page).getByRole('timer')).toBeVisible();
  await expect(spin).toHaveCount(0);

  await wheelOf(page).getByText(t.wheel.fair.title).click();
  await wheelOf(page).getByRole('button', { name: t.wheel.fair.check }).click();
  await expect(wheelOf(page).getByText(t.wheel.fair.good)).toBeVisible();

  // Told once; the spin of this day is spent, in the modal as well.
  await page.goto('/en?modal=wheel');
  await expect(dialogOf(page).getByRole('timer')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(1);
  await expect(dialogOf(page).getByRole('button', { name: t.wheel.spin, exact: true })).toHaveCount(0);
  expect((await turnOf(page)).spin?.id).toBe(made?.id);
});
