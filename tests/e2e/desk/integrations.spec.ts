import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import english from '@/desk/messages/en/integrations.json' with { type: 'json' };
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { test } from './fixtures';

test('a studio is made as a draft, given a key whose secret is shown once, and proposed to a second person', async ({
  deskAs,
}) => {
  const page = await deskAs('admin');
  const name = `walk-${randomInt(1_000_000_000)}`;
  await page.goto('/en/integrations');
  await page.getByRole('link', { name: english.new }).click();
  await page.getByRole('button', { name: english.create }).click();
  await expect(page.getByRole('main').getByText(english.look)).toBeVisible();
  await page.getByLabel(english.name).fill(name);
  await page.getByLabel(english.titleLabel).fill('A walked studio');
  await page.getByLabel(english.field.address).fill('http://127.0.0.1:9/studio');
  await page.getByLabel(english.field.public_address).fill('http://127.0.0.1:9/games');
  await page.getByLabel('UAH').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: english.create }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A walked studio' })).toBeVisible();

  await page.getByRole('button', { name: english.addKey }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: english.addKey }).click();
  await expect(page.getByRole('dialog', { name: english.secretTitle })).toBeVisible();
  await expect(dialog.locator('code')).toHaveText(/^[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(english.keyState.in_use, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: english.turnOn }).click();
  await dialog.getByRole('button', { name: english.turnOn }).click();
  await expect(page.getByText(english.secondPerson)).toBeVisible();
  await expect(page.getByRole('button', { name: english.confirm })).toHaveCount(0);
  await expectAccessible(page);
  for (const width of [380, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSticksOut(page);
    await page.screenshot({ path: test.info().outputPath(`integration-${width}.png`), fullPage: true });
  }
});
