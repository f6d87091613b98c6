import { expect, type Page } from '@playwright/test';
import {
  activate,
  activateFound,
  answerCall,
  bonusesOf,
  cardOf,
  changeBonus,
  dialogOf,
  expectReceived,
  offerBonus,
  panelOf,
  refusalOf,
  t,
} from './steps/bonuses';
import { test } from './steps/fixtures';
import { deposit } from './steps/player';

test.use({ language: 'en' });

async function openOffers(page: Page): Promise<void> {
  await page.goto('/en/bonuses?tab=available');
  await expect(cardOf(page, 'Evening Hand')).toBeVisible();
}

test('a visitor is asked to log in before seeing any bonus', async ({ page }) => {
  await page.goto('/en/bonuses?tab=available');
  await expect(page.getByText(t.bonusesPage.loginAvailableTitle)).toBeVisible();
  await expect(page.getByRole('button', { name: t.bonuses.activate })).toHaveCount(0);
});

test('a bonus is read, taken, told of once, followed and cancelled', async ({ page, member: _ }) => {
  await page.goto('/en');
  // The badge counts what is on offer, and a press on it leads there.
  await page
    .getByRole('img', { name: /bonuses available/ })
    .first()
    .click();
  const card = cardOf(page, 'Evening Hand');
  for (const term of ['×3.00', '24 hours', '200 ₴']) await expect(card).toContainText(term);
  await card.getByRole('button', { name: t.bonuses.showTerms }).click();
  await expect(card.getByText('60.00')).toBeVisible();
  await expect(card.getByText(t.bonuses.terms.countsValue)).toBeVisible();

  // Taken after one question, which names its terms.
  await card.getByRole('button', { name: t.bonuses.activate }).click();
  const terms = dialogOf(page).filter({ hasText: 'Evening Hand' });
  for (const term of ['×3.00', '24 hours', '200 ₴']) await expect(terms).toContainText(term);
  await terms.getByRole('button', { name: t.bonusModals.take.later }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await activate(page, card);
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
  await page.goto('/en/games');
  // While it runs the badge leads to it.
  await page.getByRole('img', { name: t.bonusBadge.active }).first().click();
  await expect(panel).toContainText('Evening Hand');

  await panel.getByRole('button', { name: t.bonusPanel.cancel }).click();
  const question = dialogOf(page);
  await expect(question).toContainText('20.00');
  await question.getByRole('button', { name: t.bonusPanel.cancelConfirm }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByText(t.bonuses.end.cancelled)).toBeVisible();

  // Once a day: its card says so in place of a button. In Kazakh both have their own names.
  await openOffers(page);
  await expect(card.getByTestId('offer-problem')).toHaveText(t.bonuses.problem.usedToday);
  await expect(card.getByRole('button', { name: t.bonuses.activate })).toHaveCount(0);
  await page.goto('/kk/bonuses?tab=my');
  await expect(page.getByRole('heading', { name: 'Кешкі үлестірме' })).toBeVisible();
});

test('a bonus for a deposit waits for it, and another one asks before it takes its place', async ({
  page,
  member: person,
}) => {
  await openOffers(page);
  await activate(page, cardOf(page, 'Pair of Jacks'));
  await expect(dialogOf(page)).toContainText('200');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('img', { name: t.bonusBadge.pending }).first()).toBeVisible();

  await activate(page, cardOf(page, 'Evening Hand'));
  const question = dialogOf(page).filter({ hasText: 'Pair of Jacks' });
  // One question alone: it names the terms of the new one as well.
  await expect(question).toContainText('×3.00');
  await question.getByRole('button', { name: t.bonusModals.cancelActive.refuse }).click();
  await expect(dialogOf(page)).toHaveCount(0);

  await deposit(page, person, '200');
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  const received = dialogOf(page).filter({ hasText: 'Pair of Jacks' });
  await expect(received).toContainText('100');
  await page.keyboard.press('Escape');
  await page.goto('/en/bonuses?tab=my');
  await expect(page.getByTestId('active-bonus')).toContainText('1 000.00');
});

