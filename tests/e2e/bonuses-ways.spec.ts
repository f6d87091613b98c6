import { expect } from '@playwright/test';
import {
  activate,
  activateFound,
  cardOf,
  changeBonus,
  dialogOf,
  enterCode,
  expectEnded,
  expectModal,
  expectReceived,
  leaveSeconds,
  offerBonus,
  panelOf,
  t,
} from './steps/bonuses';
import { test } from './steps/fixtures';
import { accessToken, callApi, fund, minorOf, playOn } from './steps/money';
import { operator } from './steps/operator';
import { deposit } from './steps/player';

test.use({ language: 'en' });

type Wallets = Record<'game_wallet_group' | 'electronic_wallet_group' | 'bonus_wallet_group', { balance: string }>;

test('a game bonus, a promo code and a percentage go from activation to release; what counts is told on the tiles', async ({
  page,
  member: person,
}) => {
  test.setTimeout(240_000);
  await fund(page, '200');
  const purse = async () => callApi<Wallets>(page, await accessToken(page), '/wallets');
  const percentage = { type: 'PERCENTAGE', bonus_amount: '50', max_bonus_amount: '500', min_deposit_amount: '100' };
  const kinds = [
    { offer: await offerBonus(), given: '10.00', stake: '10.00' },
    { offer: await offerBonus({ group: 'WelcomePromoCode', max_win_amount: '4' }), given: '10.00', stake: '10.00' },
  ];
  for (const { offer, stake } of kinds) {
    await enterCode(page, offer);
    await activateFound(page);
    await expectReceived(page, offer);
    await page.goto('/en/bonuses?tab=my');
    await expect(panelOf(page)).toContainText(offer.name);
    await expect(page.getByTestId('bonus-progress')).toHaveText('0%');
    const { bonus_wallet_group: before } = await purse();
    expect(before.balance).toBe('10.00');

    await playOn(page, person, { spins: 1, stake, won: 0n });
    // Live: nobody reloads the page.
    await expect(panelOf(page)).toHaveCount(0);
    const wagered = dialogOf(page).filter({ hasText: t.bonusModals.wagered.title });
    await expect(wagered).toContainText(offer.name);
    await page.keyboard.press('Escape');
    await expect(wagered).toHaveCount(0);
    const { bonus_wallet_group: after } = await purse();
    expect(after.balance).toBe('0.00');
    await expectEnded(page, offer, t.bonuses.end.wagered);
  }
  // Above the maximal win nothing is paid, and the moves say so.
  await page.getByText(t.bonuses.moves).first().click();
  await expect(page.getByText(t.bonuses.event.forfeited).first()).toBeVisible();

  const share = await offerBonus({
    ...percentage,
    group: 'WheelFortune',
    wager_type: 'VERSION2',
    is_public: true,
  });
  try {
    await page.goto('/en/bonuses?tab=available');
    const card = cardOf(page, share.name);
    await activate(page, card);
    await expectModal(page, /100\s₴/);
    await expect(card).toContainText(t.bonuses.status.PENDING);
  } finally {
    // Other players' lists are theirs.
    await changeBonus(share, { status: 'INACTIVE' });
  }
  await deposit(page, person, '100');
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  await expectReceived(page, share);
  await page.goto('/en/games');
  await expect(page.locator('main').getByText('100%').first()).toBeVisible();
  await page.goto('/en/bonuses?tab=my');
  // 50 and the 100 that paid for them are to be staked once.
  await expect(panelOf(page)).toContainText('150.00');
  await playOn(page, person, { spins: 3, stake: '50.00', won: 0n });
  await expect(panelOf(page)).toHaveCount(0);
  await expectEnded(page, share, t.bonuses.end.wagered);
  await page.goto('/en/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').getByText('100%').first()).toBeHidden();
});

