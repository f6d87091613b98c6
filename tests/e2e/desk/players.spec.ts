import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import english from '@/desk/messages/en/players.json' with { type: 'json' };
import ui from '@/desk/messages/en/ui.json' with { type: 'json' };
import kazakh from '@/desk/messages/kk/players.json' with { type: 'json' };
import russian from '@/desk/messages/ru/players.json' with { type: 'json' };
import ukrainian from '@/desk/messages/uk/players.json' with { type: 'json' };
import { accessToken, callApi, fund } from '../steps/money';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { becomeMember, internationalDigits, newPerson } from '../steps/player';
import { test } from './fixtures';

const t = english;
const LANGUAGES = { uk: ukrainian, ru: russian, en: english, kk: kazakh } as const;

type Member = { id: string; phone: string; leave: () => Promise<void> };

/** Somebody who has registered on the site and paid in 250 hryvnias. */
async function newMember(browser: Browser): Promise<Member> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? 'http://localhost:3000' });
  const page = await context.newPage();
  const person = newPerson('uk');
  await becomeMember(page, person);
  await fund(page, '250');
  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  return { id, phone: internationalDigits(person), leave: () => context.close() };
}

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const act = async (page: Page, name: string) => {
  await page.locator('summary').filter({ hasText: t.act.menu }).click();
  await page.getByRole('button', { name, exact: true }).click();
};

test('a player is found by the end of a phone, and each part of the record shows what is theirs', async ({
  browser,
  deskAs,
}) => {
  const member = await newMember(browser);
  const page = await deskAs('support');
  await page.goto('/en/players');
  await page.getByLabel(t.filter.q).fill(member.phone.slice(-6));
  await expect(page).toHaveURL(new RegExp(`q=${member.phone.slice(-6)}`));
  const link = table(page, t.title).getByRole('link', { name: member.id.slice(0, 8) });
  await expect(link).toHaveCount(1);
  await expect(table(page, t.title)).toContainText(`** ${member.phone.slice(-2)}`);
  await expect(page.locator('body')).not.toContainText(member.phone);
  await expectAccessible(page);

  await link.click();
  await expect(page).toHaveURL(new RegExp(`/en/players/${member.id}$`));
  const timeline = page.getByRole('region', { name: t.part.timeline });
  await expect(timeline).toContainText(t.timeline.what.registered);
  await expect(timeline).toContainText('250.00');
  await expect(page.getByRole('region', { name: t.part.money })).toContainText('250.00');
  await expectAccessible(page);

  await tab(page, t.tab.movements).click();
  await expect(page).toHaveURL(/tab=movements/);
  await expect(table(page, t.tab.movements)).toContainText(t.movement.deposit);
  await tab(page, t.tab.payments).click();
  await expect(table(page, t.tab.payments)).toContainText(t.depositStatus.SUCCESS);
  await tab(page, t.tab.sessions).click();
  await expect(table(page, t.tab.sessions)).toContainText(t.session.open);
  await expectAccessible(page);
  for (const name of [t.tab.rounds, t.tab.bonuses, t.tab.relations]) {
    await tab(page, name).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(0);
    await expectAccessible(page);
  }
  await member.leave();
});

test('filters stand in the address, keep under a name, and an admin takes what is filtered as a file', async ({
  browser,
  deskAs,
}) => {
  const member = await newMember(browser);
  const page = await deskAs('admin');
  await page.goto(`/en/players?sort=deposits_desc&q=${member.phone}`);
  await expect(table(page, t.title).getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: t.column.state, exact: true }).selectOption('suspended');
  await expect(page).toHaveURL(/state=suspended/);
  await expect(page.getByText(ui.list.emptyFiltered)).toBeVisible();
  await page.getByRole('combobox', { name: t.column.state, exact: true }).selectOption('active');
  await expect(table(page, t.title).getByRole('row')).toHaveCount(2);

  const view = `View ${randomUUID().slice(0, 8)}`;
  await page.locator('summary').filter({ hasText: ui.list.views.title }).click();
  await page.getByLabel(ui.list.views.name).fill(view);
  await page.getByRole('button', { name: ui.list.views.save }).click();
  await page.goto('/en/players');
  await page.locator('summary').filter({ hasText: ui.list.views.title }).click();
  await page.getByRole('button', { name: view, exact: true }).click();
  await expect(page).toHaveURL(/state=active/);
  await expect(table(page, t.title).getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t.export.open, exact: true }).click(),
  ]);
  const text = await readFile((await download.path()) ?? '', 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(member.id);
  expect(text).not.toContain(member.phone);
  await member.leave();
});