test('a promo code is good to the letter, and what can not be taken now says so before a press', async ({
  page,
  member: person,
}) => {
  await openOffers(page);
  const field = page.getByLabel(t.bonuses.promo.field);
  const wrong = page.getByText(t.bonuses.promo.wrong);
  const isChecked = (code: string) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/bonuses/validate?code=${code}`));
  /** Enters a code, and waits until its bonus is shown. */
  const find = async (code: string, name: string): Promise<string> => {
    const checked = isChecked(code);
    await field.fill(code);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    return ((await (await checked).json()) as { id: string }).id;
  };
  const found = page.locator('[aria-live=polite]', { has: page.getByRole('heading', { level: 2 }) }).first();
  // Half of a code that was checked while it is typed is not called wrong.
  const half = isChecked('KOZ');
  await field.pressSequentially('koz');
  await half;
  await expect(wrong).toHaveCount(0);
  await field.pressSequentially('yr51');
  await field.press('Enter');
  await expect(wrong).toBeVisible();

  const problem = page.getByTestId('offer-problem').first();
  const summer = await find('SUMMER', 'Last Summer');
  await expect(problem).toHaveText(t.bonuses.problem.over);
  await expect(found.getByRole('button', { name: t.bonuses.activate, exact: true })).toHaveCount(0);
  expect(await refusalOf(page, summer, 'SUMMER')).toBe('BONUS_EXPIRED');
  const spring = await find('SPRING', 'Next Spring');
  await expect(problem).toContainText('It has not begun yet');
  await expect(found.getByRole('button', { name: t.bonuses.activate, exact: true })).toHaveCount(0);
  expect(await refusalOf(page, spring, 'SPRING')).toBe('BONUS_IS_NOT_STARTED');
  const stars = cardOf(page, 'Four Stars');
  await expect(stars.getByTestId('offer-problem')).toContainText('It needs 4 stars of rating; you have 0.');
  await expect(stars.getByRole('button', { name: t.bonuses.activate })).toHaveCount(0);

  const none = { end_reason: null, forfeited: '0.00' };
  const welcome = await find('WELCOME', 'Welcome Card');
  for (const term of [/100\s₴/, '×40.00', '2 days', /50\s₴/, /500\s₴/]) await expect(found).toContainText(term);
  await activateFound(page);
  // It asks for a call; until that is answered there is no bonus and no money of it.
  await expect(dialogOf(page).getByRole('button', { name: t.verification.info.action, exact: true })).toBeVisible();
  expect(await bonusesOf(page)).toEqual({ wallet: '0.00', taken: [] });
  await expect(page.getByTestId('balance-total').first()).toHaveText(/^0\.00\s₴$/);
  await answerCall(page, person);
  await expect(dialogOf(page).filter({ hasText: 'Welcome Card' })).toContainText(/100\s₴/);
  await page.keyboard.press('Escape');
  const first = { bonus_id: welcome, initial_amount: '100.00' };
  expect(await bonusesOf(page)).toEqual({ wallet: '100.00', taken: [{ ...none, ...first, status: 'ACTIVE' }] });
  await expect(page.getByTestId('balance-total').first()).toHaveText(/^100\.00\s₴$/);
  await page.goto('/en/bonuses?tab=my');
  await expect(panelOf(page)).toContainText('Welcome Card');
  await expect(panelOf(page)).toContainText(/4\s000\.00\s₴/);

  await openOffers(page);
  const fifty = await find('KOZYR50', 'Kozyr Fifty');
  await activateFound(page);
  const question = dialogOf(page).filter({ hasText: 'Welcome Card' });
  await expect(question).toContainText(/You lose100\s₴/);
  await question.getByRole('button', { name: t.bonusModals.cancelActive.cancel, exact: true }).click();
  const received = dialogOf(page).filter({ hasText: 'Kozyr Fifty' });
  // It is credited: there is nothing left to apply.
  await expect(received.getByRole('button', { name: t.bonusModals.received.apply })).toHaveCount(0);
  await expect(received.getByRole('button', { name: t.bonusModals.received.play })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  expect(await bonusesOf(page)).toEqual({
    wallet: '50.00',
    taken: [
      { ...none, bonus_id: fifty, status: 'ACTIVE', initial_amount: '50.00' },
      { ...first, status: 'CANCELED', end_reason: 'cancelled', forfeited: '100.00' },
    ],
  });
  await expect(page.getByTestId('balance-total').first()).toHaveText(/^50\.00\s₴$/);
});

test('a promo code that everybody sees has a field on its card, and what a deposit is for is said before it', async ({
  page,
  member: _,
}) => {
  const offer = await offerBonus({ group: 'WheelFortune', is_public: true });
  try {
    await openOffers(page);
    const card = cardOf(page, offer.name);
    const field = card.getByLabel(t.bonuses.promo.own);
    await field.fill('KOZYR50');
    await field.press('Enter');
    await expect(card.getByText(t.bonuses.promo.notThis)).toBeVisible();
    await field.fill(offer.code);
    await activate(page, card);
    await expectReceived(page, offer);
  } finally {
    // Other players' lists are theirs.
    await changeBonus(offer, { status: 'INACTIVE' });
  }
  await page.goto('/en/cashbox');
  await expect(page.getByText(t.cashbox.forPlaying)).toBeVisible();
});
