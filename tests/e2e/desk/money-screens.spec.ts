import { expect, type Page } from '@playwright/test';
import cashback from '@/desk/messages/en/cashback.json' with { type: 'json' };
import jackpots from '@/desk/messages/en/jackpots.json' with { type: 'json' };
import money from '@/desk/messages/en/money.json' with { type: 'json' };
import ui from '@/desk/messages/en/ui.json' with { type: 'json' };
import { putMoneyAtStake } from '../steps/desk/money-at-stake';
import { test } from './fixtures';

const dialogOf = (page: Page) => page.getByRole('dialog');
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const act = (page: Page, row: string, name: string) =>
  rowOf(page, row).getByRole('button', { name, exact: true }).click();
const submit = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();

test('two operators pay a held win, one denies another, and the player reads why', async ({ browser, deskAs }) => {
  const player = await putMoneyAtStake(browser, '100');
  await player.winTooLate('12.50', '7.25');
  const [finance, admin] = [await deskAs('finance'), await deskAs('admin')];
  await finance.goto(`/en/held-wins?player=${player.id}`);
  await act(finance, '12.50', money.win.pay);
  await submit(finance, money.win.pay);
  await expect(finance.getByText(money.proposed)).toBeVisible();
  await expect(rowOf(finance, '12.50').getByRole('button', { name: money.win.pay })).toBeHidden();

  await admin.goto(`/en/held-wins?player=${player.id}`);
  await act(admin, '12.50', money.win.pay);
  await expect(dialogOf(admin)).toContainText(money.win.confirmText);
  await submit(admin, money.win.pay);
  await expect(admin.getByText(money.win.paid)).toBeVisible();

  await act(admin, '7.25', money.win.deny);
  await submit(admin, money.win.deny);
  await expect(dialogOf(admin).getByRole('alert')).toHaveText(ui.dialog.reasonShort);
  await dialogOf(admin).getByLabel(money.playerReads).fill('The round had ended before.');
  await submit(admin, money.win.deny);
  await expect(admin.getByText(money.win.denied)).toBeVisible();
  expect(await player.heldWins()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ amount: '12.50', status: 'approved' }),
      expect.objectContaining({ amount: '7.25', status: 'denied', note: 'The round had ended before.' }),
    ]),
  );
  expect((await player.money()).digital).toBe(1250n);
  await player.leave();
});

test('a correction moves money once another confirms it; what a bank took back is collected, and the rest given up by two', async ({
  browser,
  deskAs,
}) => {
  const player = await putMoneyAtStake(browser, '500');
  const [finance, admin] = [await deskAs('finance'), await deskAs('admin')];
  await finance.goto(`/en/adjustments?player=${player.id}`);
  await finance.getByRole('button', { name: money.adjustment.propose, exact: true }).click();
  const dialog = dialogOf(finance);
  await dialog.getByLabel(money.adjustment.amount).fill('much');
  await dialog.getByLabel(money.adjustment.note).fill('A payment was counted twice.');
  await dialog.getByLabel(ui.dialog.reason).fill('The bank shows one payment');
  await submit(finance, money.adjustment.propose);
  await expect(dialog.getByRole('alert')).toHaveText(money.adjustment.amountWrong);
  await dialog.getByLabel(money.adjustment.amount).fill('-400');
  await submit(finance, money.adjustment.propose);
  await expect(finance.getByText(money.adjustment.done)).toBeVisible();
  await expect(rowOf(finance, '400.00').getByRole('button', { name: money.adjustment.confirm })).toBeHidden();
  expect((await player.money()).game).toBe(500_00n);

  await admin.goto(`/en/adjustments?player=${player.id}`);
  await act(admin, '400.00', money.adjustment.confirm);
  await expect(dialogOf(admin)).toContainText('The bank shows one payment');
  await submit(admin, money.adjustment.confirm);
  await expect(admin.getByText(money.adjustment.confirmed)).toBeVisible();
  expect((await player.money()).game).toBe(100_00n);

  await player.dispute();
  await expect.poll(async () => (await player.money()).game).toBe(0n);
  await finance.goto(`/en/chargebacks?player=${player.id}`);
  await act(finance, '400.00', money.chargeback.collect);
  await submit(finance, money.chargeback.collect);
  await expect(finance.getByText(/400\.00.* is owed still/)).toBeVisible();
  for (const [page, told] of [
    [finance, money.proposed],
    [admin, money.chargeback.writtenOff],
  ] as const) {
    await page.goto(`/en/chargebacks?player=${player.id}`);
    await act(page, '400.00', money.chargeback.writeOff);
    await dialogOf(page).getByLabel(ui.dialog.reason).fill('They cannot be reached');
    await submit(page, money.chargeback.writeOff);
    await expect(page.getByText(told)).toBeVisible();
  }
  await expect(rowOf(admin, money.chargeback.status.written_off)).toBeVisible();
  await player.leave();
});

test('a jackpot gets money of the house for a reason, and a week of cashback is counted for who is missing', async ({
  deskAs,
}) => {
  const page = await deskAs('finance');
  await page.goto('/en/jackpots');
  const { topUp, level } = jackpots;
  await page.getByRole('button', { name: `${topUp.open}: ${level.spades}, UAH` }).click();
  await dialogOf(page).getByLabel(ui.dialog.reason).fill('A birthday of the house');
  await submit(page, topUp.submit);
  await expect(dialogOf(page).getByRole('alert')).toHaveText(topUp.wrong);
  await dialogOf(page).getByLabel(topUp.amount.replace('{currency}', 'UAH')).fill('1.50');
  await submit(page, topUp.submit);
  await expect(page.getByText(`${level.spades}, UAH:`)).toBeVisible();

  await page.goto('/en/cashback?currency=kzt');
  await page.getByLabel(cashback.day).fill('2026-07-15');
  await page.getByLabel(cashback.day).press('Enter');
  await expect(page).toHaveURL(/monday=2026-07-13/);
  await page.getByRole('button', { name: cashback.rerun.open }).click();
  await submit(page, cashback.rerun.submit);
  await expect(page.getByText('Nobody was missing')).toBeVisible();
});
