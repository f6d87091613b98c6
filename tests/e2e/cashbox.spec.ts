import { expect } from '@playwright/test';
import { test } from './steps/fixtures';
import { becomeMember, deposit, newPerson, openBalances, readBalances, texts } from './steps/player';

test.use({ language: 'en' });

test('amounts that can not be deposited are refused at their field, with the limit', async ({ page, member: _ }) => {
  const t = texts.en.cashbox;
  await page.goto('/en/cashbox?deposit-amount=75');
  const amount = page.getByLabel(t.amount, { exact: true });
  await expect(amount).toHaveValue('75.00');
  for (const [typed, problem] of [
    ['', t.problem.required],
    ['ten', t.problem.invalid],
    ['-5', t.problem.invalid],
    ['1', 'The smallest deposit is 50.00'],
    ['99999999', 'The largest deposit is'],
  ] as const) {
    await amount.fill(typed);
    await page.getByRole('button', { name: t.goToPayment }).click();
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page).toHaveURL(/\/en\/cashbox/);
});

test('a deposit is made again in two presses', async ({ page, member }) => {
  const t = texts.en.cashbox;
  await deposit(page, member, '150');
  await page.goto('/en/cashbox');
  await expect(page.getByLabel(t.amount, { exact: true })).toHaveValue('150.00');
  await page.getByRole('button', { name: t.goToPayment }).click();
  await page.waitForURL(/\/pay\//);
  await expect(page.getByText(/150[.,]00/).first()).toBeVisible();
});

test.describe('in Russian', () => {
  test.use({ language: 'ru' });

  test('a declined payment says why and takes no money', async ({ page, member }) => {
    await deposit(page, member, '100', 'insufficient_funds');
    await expect(page.locator('[data-status=DENIED]')).toBeVisible();
    await expect(page.getByText(texts.ru.cashbox.declined.insufficient_funds)).toBeVisible();
    await openBalances(page);
    expect((await readBalances(page)).total).toBe(0n);
  });
});

test('a payment that was not made in time took no money, and says so', async ({ page, member }) => {
  await deposit(page, member, '100', 'timeout');
  await expect(page.locator('[data-status=EXPIRED], [data-status=DENIED]')).toBeVisible();
  await openBalances(page);
  expect((await readBalances(page)).total).toBe(0n);
});

test('whoever comes back without paying is told so and led back to the payment', async ({ page, member: _ }) => {
  const t = texts.en.cashbox;
  await page.goto('/en/cashbox');
  await page.getByLabel(t.amount, { exact: true }).fill('100');
  await page.getByRole('button', { name: t.goToPayment }).click();
  await page.waitForURL(/\/pay\//);
  await page.goto('/en/cashbox?action=history&history=deposits');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.locator('[data-status=AWAITING_DEPOSIT]')).toBeVisible();
  await page.getByRole('link', { name: t.backToPayment }).click();
  await page.waitForURL(/\/pay\//);
});

test.describe('in Ukrainian', () => {
  test.use({ language: 'uk' });

  test('a payment that is reported three times is credited once', async ({ page, member }) => {
    await deposit(page, member, '120', 'approve_duplicate');
    await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
    await page.goto('/uk/cashbox?action=history');
    await expect(page.locator('[data-movement=deposit]')).toHaveCount(1);
    await page.goto('/uk/cashbox?action=history&history=deposits');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await openBalances(page);
    await expect.poll(async () => (await readBalances(page)).total).toBe(12_000n);
  });
});

test.describe('in Kazakh', () => {
  test.use({ language: 'kk' });

  test('a player who is back before the bank waits on a page that changes by itself', async ({ page, member }) => {
    await deposit(page, member, '1000', 'approve_return_first');
    await expect(page.locator('[data-status]')).toBeVisible();
    await expect(page.locator('[data-status=SUCCESS]')).toBeVisible({ timeout: 30_000 });
    await openBalances(page);
    await expect.poll(async () => (await readBalances(page)).game).toBe(100_000n);
  });
});

test('a deposit of another player is not shown', async ({ page, member, elsewhere }) => {
  await deposit(page, member, '60');
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  const address = page.url();

  const stranger = await elsewhere();
  await becomeMember(stranger, newPerson('en'));
  await stranger.goto(address);
  await expect(stranger.getByText(texts.en.cashbox.status.unknownTitle)).toBeVisible();
});
