import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { fund, playOn } from './steps/money';
import { operator } from './steps/operator';
import { openBalances, type Person, readBalances, texts } from './steps/player';

/** Gets a member a star of rating and at least 200.00 won; leaves them on the main page. */
async function win(page: Page, member: Person): Promise<void> {
  await fund(page, '5000');
  await playOn(page, member, { spins: 20, stake: '50.00', won: 20_000n });
  await page.goto(`/${member.language}`);
  await expect(page.getByTestId('balance-total')).toBeVisible();
}

const tracker = (page: Page, status: string) => page.locator(`[data-withdrawal=${status}]`);

/** Asks for a withdrawal of 100.00 and comes to the gateway's page for the card. */
async function askFor(page: Page, { language }: Person, recipient: string): Promise<void> {
  const t = texts[language].cashbox;
  await page.goto(`/${language}/cashbox?action=withdrawal`);
  await page.getByLabel(t.amount, { exact: true }).fill('100');
  await page.getByLabel(t.withdrawal.recipient, { exact: true }).fill(recipient);
  await page.getByRole('button', { name: t.withdrawal.submit }).click();
  await page.waitForURL(/\/card\//);
}

const minor = (text = '') => BigInt(text.replaceAll(/[^\d-]/g, ''));

/** Lines of a CSV file without quoted line breaks; amounts are plain. */
function linesOf(file: string): string[][] {
  return file
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
}

test('money goes out: terms, form, card page, approval, payout; and the file of it adds up to the wallet', async ({
  page,
  member: person,
}) => {
  test.setTimeout(180_000);
  const t = texts.uk.cashbox;
  await win(page, person);

  // The terms stand before the form, and agree with the wallet.
  await page.goto('/uk/cashbox?action=withdrawal');
  await openBalances(page);
  const before = await readBalances(page);
  await expect
    .poll(async () => minor((await page.getByTestId('withdrawable').textContent()) ?? ''))
    .toBe(before.digital);
  await page.keyboard.press('Escape');

  const amount = page.getByLabel(t.amount, { exact: true });
  const recipient = page.getByLabel(t.withdrawal.recipient, { exact: true });
  const submit = page.getByRole('button', { name: t.withdrawal.submit });
  for (const [typedAmount, typedName, problem] of [
    ['100', '', t.withdrawal.problem.required],
    ['100', 'Тарас', t.withdrawal.problem.twoWords],
    ['100', 'Т. Шевченко', t.withdrawal.problem.fullName],
    ['100', 'Тарас 007', t.withdrawal.problem.notValid],
    ['100.', 'Тарас Шевченко', t.withdrawal.problem.incomplete],
    ['10', 'Тарас Шевченко', 'Найменше виведення — 100.00'],
    ['49999', 'Тарас Шевченко', 'На цифровому балансі лише'],
  ] as const) {
    await amount.fill(typedAmount);
    await recipient.fill(typedName);
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
  }
  await askFor(page, person, 'Тарас Шевченко');

  // Whoever turns back finds the money set aside and the way to the card again.
  await page.goto('/uk/cashbox?action=withdrawal');
  await page.getByRole('list', { name: t.withdrawal.running }).getByRole('link').click();
  await expect(tracker(page, 'AWAITING_CARD')).toBeVisible();
  await openBalances(page);
  await expect(page.getByTestId('balance-held').first()).toHaveText(/100\.00/);
  await expect.poll(async () => (await readBalances(page)).digital).toBe(before.digital - 10_000n);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t.withdrawal.toCard }).click();
  await page.waitForURL(/\/card\//);
  await page.locator('button[name=test_number]').first().click();
  await page.waitForURL(/\/uk\/cashbox\?action=withdrawal&withdrawal=/);

  await expect(tracker(page, 'WAITING_FOR_APPROVAL')).toBeVisible();
  await expect(page.getByText(/Visa .*4242/)).toBeVisible();
  await page.reload();
  await expect(tracker(page, 'WAITING_FOR_APPROVAL')).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toHaveAttribute('data-step', 'WAITING_FOR_APPROVAL');

  // The page hears of the operator's word and of the bank's by itself.
  await operator('withdrawals', 'approve', new URL(page.url()).searchParams.get('withdrawal') ?? '');
  await expect(tracker(page, 'SUCCESS')).toBeVisible({ timeout: 45_000 });
  await expect(page.locator('[data-step]')).toHaveCount(4);
  await openBalances(page);
  await expect(page.getByTestId('balance-held')).toHaveCount(0);
  const after = await readBalances(page);
  expect(after.digital).toBe(before.digital - 10_000n);
  await page.keyboard.press('Escape');

  // The history has it, narrowed by its group, and leads back to the tracker.
  await page.goto('/uk/cashbox?action=history&history=all&history-group=withdrawals');
  await expect(page.locator('[data-movement]')).toHaveCount(2);
  await page.locator('[data-movement=withdrawal_paid] button').click();
  await page.getByRole('link', { name: t.history.toWithdrawal, exact: true }).click();
  await expect(tracker(page, 'SUCCESS')).toBeVisible();

  // The file: opening balances and every change add up to what the wallet holds.
  await page.goto('/uk/cashbox?action=history');
  await page.getByRole('button', { name: t.export.open }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.export.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^kozyr-history-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  const file = fs.readFileSync(await download.path(), 'utf8');
  expect(file.charCodeAt(0)).toBe(0xfeff);
  const [, ...rows] = linesOf(file);
  // The last five columns are balances, the five before them what changed: game, digital, bonus, cashback, set aside.
  for (const [wallet, held] of [after.game, after.digital, 0n, 0n, 0n].entries()) {
    const opening = minor(rows[0]?.at(wallet - 5));
    const changes = rows.slice(1, -1).reduce((sum, row) => sum + minor(row.at(wallet - 10)), 0n);
    expect(opening + changes).toBe(held);
    expect(minor(rows.at(-1)?.at(wallet - 5))).toBe(held);
  }
});

test.describe('in Russian', () => {
  test.use({ language: 'ru' });

  test('a denied withdrawal says why and what to do, and the money is back', async ({ page, member: person }) => {
    test.setTimeout(150_000);
    const t = texts.ru.cashbox.withdrawal;
    await win(page, person);
    await openBalances(page);
    const before = await readBalances(page);
    await askFor(page, person, 'Иван Иваненко');
    await page.locator('button[name=test_number]').first().click();
    await expect(tracker(page, 'WAITING_FOR_APPROVAL')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('withdrawal') ?? '';
    await operator('withdrawals', 'deny', id, '--reason', 'recipient_mismatch');
    await expect(tracker(page, 'DENIED')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(t.reason.recipient_mismatch)).toBeVisible();
    await expect(page.getByText(t.moneyBack)).toBeVisible();
    await openBalances(page);
    await expect.poll(async () => (await readBalances(page)).digital).toBe(before.digital);
  });
});

test.describe('in Kazakh', () => {
  test.use({ language: 'kk' });

  test('a newcomer reads the terms, and finds in place of the form which rating it takes', async ({
    page,
    member: _,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/kk/games?cashbox=show&action=withdrawal');
    const cashbox = page.getByRole('dialog', { name: texts.kk.cashbox.title });
    await expect(cashbox.locator('[data-obstacle=PAYOUT_RATING_TOO_LOW]')).toBeVisible();
    await expect(cashbox.getByLabel(texts.kk.cashbox.withdrawal.recipient, { exact: true })).toHaveCount(0);
    await cashbox.getByRole('button', { name: texts.kk.cashbox.withdrawal.whyRating }).click();
    await page.getByRole('button', { name: 'Менің рейтингім' }).click();
    await expect(page).toHaveURL('/kk/profile?tab=rating');
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a withdrawal of another player is not shown', async ({ page, member: _ }) => {
    await page.goto('/en/cashbox?action=withdrawal&withdrawal=7f0c1f0e-6a4e-4c53-9a54-0b8f1c1b2a3d');
    await expect(page.getByText(texts.en.cashbox.withdrawal.unknownTitle)).toBeVisible();
  });
});
