import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import bonuses from '@/desk/messages/en/bonuses.json' with { type: 'json' };
import groups from '@/desk/messages/en/groups.json' with { type: 'json' };
import { newPlayerInCare } from '../steps/desk/player-in-care';
import { accessToken, callApi } from '../steps/money';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { becomeMember, newPerson } from '../steps/player';
import { test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const submit = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: keyof typeof bonuses.field) => page.getByLabel(bonuses.field[name], { exact: true });
const stateOf = (page: Page, status: keyof typeof bonuses.status) =>
  page.getByRole('main').locator('header').first().getByText(bonuses.status[status], { exact: true });

/** What is on the screen is accessible and fits, on a wide screen and on a phone. */
async function expectFit(page: Page): Promise<void> {
  for (const width of [380, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNothingSticksOut(page);
  }
}

/** Somebody on the site, and the names of the bonuses that they are offered. */
async function newSitePlayer(browser: Browser) {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? 'http://localhost:3000' });
  const page = await context.newPage();
  await becomeMember(page, newPerson('uk'));
  const token = await accessToken(page);
  const offered = async () => {
    const { items } = await callApi<{ items: { names?: { uk?: string } }[] }>(page, token, '/bonuses?pageSize=100');
    return items.map(({ names }) => names?.uk);
  };
  return { offered, leave: () => context.close() };
}

test('a bonus is made by its form, seen by players once it is on offer, changed and switched off', async ({
  browser,
  deskAs,
}) => {
  test.setTimeout(180_000);
  const page = await deskAs('admin');
  const word = randomUUID().slice(0, 8);
  const [name, ukrainian] = [`Spring ${word}`, `Весняний ${word}`];
  const player = await newSitePlayer(browser);
  await page.goto('/en/bonuses');
  await expectFit(page);
  await page.getByRole('link', { name: bonuses.new.open }).click();
  await expect(heading(page)).toHaveText(bonuses.new.title);

  await press(page, bonuses.new.submit);
  await expect(page.getByText(bonuses.lookAtFields)).toBeVisible();
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expectFit(page);
  await field(page, 'group').selectOption('WheelFortune');
  await field(page, 'name').fill(name);
  await field(page, 'bonus_amount').fill('50');
  await page.getByLabel(bonuses.names.uk).fill(ukrainian);
  const card = page.getByRole('article', { name: bonuses.preview.title });
  await expect(card).toContainText(name);
  await expect(card).toContainText('×30.00');
  await page.getByLabel(bonuses.preview.language).selectOption('uk');
  await expect(card).toContainText(ukrainian);
  await press(page, bonuses.forecast.ask);
  await expect(page.getByText(bonuses.forecast.expected)).toBeVisible();
  await expectFit(page);
  await press(page, bonuses.new.submit);

  await expect(heading(page)).toHaveText(name);
  await expect(stateOf(page, 'DRAFT')).toBeVisible();
  expect(await player.offered()).not.toContain(ukrainian);
  await expectFit(page);
  await press(page, bonuses.offer.open);
  await submit(page, bonuses.offer.open);
  await expect(stateOf(page, 'ACTIVE')).toBeVisible();
  expect(await player.offered()).toContain(ukrainian);

  await page.getByRole('link', { name: bonuses.change.open }).click();
  await field(page, 'wager').fill('20');
  await press(page, bonuses.change.submit);
  await expect(page.getByText('×20', { exact: false }).first()).toBeVisible();
  await page.getByRole('tab', { name: bonuses.tab.history }).click();
  await expect(page.getByText(`${bonuses.field.wager}: 30 → 20`)).toBeVisible();
  await expectFit(page);

  await press(page, bonuses.off.open);
  await submit(page, bonuses.off.open);
  await expect(stateOf(page, 'INACTIVE')).toBeVisible();
  expect(await player.offered()).not.toContain(ukrainian);
  await player.leave();
  await page.goto(`/en/bonuses?find=${encodeURIComponent(name)}&status=INACTIVE`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.goto('/en/bonuses?tab=kinds');
  await expect(page.getByRole('table', { name: bonuses.kinds.title })).toBeVisible();
  await expectFit(page);
});

test('codes of one use are made, saved once and withdrawn', async ({ deskAs }) => {
  test.setTimeout(120_000);
  const page = await deskAs('admin');
  const word = randomUUID().slice(0, 8).toUpperCase();
  await page.goto('/en/bonuses/new');
  await field(page, 'group').selectOption('PromoCode');
  await field(page, 'type').selectOption('PROMO_CODE');
  await field(page, 'code').fill(`own-${word}`);
  await field(page, 'name').fill(`Letters ${word}`);
  await field(page, 'bonus_amount').fill('50');
  await press(page, bonuses.new.submit);
  await expect(heading(page)).toHaveText(`Letters ${word}`);
  await page.getByRole('tab', { name: bonuses.tab.codes }).click();
  await expect(page.getByText(bonuses.codes.none)).toBeVisible();
  await press(page, bonuses.codes.make.open);
  await submit(page, bonuses.codes.make.open);
  await expect(page.getByText(bonuses.codes.make.noteWrong)).toBeVisible();
  await expectFit(page);
  await page.getByLabel(bonuses.codes.make.count).fill('3');
  await page.getByLabel(bonuses.codes.note, { exact: true }).fill('Letters of March');
  const saved = page.waitForEvent('download');
  await submit(page, bonuses.codes.make.open);
  expect((await saved).suggestedFilename()).toMatch(/^codes-.*\.csv$/);
  await expect(page.getByText('0 / 3')).toBeVisible();
  await press(page, `${bonuses.codes.withdraw.open}: Letters of March`);
  await submit(page, bonuses.codes.withdraw.open);
  await expect(page.getByText(bonuses.codes.withdrawn, { exact: true })).toBeVisible();
  await expectFit(page);
});

test('a group of players is filled by lines, each with its answer', async ({ browser, deskAs }) => {
  test.setTimeout(120_000);
  const player = await newPlayerInCare(browser);
  const page = await deskAs('admin');
  const name = `Friends ${randomUUID().slice(0, 8)}`;
  await page.goto('/en/player-groups');
  await expectFit(page);
  await press(page, groups.new.open);
  await page.getByLabel(groups.name, { exact: true }).fill(name);
  await submit(page, groups.new.submit);
  await expect(heading(page)).toHaveText(name);
  await press(page, groups.add.open);
  await page.getByLabel(groups.lines.label).fill(`id\n${player.id}\n${player.id}\n+380 99 000 00\n`);
  await submit(page, groups.add.submit);
  await expect(page.getByRole('dialog').getByText(groups.outcome.twice)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(groups.outcome.malformed)).toBeVisible();
  await expectFit(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: player.id.slice(0, 8) })).toBeVisible();
  await expectFit(page);
  await player.leave();
});
