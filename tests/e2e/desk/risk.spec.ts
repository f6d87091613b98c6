import { expect, type Page } from '@playwright/test';
import risk from '@/desk/messages/en/risk.json' with { type: 'json' };
import withdrawals from '@/desk/messages/en/withdrawals.json' with { type: 'json' };
import { makeWaitingWithdrawal } from '../steps/desk/waiting-withdrawal';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { test } from './fixtures';

const dialogOf = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const submit = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();

/** What is on the screen is accessible and fits, on a phone and on a wide screen. */
async function expectFit(page: Page): Promise<void> {
  for (const width of [380, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNothingSticksOut(page);
  }
}

test('a case is opened from a withdrawal, taken, noted and closed with what it came to', async ({
  browser,
  deskAs,
  operatorOf,
}) => {
  test.setTimeout(180_000);
  const asked = await makeWaitingWithdrawal(browser);
  const page = await deskAs('payments');
  await page.goto(`/en/withdrawals/${asked.id}`);
  await page.getByRole('link', { name: withdrawals.openCase }).click();
  await submit(page, risk.new.submit);
  await expect(dialogOf(page).getByRole('alert')).toHaveText(risk.note.short);
  await expectAccessible(page);
  await dialogOf(page).getByLabel(risk.column.kind).selectOption('money');
  await dialogOf(page).getByLabel(risk.new.reason).fill('The money only passes through');
  await submit(page, risk.new.submit);

  await expect(page.getByRole('heading', { level: 1, name: risk.one })).toBeVisible();
  await expect(page.getByRole('link', { name: asked.id.slice(0, 8) })).toBeVisible();
  const { name } = await operatorOf('payments');
  await page.getByRole('main').getByLabel(risk.column.assignee).selectOption(name);
  await expect(page.getByText(risk.step.assigned.replace('{name}', name))).toBeVisible();
  await press(page, risk.note.open);
  await dialogOf(page).getByLabel(risk.note.label).fill('Asked for a statement of the bank');
  await submit(page, risk.note.submit);
  await expect(page.getByRole('main').getByText('Asked for a statement of the bank')).toBeVisible();
  await expectFit(page);

  await page.goto(`/en/withdrawals/${asked.id}`);
  await expect(page.getByText(withdrawals.hint.open_risk_case.reason)).toBeVisible();
  await expect(page.getByRole('link', { name: withdrawals.openCase })).toBeHidden();
  await page.goto(`/en/risk-cases?assignee=${name}`);
  await expectFit(page);
  await page.getByRole('table', { name: risk.title }).locator('a[href*="/risk-cases/"]').first().click();
  await press(page, risk.close.open);
  await dialogOf(page).getByLabel(risk.column.outcome).selectOption('cleared');
  await dialogOf(page).getByLabel(risk.note.label).fill('The statement is in order');
  await submit(page, risk.close.submit);
  await expect(page.getByText(risk.close.done)).toBeVisible();
  await expect(page.getByRole('button', { name: risk.reopen.open })).toBeVisible();
  await expectFit(page);
  await asked.close();
});

test('rules of withdrawals are written without a person having to know more than the form says, and tried out', async ({
  browser,
  deskAs,
}) => {
  test.setTimeout(180_000);
  const asked = await makeWaitingWithdrawal(browser);
  const page = await deskAs('admin');
  await page.goto('/en/withdrawal-rules');
  await expect(page.getByRole('heading', { level: 1, name: risk.rules.title })).toBeVisible();
  await press(page, risk.rules.add);
  await press(page, risk.rules.try);
  await expect(page.getByText(risk.rules.wrong.name)).toBeVisible();
  const rule = page.getByRole('group', { name: risk.rules.rule.replace('{place}', '1'), exact: true });
  await rule.getByLabel(risk.rules.name).fill('Small sums');
  await rule.getByLabel(risk.rules.outcome).selectOption('hold');
  await rule.getByLabel('₴').fill('100');
  await rule.getByRole('button', { name: risk.rules.addCondition }).click();
  await rule.getByLabel(risk.rules.fact).nth(1).selectOption('first_withdrawal');
  await press(page, risk.rules.try);
  const run = page.getByRole('region', { name: risk.run.title });
  await expect(run.getByRole('table', { name: risk.run.byRule }).getByText('Small sums')).toBeVisible();
  await expect(run.getByRole('link', { name: asked.id.slice(0, 8) })).toBeVisible();
  await expectFit(page);

  await press(page, risk.rules.save);
  await expect(page.getByText(risk.rules.saved)).toBeVisible();
  const versions = page.getByRole('table', { name: risk.versions.title });
  await expect(versions.getByText(risk.versions.states.DRAFT).first()).toBeVisible();
  await versions.getByRole('button', { name: risk.versions.delete }).first().click();
  await submit(page, risk.versions.delete);
  await expect(page.getByText(risk.versions.done.delete)).toBeVisible();
  await asked.close();
});
