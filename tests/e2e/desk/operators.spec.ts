import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import errors from '@/desk/messages/en/errors.json' with { type: 'json' };
import english from '@/desk/messages/en/operators.json' with { type: 'json' };
import words from '@/desk/messages/en/words.json' with { type: 'json' };
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { test } from './fixtures';

const newName = () => `walk-${randomUUID().slice(0, 8)}`;

/** Opens the list of operators, filtered to one. */
async function openOperators(page: Page, name = ''): Promise<void> {
  await page.goto(`/en/operators?q=${name}`);
  await expect(page.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
}

/** Invites somebody of this name. @returns the link that was shown */
async function invite(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: english.invite }).click();
  const asking = page.getByRole('dialog', { name: english.inviteDialog.title });
  await asking.getByLabel(english.inviteDialog.name, { exact: true }).fill(name);
  await asking.getByLabel(english.inviteDialog.role).selectOption('payments');
  await expectAccessible(page);
  await asking.getByRole('button', { name: english.inviteDialog.submit, exact: true }).click();
  return linkOf(page, name);
}

async function linkOf(page: Page, name: string): Promise<string> {
  const shown = page.getByRole('dialog', { name: english.link.title.replace('{name}', name) });
  const link = await shown.getByLabel(english.link.label).inputValue();
  await expectAccessible(page);
  await shown.getByRole('button', { name: english.link.done }).click();
  await expect(shown).toBeHidden();
  return link;
}

test('an admin invites an operator by a link that is shown once, and invites and disables them again', async ({
  deskAs,
}) => {
  const page = await deskAs('admin');
  const name = newName();
  await openOperators(page, name);
  await expectAccessible(page);
  await expectNothingSticksOut(page);
  const first = await invite(page, name);
  expect(first).toMatch(/\/en\/invitation#[\w-]{16,}$/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(english.signsIn.invited);
  await expect(row).toContainText(words.role.payments);

  await row.getByRole('button', { name: english.inviteAgainOf.replace('{name}', name) }).click();
  const again = page.getByRole('dialog', { name: english.againDialog.title.replace('{name}', name) });
  await again.getByRole('button', { name: english.againDialog.submit }).click();
  expect(await linkOf(page, name)).not.toBe(first);

  await row.getByRole('button', { name: english.disableOf.replace('{name}', name) }).click();
  const ending = page.getByRole('dialog', { name: english.disableDialog.title.replace('{name}', name) });
  await expectAccessible(page);
  await ending.getByRole('button', { name: english.disableDialog.submit }).click();
  await expect(row).toContainText(english.signsIn.disabled);
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('a name that does not fit is refused where it was typed, and one that is taken by the platform', async ({
  deskAs,
  operatorOf,
}) => {
  const page = await deskAs('admin');
  await openOperators(page);
  await page.getByRole('button', { name: english.invite }).click();
  const asking = page.getByRole('dialog', { name: english.inviteDialog.title });
  const name = asking.getByLabel(english.inviteDialog.name, { exact: true });
  await name.fill('two words');
  await asking.getByRole('button', { name: english.inviteDialog.submit, exact: true }).click();
  await expect(asking.getByText(english.inviteDialog.nameWrong)).toBeVisible();
  const taken = (await operatorOf('admin')).name;
  await name.fill(taken);
  await asking.getByRole('button', { name: english.inviteDialog.submit, exact: true }).click();
  await expect(asking.getByText(errors.why.name_used)).toBeVisible();
  await expect(name).toHaveValue(taken);
});

test('nobody disables themselves in the list of operators', async ({ deskAs, operatorOf }) => {
  const page = await deskAs('admin');
  const { name } = await operatorOf('admin');
  await openOperators(page, name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(english.signsIn.desk);
  await expect(row.getByRole('button')).toHaveCount(0);
});
