import { expect } from '@playwright/test';
import texts from '@/desk/messages/en/today.json' with { type: 'json' };
import queue from '@/desk/messages/en/withdrawals.json' with { type: 'json' };
import { makeWaitingWithdrawal } from '../steps/desk/waiting-withdrawal';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { test } from './fixtures';

test('what waits is counted, and leads to where it is seen to', async ({ browser, deskAs }) => {
  const asked = await makeWaitingWithdrawal(browser);
  const page = await deskAs('support');
  await page.goto('/en/today');
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  const waiting = page.getByRole('region', { name: texts.waiting.title });
  const withdrawals = waiting.getByRole('link', { name: new RegExp(texts.waiting.kind.withdrawals) });
  await expect(withdrawals).toHaveText(/[1-9]\d*$/);
  const money = page.getByRole('table', { name: texts.money.title });
  await expect(money.getByRole('row', { name: new RegExp(texts.money.deposits) })).toContainText('₴');
  await expect(page.getByRole('region', { name: texts.health.title })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSticksOut(page);
  for (const width of [380, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSticksOut(page);
  }
  await withdrawals.click();
  await expect(page.getByRole('heading', { level: 1, name: queue.title })).toBeVisible();
  await asked.close();
});
