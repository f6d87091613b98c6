import { expect } from '@playwright/test';
import ui from '@/desk/messages/en/ui.json' with { type: 'json' };
import texts from '@/desk/messages/en/withdrawals.json' with { type: 'json' };
import { makeWaitingWithdrawal } from '../steps/desk/waiting-withdrawal';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { test } from './fixtures';

test('a withdrawal is found in the queue, read with its hints, and denied; the next one has the focus', async ({
  browser,
  deskAs,
}) => {
  const [one, other] = [await makeWaitingWithdrawal(browser), await makeWaitingWithdrawal(browser)];
  const page = await deskAs('payments');
  await page.goto('/en/withdrawals');
  await expect(page).toHaveURL(/status=WAITING_FOR_APPROVAL/);
  const table = page.getByRole('table', { name: texts.title });
  await expect(table.locator(`a[href*="${one.id}"]`)).toBeVisible();
  await expect(table.getByText('Identity not checked').first()).toBeVisible();
  await expectAccessible(page);
  await expectNothingSticksOut(page);

  await table.locator(`a[href*="${one.id}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: /100\.00/ })).toBeVisible();
  await expect(page.getByText('No check of identity is approved.')).toBeVisible();
  await expect(page.getByText('Тарас Шевченко')).toBeVisible();
  await expectAccessible(page);
  await expectNothingSticksOut(page);

  await page.getByRole('button', { name: texts.deny.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.deny.submit }).click();
  await expect(dialog.getByRole('alert')).toHaveText(texts.deny.missing);
  await expectAccessible(page);
  await dialog.getByLabel(texts.deny.reason).selectOption({ label: texts.reason.recipient_mismatch });
  await dialog.getByLabel(texts.approve.note).fill('Another name on the card');
  await dialog.getByRole('button', { name: texts.deny.submit }).click();
  await expect(page.getByText(texts.deny.done)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(one.id));
  await expect(page.getByRole('heading', { level: 1 }).locator(':focus')).toBeVisible();
  expect(await one.readByPlayer()).toMatchObject({ status: 'DENIED', reason: 'recipient_mismatch' });

  await page.goto(`/en/withdrawals/${one.id}`);
  await expect(page.getByText('Another name on the card')).toBeVisible();
  await expect(page.getByRole('button', { name: texts.approve.open })).toBeHidden();
  await Promise.all([one.close(), other.close()]);
});

test('a withdrawal is approved with a note and goes on its way; who may not decide is offered nothing', async ({
  browser,
  deskAs,
}) => {
  const asked = await makeWaitingWithdrawal(browser);
  const reader = await deskAs('support');
  await reader.goto(`/en/withdrawals/${asked.id}`);
  await expect(reader.getByText('Тарас Шевченко')).toBeVisible();
  await expect(reader.getByRole('button', { name: texts.approve.open })).toBeHidden();

  const page = await deskAs('payments');
  await page.goto(`/en/withdrawals/${asked.id}`);
  await page.getByRole('button', { name: texts.approve.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ui.dialog.cancel }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: texts.approve.open }).click();
  await dialog.getByLabel(texts.approve.note).fill('Papers seen');
  await dialog.getByRole('button', { name: texts.approve.submit }).click();
  await expect(page.getByText(texts.approve.done)).toBeVisible();
  await expect.poll(async () => (await asked.readByPlayer()).status).toMatch(/PAYING|SUCCESS/);
  await asked.close();
});

test('the queue is read on a small screen', async ({ deskAs }) => {
  const page = await deskAs('payments');
  await page.setViewportSize({ width: 380, height: 800 });
  await page.goto('/en/withdrawals?status=DENIED');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSticksOut(page);
});