test('the first deposit brings 300 %, another one burns it after a warning, and a wait for a deposit ends by itself', async ({
  page,
  member: person,
}) => {
  test.setTimeout(240_000);
  const welcome = { name: 'First Trump 300' };
  await page.goto('/en/bonuses?tab=available');
  await activate(page, cardOf(page, welcome.name));
  const prevention = dialogOf(page).filter({ hasText: /100\s₴/ });
  await prevention
    .getByRole('button')
    .filter({ hasText: /deposit/i })
    .click();
  // The deposit is asked for with its amount.
  await expect(page.getByLabel(t.cashbox.amount, { exact: true })).toHaveValue('100.00');
  await deposit(page, person, '100');
  await expectReceived(page, welcome);
  await page.goto('/en/bonuses?tab=my');
  await expect(panelOf(page)).toContainText('300');

  // Another deposit would end it: read, left, and done all the same.
  await page.goto('/en/cashbox');
  await page.getByLabel(t.cashbox.amount, { exact: true }).fill('100');
  const pay = page.getByRole('button', { name: t.cashbox.goToPayment });
  await pay.click();
  await expectModal(page, 'cancels your welcome bonus');
  await expect(page).toHaveURL(/\/en\/cashbox/);
  await pay.click();
  await dialogOf(page)
    .getByRole('button')
    .filter({ hasText: /deposit/i })
    .click();
  await page.waitForURL(/\/pay\//);
  await page.locator('button[name=outcome][value=approve]').click();
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  await expectEnded(page, welcome, t.bonuses.end.burned_deposit);

  const brief = await offerBonus({ group: 'PromoCode', min_deposit_amount: '500' });
  await enterCode(page, brief);
  await activateFound(page);
  await expectModal(page, /500\s₴/);
  await leaveSeconds(page, 20);
  await page.goto('/en/bonuses?tab=my');
  // Its countdown, or on a slow machine already its end.
  const ended = page.getByText(t.bonuses.end.no_deposit);
  await expect(panelOf(page).getByRole('timer').or(ended).first()).toBeVisible();
  await expect(ended).toBeVisible({ timeout: 40_000 });
  await expectEnded(page, brief, t.bonuses.end.no_deposit);
});

test('a withdrawal burns a bonus only once the player has agreed, time burns one, and an operator ends one with a reason', async ({
  page,
  member: person,
}) => {
  test.setTimeout(240_000);
  await fund(page, '3000');
  // Twenty small stakes and not five large ones: these leave enough for the odd run without a win.
  await playOn(page, person, { spins: 20, stake: '50.00', won: 10_000n });

  const offer = await offerBonus({ wager: 1_000, burning_on_withdrawal: true });
  await enterCode(page, offer);
  await activateFound(page);
  await expectReceived(page, offer);
  const w = t.cashbox.withdrawal;
  await page.goto('/en/cashbox?action=withdrawal');
  await page.getByLabel(t.cashbox.amount, { exact: true }).fill('100');
  await page.getByLabel(w.recipient, { exact: true }).fill('Ada Lovelace');
  const submit = page.getByRole('button', { name: w.submit });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: w.problem.notAgreed })).toBeVisible();
  await expect(page.getByRole('note')).toContainText(offer.name);
  await page.getByRole('checkbox', { name: w.burns.agree }).check();
  await submit.click();
  await page.waitForURL(/\/card\//);
  await expectEnded(page, offer, t.bonuses.end.burned_withdrawal);

  // Its time is over before it was staked.
  const timed = await offerBonus({ wager: 1_000, burning_on_timeout: true, activations_offset: 24 });
  await enterCode(page, timed);
  await activateFound(page);
  await expectReceived(page, timed);
  await page.goto('/en/bonuses?tab=my');
  await expect(panelOf(page).getByRole('timer')).toBeVisible();
  await leaveSeconds(page, 20);
  await page.reload();
  // Its countdown, or on a slow machine already its end.
  const burned = page.getByText(t.bonuses.end.burned_timeout);
  await expect(panelOf(page).getByRole('timer').or(burned).first()).toBeVisible();
  // Nobody reloads the page.
  await expect(burned).toBeVisible({ timeout: 40_000 });
  await expectEnded(page, timed, t.bonuses.end.burned_timeout);

  const second = await offerBonus({ wager: 1_000 });
  await enterCode(page, second);
  await activateFound(page);
  await expectReceived(page, second);
  await page.goto('/en/bonuses?tab=my');
  await expect(panelOf(page)).toContainText(second.name);
  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  await operator('bonuses', 'end', id, '--note', 'End of the test');
  await expect(panelOf(page)).toHaveCount(0);
  await expectEnded(page, second, t.bonuses.end.ended);
  expect(minorOf((await callApi<Wallets>(page, await accessToken(page), '/wallets')).bonus_wallet_group.balance)).toBe(
    0n,
  );
});
