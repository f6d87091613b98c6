import { expect, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { openReal, roundOver, slots } from './steps/game';
import { openBalances, readBalances, texts } from './steps/player';

test.use({ language: 'en' });

const t = texts.en;
const GOOD = '4242 4242 4242 4242';
const ASKS = '4000 0000 0000 3220';
const DECLINES = '4000 0000 0000 0341';

/** Pays in once by this card and has it remembered. */
async function save(page: Page, number: string, amount = '200'): Promise<void> {
  await page.goto('/en/cashbox');
  await page.getByRole('radio', { name: 'Visa', exact: true }).check({ force: true });
  await page.getByLabel(t.cashbox.amount, { exact: true }).fill(amount);
  await page.getByRole('checkbox', { name: t.cashbox.keepCard }).check();
  await page.getByRole('button', { name: t.cashbox.goToPayment }).click();
  await page.waitForURL(/\/pay\//);
  await page.locator('#number').fill(number);
  await page.locator('#good_until').fill('12/49');
  await page.locator('button[name=outcome][value=approve]').click();
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
}
const payByCard = (page: Page) => page.getByRole('button', { name: t.cashbox.payByCard }).click();

test('a card that was remembered pays without a page, and is forgotten on the profile', async ({ page, member: _ }) => {
  await save(page, GOOD);
  await page.goto('/en/cashbox');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByRole('radio', { name: /Visa.*ending in 4242/ })).toBeChecked();
  await page.getByLabel(t.cashbox.amount, { exact: true }).fill('150');
  await payByCard(page);
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/cashbox\?action=deposit&deposit=/);
  await openBalances(page);
  await expect.poll(async () => (await readBalances(page)).game).toBe(35_000n);

  await page.goto('/en/profile');
  await page.getByRole('button', { name: 'Forget the card Visa ending in 4242' }).click();
  await page.getByRole('button', { name: t.savedCards.yes }).click();
  await expect(page.getByText(t.savedCards.none)).toBeVisible();
  await page.goto('/en/cashbox');
  await expect(page.getByRole('button', { name: t.cashbox.goToPayment })).toBeVisible();
  await expect(page.getByRole('radio', { name: /4242/ })).toHaveCount(0);
});

test('a card is not remembered unasked', async ({ page, member: _ }) => {
  await page.goto('/en/cashbox');
  await page.getByRole('radio', { name: 'Visa', exact: true }).check({ force: true });
  await expect(page.getByRole('checkbox', { name: t.cashbox.keepCard })).not.toBeChecked();
  await page.getByLabel(t.cashbox.amount, { exact: true }).fill('100');
  await page.getByRole('button', { name: t.cashbox.goToPayment }).click();
  await page.waitForURL(/\/pay\//);
  await expect(page.locator('#good_until')).toHaveCount(0);
  await page.locator('#number').fill(GOOD);
  await page.locator('button[name=outcome][value=approve]').click();
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  await page.goto('/en/cashbox');
  await expect(page.getByRole('button', { name: t.cashbox.goToPayment })).toBeVisible();
});

test('a bank may ask for the player’s word, or refuse', async ({ page, member: _ }) => {
  await save(page, ASKS);
  await page.goto('/en/cashbox');
  await payByCard(page);
  await page.waitForURL(/\/pay\//);
  await expect(page.locator('#number')).toHaveCount(0);
  await page.locator('button[name=outcome][value=approve]').click();
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();

  await save(page, DECLINES);
  await page.goto('/en/cashbox');
  await expect(page.getByRole('radio', { name: /ending in 0341/ })).toBeChecked();
  await payByCard(page);
  await expect(page.locator('[data-status=DENIED]')).toBeVisible();
  await expect(page.getByText(t.cashbox.declined.card_declined)).toBeVisible();
});

test('a deposit inside a game leaves the game open', async ({ page, member: person }) => {
  await save(page, GOOD, '100');
  const [game] = await slots(page);
  await page.goto(`/en/games/${game?.slug}`);
  await openReal(page, person);
  const address = await page.locator('iframe').getAttribute('src');
  await page.getByRole('button', { name: t.game.topUp }).click();
  const overlay = page.getByRole('dialog', { name: t.cashbox.title });
  await overlay.getByLabel(t.cashbox.amount, { exact: true }).fill('150');
  await overlay.getByRole('button', { name: t.cashbox.payByCard }).click();
  await expect(overlay.locator('[data-status=SUCCESS]')).toBeVisible();
  await overlay.getByRole('button', { name: t.cashbox.backToGame }).click();
  await expect(overlay).toBeHidden();
  expect(await page.locator('iframe').getAttribute('src')).toBe(address);
  await roundOver(page);
});

test('a payment on the gateway’s page leads back to the game, which is open again', async ({
  page,
  fundedMember: person,
}) => {
  const words = texts[person.language];
  const [game] = await slots(page);
  await page.goto(`/${person.language}/games/${game?.slug}`);
  await openReal(page, person);
  await page.getByRole('button', { name: words.game.topUp }).click();
  const overlay = page.getByRole('dialog', { name: words.cashbox.title });
  await overlay.getByLabel(words.cashbox.amount, { exact: true }).fill('150');
  await overlay.getByRole('button', { name: words.cashbox.goToPayment }).click();
  await page.waitForURL(/\/pay\//);
  await page.locator('button[name=outcome][value=approve]').click();
  await page.waitForURL(new RegExp(`/games/${game?.slug}\\?`));
  await expect(overlay.locator('[data-status=SUCCESS]')).toBeVisible();
  await overlay.getByRole('button', { name: words.cashbox.backToGame }).click();
  await roundOver(page);
});
