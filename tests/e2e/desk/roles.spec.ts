import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import english from '@/desk/messages/en/roles.json' with { type: 'json' };
import withdrawals from '@/desk/messages/en/withdrawals.json' with { type: 'json' };
import words from '@/desk/messages/en/words.json' with { type: 'json' };
import { makeOperator } from '../steps/desk/make-operator';
import { makeWaitingWithdrawal } from '../steps/desk/waiting-withdrawal';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { signInAtDesk, test } from './fixtures';

test('an admin makes a role with an amount, another confirms it, and an operator of it reads up to how much', async ({
  browser,
  baseURL,
  deskAs,
}) => {
  test.setTimeout(240_000);
  const role = `cashier-${randomUUID().slice(0, 6)}`;
  const page = await deskAs('admin');
  await page.goto('/en/roles');
  await expect(page.getByRole('link', { name: words.role.admin, exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSticksOut(page);
  await page.getByRole('link', { name: english.new }).click();
  await page.getByLabel(english.name, { exact: true }).fill(role);
  for (const one of [
    english.permission.today.read,
    english.permission.withdrawals.read,
    english.permission.withdrawals.decide,
  ])
    await page.getByRole('checkbox', { name: one }).check();
  const bound = page.getByLabel(`${english.permission.withdrawals.decide}. ${english.bound.uah}`);
  await bound.fill('much');
  await page.getByRole('button', { name: english.save }).click();
  await expect(page.getByRole('alert').first()).toHaveText(english.boundWrong);
  await expectAccessible(page);
  await bound.fill('50');
  await page.getByRole('button', { name: english.save }).click();
  await expect(page).toHaveURL(new RegExp(`/en/roles/${role}$`));
  await expect(page.getByRole('button', { name: english.reject })).toBeVisible();
  await expect(page.getByRole('button', { name: english.confirm })).toBeHidden();

  const second = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await second.newPage();
  await signInAtDesk(other, await makeOperator('admin'));
  await other.goto(`/en/roles/${role}`);
  await expect(other.getByRole('button', { name: english.confirm })).toBeVisible();
  await expectAccessible(other);
  await expectNothingSticksOut(other);
  await other.getByRole('button', { name: english.confirm }).click();
  await other.getByRole('dialog').getByRole('button', { name: english.confirm }).click();
  await expect(other.getByText(english.confirmed.replace('{name}', role))).toBeVisible();
  await second.close();

  const asked = await makeWaitingWithdrawal(browser);
  const third = await browser.newContext(baseURL ? { baseURL } : {});
  const cashier = await third.newPage();
  await signInAtDesk(cashier, await makeOperator(role));
  await cashier.goto(`/en/withdrawals/${asked.id}`);
  await expect(cashier.getByText(/Above what you may approve: at most 50/)).toBeVisible();
  await expect(cashier.getByRole('button', { name: withdrawals.approve.open })).toBeHidden();
  await expect(cashier.getByRole('button', { name: withdrawals.deny.open })).toBeVisible();
  await expectAccessible(cashier);
  await Promise.all([third.close(), asked.close()]);
});
