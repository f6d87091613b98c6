import { expect, type Page } from '@playwright/test';
import audit from '@/desk/messages/en/audit.json' with { type: 'json' };
import english from '@/desk/messages/en/search.json' with { type: 'json' };
import shell from '@/desk/messages/en/shell.json' with { type: 'json' };
import { makeOperator } from '../steps/desk/make-operator';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { signInAtDesk, test } from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: english.title });
const field = (page: Page) => dialog(page).getByRole('combobox');

/** A page of the desk that takes keys. */
async function openDesk(page: Page): Promise<void> {
  await page.goto('/en/today');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the search opens by a slash, by Ctrl+K and by its button, and closes by Escape', async ({ deskAs }) => {
  const page = await deskAs('support');
  await openDesk(page);
  for (const open of [
    () => page.keyboard.press('/'),
    () => page.keyboard.press('Control+K'),
    () => page.getByRole('button', { name: english.open }).click(),
  ]) {
    await open();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('a slash that is typed into a field opens nothing', async ({ deskAs }) => {
  const page = await deskAs('support');
  await page.goto('/en/audit');
  const actor = page.getByRole('searchbox', { name: audit.filter.actor, exact: true });
  await actor.fill('a');
  await actor.press('/');
  await expect(actor).toHaveValue('a/');
  await expect(dialog(page)).toBeHidden();
});

test('a setting is found by a word of its name, chosen by arrows and opened by Enter', async ({ deskAs }) => {
  const page = await deskAs('admin');
  await openDesk(page);
  await page.keyboard.press('/');
  await field(page).fill('payout min');
  const results = dialog(page).getByRole('option');
  await expect(results.first()).toBeVisible();
  await expect(results.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await field(page).press('ArrowDown');
  await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(results.nth(1)).toContainText('PAYOUT_MINIMUM_UAH');
  await field(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/en\/settings\?setting=PAYOUT_MINIMUM_UAH$/);
});

test('games are found by the beginning of their title, and what nobody has says how to look', async ({ deskAs }) => {
  const page = await deskAs('support');
  await openDesk(page);
  await page.keyboard.press('/');
  await field(page).fill('b');
  await expect(dialog(page).getByRole('status')).toHaveText(english.short);
  await field(page).fill('bo');
  await expect(dialog(page).getByRole('group', { name: english.kind.game }).getByRole('option').first()).toBeVisible();
  await field(page).fill('zzzz-nobody-zzzz');
  await expect(dialog(page).getByRole('status')).toHaveText(english.none);
  await expect(dialog(page).getByText(english.noneHint)).toBeVisible();
  await expectAccessible(page);
});

test('operators are found by admins alone', async ({ deskAs, operatorOf }) => {
  const { name } = await operatorOf('admin');
  for (const [role, found] of [
    ['admin', 1],
    ['support', 0],
  ] as const) {
    const page = await deskAs(role);
    await openDesk(page);
    await page.keyboard.press('/');
    await field(page).fill(name);
    await expect(dialog(page).getByRole('status')).toHaveText(found ? '1 record' : english.none);
  }
});

test('the audit log shows who invited whom, filters by the address, and opens an entry with all it says', async ({
  browser,
  baseURL,
  deskAs,
}) => {
  // Somebody who signs in this once: who works for other tests does so again after some minutes.
  const operator = await makeOperator('support');
  const { name } = operator;
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  await signInAtDesk(await elsewhere.newPage(), operator);
  await elsewhere.close();
  const page = await deskAs('admin');
  await openDesk(page);
  await page.getByRole('navigation', { name: shell.places }).getByRole('link', { name: shell.place.audit }).click();
  await page.getByRole('combobox', { name: audit.filter.action, exact: true }).selectOption('operator_signed_in');
  await expect(page).toHaveURL(/action=operator_signed_in/);
  await page.getByRole('searchbox', { name: audit.filter.actor, exact: true }).fill(name);
  const row = page.getByRole('row').filter({ hasText: audit.action.operator_signed_in });
  // Once by accepting the invitation, once by the password.
  await expect(row).toHaveCount(2);
  await expect(row.first()).toContainText(name);
  await expectAccessible(page);
  await expectNothingSticksOut(page);
  await row.first().getByRole('button').click();
  const entry = page.getByRole('dialog', { name: audit.action.operator_signed_in });
  await expect(entry).toContainText(audit.detail.request_id);
  await expectAccessible(page);
  await entry.getByRole('button', { name: audit.sameActor }).click();
  await expect(entry).toBeHidden();
  await expect(page).toHaveURL(/\?actor=support-[^&]+&actor_kind=operator$/);
});

test('an admin takes the filtered log as a file, and the log says so', async ({ deskAs }) => {
  const page = await deskAs('admin');
  await page.goto('/en/audit?action=operator_signed_in');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: audit.csv }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('audit.csv');
  await page.goto('/en/audit?action=audit_exported');
  await expect(page.getByRole('row').filter({ hasText: 'operator_signed_in' }).first()).toBeVisible();
});

test('who may not take the log as a file sees no button for it', async ({ deskAs }) => {
  const page = await deskAs('support');
  await page.goto('/en/audit');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: audit.csv })).toHaveCount(0);
});
