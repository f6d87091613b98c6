import { expect, type Locator, type Page, test } from '@playwright/test';
import { becomeMember, deposit, newPerson, texts } from './steps/player';

const t = texts.en;
const dialogOf = (page: Page) => page.getByRole('dialog');

/** The card of a bonus on offer. */
function card(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

async function openOffers(page: Page): Promise<void> {
  await page.goto('/en/bonuses?tab=available');
  await expect(card(page, 'Evening Hand')).toBeVisible();
}

const activate = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: t.bonuses.activate }).click();

async function join(page: Page): Promise<ReturnType<typeof newPerson>> {
  const person = newPerson('en');
  await becomeMember(page, person);
  return person;
}

test('a visitor is asked to log in before seeing any bonus', async ({ page }) => {
  await page.goto('/en/bonuses?tab=available');
  await expect(page.getByText(t.bonusesPage.loginAvailableTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: t.bonuses.activate })).toHaveCount(0);
});

test('a bonus is read, taken, told of once, followed and cancelled', async ({ page }) => {
  await join(page);
  await openOffers(page);
  await card(page, 'Evening Hand').getByRole('button', { name: t.bonuses.showTerms }).click();
  await expect(card(page, 'Evening Hand').getByText('60.00')).toBeVisible();
  await expect(card(page, 'Evening Hand').getByText(t.bonuses.terms.countsValue)).toBeVisible();

  await activate(page, 'Evening Hand');
  const received = dialogOf(page).filter({ hasText: 'Evening Hand' });
  await expect(received).toContainText('20');
  await received.getByRole('button', { name: t.bonusModals.received.play }).click();
  await expect(page).toHaveURL(/\/en\/games/);

  // Told once: neither a reload nor another page opens it again.
  await page.goto('/en/bonuses?tab=my');
  const panel = page.getByTestId('active-bonus');
  await expect(panel).toContainText('Evening Hand');
  await expect(panel.getByTestId('bonus-progress')).toHaveText('0%');
  await expect(panel.getByRole('timer')).toBeVisible();
  await page.reload();
  await expect(panel).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: t.bonusBadge.active }).first()).toBeVisible();

  await panel.getByRole('button', { name: t.bonusPanel.cancel }).click();
  const question = dialogOf(page);
  await expect(question).toContainText('20.00');
  await question.getByRole('button', { name: t.bonusPanel.cancelConfirm }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText(t.bonuses.end.cancelled)).toBeVisible();
});

test('a bonus for a deposit waits for it, and another one asks before it takes its place', async ({ page }) => {
  const person = await join(page);
  await openOffers(page);
  await activate(page, 'Pair of Jacks');
  await expect(dialogOf(page)).toContainText('200');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: t.bonusBadge.pending }).first()).toBeVisible();

  await activate(page, 'Evening Hand');
  const question = dialogOf(page).filter({ hasText: 'Pair of Jacks' });
  await expect(question).toBeVisible();
  await question.getByRole('button').last().click();
  await expect(dialogOf(page)).toHaveCount(0);

  await deposit(page, person, '200');
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  const received = dialogOf(page).filter({ hasText: 'Pair of Jacks' });
  await expect(received).toContainText('100');
  await page.keyboard.press('Escape');
  await page.goto('/en/bonuses?tab=my');
  await expect(page.getByTestId('active-bonus')).toContainText('1 000.00');
});

test('a promo code is good to the letter, and each refusal has its modal', async ({ page }) => {
  await join(page);
  await openOffers(page);
  const field = page.getByLabel(t.bonuses.promo.field);
  await field.fill('KOZYR51');
  await expect(page.getByText(t.bonuses.promo.wrong)).toBeVisible();

  await field.fill('SUMMER');
  await activateFound(page, 'Last Summer');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await field.fill('SPRING');
  await activateFound(page, 'Next Spring');
  await expect(dialogOf(page).getByRole('heading', { name: t.statusModal.title.PREVENTION })).toBeVisible();
  await dialogOf(page).getByRole('button').last().click();

  await activate(page, 'Four Stars');
  await expect(dialogOf(page)).toContainText('4');
  await page.keyboard.press('Escape');

  await field.fill('WELCOME');
  await activateFound(page, 'Welcome Card');
  await expect(dialogOf(page).getByRole('heading')).toBeVisible();
  await page.keyboard.press('Escape');

  await field.fill('KOZYR50');
  await activateFound(page, 'Kozyr Fifty');
  await expect(dialogOf(page).filter({ hasText: 'Kozyr Fifty' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: t.bonusModals.received.apply }).click();
  await expect(field).toHaveValue('');
});

async function activateFound(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.bonuses.activate }).first().click();
}