test('a player is noted, tagged, called back by a contact that was opened for a reason, and kept out and let in', async ({
  browser,
  deskAs,
}) => {
  const member = await newMember(browser);
  const page = await deskAs('admin');
  const head = page.getByRole('main').locator('header').first();
  await page.goto(`/en/players/${member.id}`);
  await page.getByLabel(t.note.text).fill('Asked for a call');
  await page.getByRole('button', { name: t.note.add, exact: true }).click();
  await expect(page.getByRole('region', { name: t.part.notes }).getByRole('listitem')).toContainText(
    'Asked for a call',
  );

  await act(page, t.tags.open);
  await page.getByLabel(t.tags.label).fill('vip Обережно');
  await page.getByRole('button', { name: t.tags.submit, exact: true }).click();
  await expect(page.getByText('обережно', { exact: true })).toBeVisible();

  await expect(page.locator('body')).not.toContainText(member.phone);
  await page.getByRole('button', { name: t.contact.open }).click();
  await page.getByLabel(t.act.reason).fill('Hm');
  await page.getByRole('button', { name: t.contact.submit, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(t.act.reasonShort);
  await page.getByLabel(t.act.reason).fill('They asked for a call');
  await expectAccessible(page);
  await page.getByRole('button', { name: t.contact.submit, exact: true }).click();
  await expect(page.getByText(`+${member.phone}`)).toBeVisible();

  await act(page, t.suspend.open);
  await page.getByLabel(t.act.reason).fill('A check of papers');
  await page.getByRole('button', { name: t.suspend.submit, exact: true }).last().click();
  await expect(head.getByText(t.state.suspended, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: t.part.timeline })).toContainText('A check of papers');
  await act(page, t.lift.open);
  await page.getByLabel(t.act.reason).fill('The papers are right');
  await page.getByRole('button', { name: t.lift.submit, exact: true }).click();
  await expect(head.getByText(t.state.active, { exact: true })).toBeVisible();
  await page.reload();
  await expect(head.getByText(t.state.active, { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(member.phone);
  await member.leave();
});

test('each role finds the acts that are theirs, and finance proposes to put a balance right', async ({
  browser,
  deskAs,
}) => {
  const member = await newMember(browser);
  const acts = async (page: Page) => {
    await page.goto(`/en/players/${member.id}`);
    await page.locator('summary').filter({ hasText: t.act.menu }).click();
    const menu = page.locator('details[open]');
    await expect(menu.getByRole('button').first()).toBeVisible();
    return menu.getByRole('button').allInnerTexts();
  };
  expect(await acts(await deskAs('support'))).toEqual([t.tags.open, t.exclude.open]);
  const page = await deskAs('finance');
  expect(await acts(page)).toEqual([t.tags.open, t.adjust.open, t.exclude.open]);
  await page.getByRole('button', { name: t.adjust.open, exact: true }).click();
  await page.getByLabel(t.adjust.note).fill('For the trouble');
  await page.getByLabel(t.act.reason).fill('Promised by support');
  await page.getByLabel(t.adjust.amount.replace('{currency}', 'UAH')).fill('zero');
  await page.getByRole('button', { name: t.adjust.submit, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert').first()).toContainText(t.adjust.amountWrong);
  await page.getByLabel(t.adjust.amount.replace('{currency}', 'UAH')).fill('12,50');
  await page.getByRole('button', { name: t.adjust.submit, exact: true }).click();
  await expect(page.getByText(t.adjust.done)).toBeVisible();
  await member.leave();
});

test('list and record read in each of the four languages, by daylight, in the dark and on a small screen', async ({
  browser,
  deskAs,
}) => {
  const member = await newMember(browser);
  const page = await deskAs('admin');
  for (const [language, texts] of Object.entries(LANGUAGES)) {
    await page.goto(`/${language}/players/${member.id}`);
    await expect(page.getByRole('region', { name: texts.part.timeline })).toContainText(texts.timeline.what.registered);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    for (const width of [380, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSticksOut(page);
    }
    await page.goto(`/${language}/players`);
    await expect(table(page, texts.title)).toBeVisible();
    for (const width of [380, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingSticksOut(page);
    }
  }
  await member.leave();
});
