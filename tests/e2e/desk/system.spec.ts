import { expect, type Page } from '@playwright/test';
import games from '@/desk/messages/en/games.json' with { type: 'json' };
import jobs from '@/desk/messages/en/jobs.json' with { type: 'json' };
import reconciliations from '@/desk/messages/en/reconciliations.json' with { type: 'json' };
import settings from '@/desk/messages/en/settings.json' with { type: 'json' };
import statements from '@/desk/messages/en/statements.json' with { type: 'json' };
import stuck from '@/desk/messages/en/stuck.json' with { type: 'json' };
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { test } from './fixtures';

const SCREENS = [
  ['/stuck', stuck.title],
  ['/jobs', jobs.title],
  ['/settings', settings.title],
  ['/games', games.title],
  ['/games?tab=providers', games.title],
  ['/games?tab=work', games.title],
  ['/games?tab=tables', games.title],
  ['/reconciliations', reconciliations.title],
  ['/statements?account=promotions', statements.title],
] as const;

const table = (page: Page, name: string) => page.getByRole('table', { name });

for (const [address, title] of SCREENS)
  test(`${address} opens for support at every width, accessible, with nothing an admin alone may do`, async ({
    deskAs,
  }) => {
    const page = await deskAs('support');
    await page.goto(`/en${address}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    for (const name of [settings.act.takeAway, games.closing.open, games.work.open, reconciliations.act.open])
      await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0);
    await expectAccessible(page);
    for (const width of [380, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSticksOut(page);
    }
  });

test('a job tells all that is known of it, and the address leads back to it', async ({ deskAs }) => {
  const page = await deskAs('support');
  await page.goto('/en/jobs');
  const name = jobs.names.expire_holds;
  await table(page, jobs.title).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('expire_holds')).toBeVisible();
  await expect(page).toHaveURL(/job=expire_holds/);
  await expectAccessible(page);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/job=/);
});

test('a setting is refused while its value does not fit, is set, and is taken away again', async ({ deskAs }) => {
  const page = await deskAs('admin');
  const { name } = settings.codes.BATTLES_FIFTH_TIER_FROM;
  await page.goto('/en/settings?group=battles');
  const row = table(page, settings.title).getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(settings.field).fill('many');
  await dialog.getByRole('button', { name: settings.act.save }).click();
  await expect(dialog.getByRole('alert')).toContainText(settings.form.players);
  await expectAccessible(page);
  await dialog.getByLabel(settings.field).fill('170');
  await dialog.getByRole('button', { name: settings.act.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('170');
  await row.getByRole('button', { name: settings.act.takeAway }).click();
  await dialog.getByRole('button', { name: settings.act.takeAway }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(settings.unset);
});

test('a game is closed in a country beside the others, and opened there again', async ({ deskAs }) => {
  const page = await deskAs('admin');
  await page.goto('/en/games?state=on');
  const rows = table(page, games.tab.games).getByRole('row');
  const slug = await rows.nth(1).getByRole('cell').nth(5).textContent();
  await page.goto(`/en/games?q=${slug ?? ''}`);
  const row = rows.filter({ has: page.getByText(slug ?? '', { exact: true }) });
  await row.getByRole('button', { name: games.closing.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(games.closing.code).fill('Antarctica');
  await dialog.getByRole('button', { name: games.closing.add, exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(games.closing.wrong);
  await dialog.getByLabel(games.closing.code).fill('aq bv');
  await dialog.getByRole('button', { name: games.closing.add, exact: true }).click();
  await expect(dialog.getByRole('button', { name: /Antarctica/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: games.closing.submit }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText('AQ', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: games.closing.open }).click();
  for (const area of [/Antarctica/, /Bouvet/]) await dialog.getByRole('button', { name: area }).click();
  await dialog.getByRole('button', { name: games.closing.submit }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText('AQ', { exact: true })).toHaveCount(0);
});

test('finance reconciles a day and reads what it says', async ({ deskAs }) => {
  const page = await deskAs('finance');
  await page.goto('/en/reconciliations');
  await page.getByRole('button', { name: reconciliations.act.open }).click();
  const dialog = page.getByRole('dialog');
  const day = await dialog.getByLabel(reconciliations.act.day).inputValue();
  await dialog.getByRole('button', { name: reconciliations.act.submit }).click();
  await expect(page).toHaveURL(new RegExp(`/reconciliations/${day}$`));
  await expect(page.getByRole('region', { name: reconciliations.run })).toContainText(reconciliations.column.matched);
  await expect(page.getByRole('region', { name: reconciliations.totals })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSticksOut(page);
});

test('the statement of an account keeps its days in the address and refuses days the wrong way round', async ({
  deskAs,
}) => {
  const page = await deskAs('support');
  await page.goto('/en/statements?from=2026-01-05&to=2026-01-01');
  await expect(page.getByRole('alert').filter({ hasText: statements.wrongSpan })).toBeVisible();
  await page.getByLabel(statements.from).fill('2026-01-01');
  await page.getByLabel(statements.from).press('Enter');
  await expect(page).toHaveURL(/from=2026-01-01/);
  await expect(page.getByText(statements.opening)).toBeVisible();
  await page.getByLabel(statements.account).selectOption('jackpots');
  await expect(page).toHaveURL(/account=jackpots/);
});
