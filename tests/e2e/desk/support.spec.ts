import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import english from '@/desk/messages/en/support.json' with { type: 'json' };
import kazakh from '@/desk/messages/kk/support.json' with { type: 'json' };
import russian from '@/desk/messages/ru/support.json' with { type: 'json' };
import ukrainian from '@/desk/messages/uk/support.json' with { type: 'json' };
import { leaveRequest, mailsTo, newSitePlayer } from '../steps/desk/site-player';
import { expectAccessible, expectNothingSticksOut } from '../steps/page-checks';
import { test } from './fixtures';

const t = english;
const LANGUAGES = { uk: ukrainian, ru: russian, en: english, kk: kazakh } as const;

const row = (page: Page, text: string) =>
  page.getByRole('region', { name: t.threads.label }).getByRole('button').filter({ hasText: text });
const thread = (page: Page) => page.getByRole('region', { name: t.thread.label });
const log = (page: Page) => thread(page).getByRole('log');
const composer = (page: Page) => thread(page).getByRole('textbox', { name: t.composer.label });

test('what a player writes appears by itself, is answered by the keyboard, and its answer is seen', async ({
  browser,
  deskAs,
}) => {
  const player = await newSitePlayer(browser);
  const page = await deskAs('support');
  await page.goto('/en/support');
  const question = `Where is my bonus? ${randomUUID()}`;
  await player.write(question);
  await row(page, question).click();
  await expect(log(page).getByText(question)).toBeVisible();
  await player.type();
  await expect(log(page).getByText(t.thread.typing)).toBeVisible();
  await player.write('I wait');
  await expect(log(page).getByText('I wait')).toBeVisible();

  await composer(page).fill('It comes today.\nReally.');
  await composer(page).press('Control+Enter');
  await expect(composer(page)).toHaveValue('');
  const answer = log(page).getByRole('article').filter({ hasText: 'It comes today.' });
  await expect(answer).toContainText(t.thread.sent);
  expect(await player.said()).toEqual([question, 'I wait', 'It comes today.\nReally.']);
  await player.read();
  await expect(answer).toContainText(t.thread.seen);

  await thread(page).getByRole('button', { name: t.thread.close, exact: true }).click();
  await expect(thread(page).getByText(t.thread.closed, { exact: true })).toBeVisible();
  await expect(row(page, 'It comes today.')).toHaveCount(0);
  await player.write('Once more');
  await expect(row(page, 'Once more')).toBeVisible();
  await player.leave();
});

test('an answer that is not sent stays with what was written, and arrives once when it is sent again', async ({
  browser,
  deskAs,
}) => {
  const player = await newSitePlayer(browser);
  const page = await deskAs('support');
  const question = `Can you help? ${randomUUID()}`;
  await player.write(question);
  await page.goto(`/en/support?thread=${player.id}`);
  await expect(log(page).getByText(question)).toBeVisible();

  await page.context().setOffline(true);
  await composer(page).fill('An answer of some length');
  await composer(page).press('Control+Enter');
  const failed = log(page).getByRole('alert');
  await expect(failed).toBeVisible();
  await expect(page.getByText(t.away)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(t.away)).toHaveCount(0);
  // It outlives the page, and is written nowhere else.
  await page.reload();
  await expect(log(page).getByText('An answer of some length')).toBeVisible();
  await expect(failed).toContainText(t.outgoing.interrupted);
  await failed.getByRole('button', { name: t.outgoing.again }).click();
  const answer = log(page).getByRole('article').filter({ hasText: 'An answer of some length' });
  await expect(answer).toContainText(t.thread.sent);
  await expect(failed).toHaveCount(0);
  await expect(answer).toHaveCount(1);
  expect(await player.said()).toEqual([question, 'An answer of some length']);
  await player.leave();
});

test('an admin writes a canned answer in four languages, and it is found by a slash and filled for the player', async ({
  browser,
  deskAs,
}) => {
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  const admin = await deskAs('admin');
  await admin.goto('/en/support?tab=canned');
  await admin.getByRole('button', { name: t.canned.add }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(t.canned.key).fill(key);
  await dialog.getByLabel(t.canned.title, { exact: true }).fill('The currency');
  for (const [locale, name] of Object.entries(t.player.locale))
    await dialog.getByLabel(t.canned.textIn.replace('{language}', name)).fill(`${locale}: {{currency}}, {{operator}}`);
  await dialog.getByRole('button', { name: t.canned.save }).click();
  await expect(dialog).toHaveCount(0);
  await expect(admin.getByRole('heading', { name: new RegExp(key) })).toBeVisible();
  await expectAccessible(admin);

  const player = await newSitePlayer(browser);
  await player.write(`Which currency? ${randomUUID()}`);
  const page = await deskAs('support');
  await page.goto(`/en/support?thread=${player.id}`);
  await composer(page).pressSequentially(`/${key.slice(0, 8)}`);
  await expect(page.getByRole('option', { name: new RegExp(key) })).toBeVisible();
  await expectAccessible(page);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('uk: UAH, Support');
  await composer(page).fill('');
  await page.getByLabel(t.composer.language).selectOption('kk');
  await page.getByRole('button', { name: t.composer.canned, exact: true }).click();
  await composer(page).pressSequentially(key);
  await page.getByRole('option', { name: new RegExp(key) }).click();
  await expect(composer(page)).toHaveValue('kk: UAH, Support');

  // What nobody has filled in is not sent to anybody.
  await composer(page).fill('Your bonus is {{sum}}');
  await composer(page).press('Control+Enter');
  await expect(page.getByText(t.composer.unfilled.replace('{names}', 'sum'))).toBeVisible();
  expect(await player.said()).toHaveLength(1);

  await admin.getByRole('button', { name: t.canned.removeOne.replace('{key}', key) }).click();
  await dialog.getByRole('button', { name: t.canned.remove }).click();
  await expect(admin.getByRole('heading', { name: new RegExp(key) })).toHaveCount(0);
  await player.leave();
});

test('who takes a chat is seen by the other operators, and they find it among their own', async ({
  browser,
  deskAs,
  operatorOf,
}) => {
  const player = await newSitePlayer(browser);
  const question = `Who helps me? ${randomUUID()}`;
  await player.write(question);
  const [one, other] = [await deskAs('support'), await deskAs('payments')];
  const { name } = await operatorOf('support');
  for (const page of [one, other]) await page.goto(`/en/support?thread=${player.id}`);
  await thread(one).getByRole('button', { name: t.thread.take }).click();
  await expect(thread(one).getByLabel(t.thread.seenTo)).toHaveValue(name);
  await expect(row(other, question)).toContainText(t.threads.seenTo.replace('{name}', name));
  await expect(thread(other).getByLabel(t.thread.seenTo)).toHaveValue(name);
  // Whoever writes is seen as well, before anything is said twice.
  await composer(one).pressSequentially('I do');
  await expect(log(other).getByText(t.thread.writing.replace('{name}', name))).toBeVisible();
  await one.getByLabel(t.threads.show).selectOption('mine');
  await expect(row(one, question)).toBeVisible();
  await other.getByLabel(t.threads.show).selectOption('mine');
  await expect(row(other, question)).toHaveCount(0);
  await player.leave();
});

test('a contact request is answered by email from the desk', async ({ browser, deskAs }) => {
  const email = `guest-${randomUUID().slice(0, 8)}@example.com`;
  await leaveRequest(browser, email, 'How do I register?');
  const page = await deskAs('support');
  await page.goto('/en/support');
  await page.getByRole('tab', { name: new RegExp(t.tabs.requests) }).click();
  await page.getByText(email).click();
  const dialog = page.getByRole('dialog', { name: t.requests.one });
  await expect(dialog.getByText('How do I register?')).toBeVisible();
  await dialog.getByLabel(t.requests.answer).fill('By the button at the top.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.requests.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(email)).toHaveCount(0);
  const mails = await mailsTo(browser, email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('By the button at the top.');
  expect(mails[0]).not.toContain('How do I register?');
  await page.getByLabel(t.requests.state).selectOption('true');
  await expect(page.getByText(email)).toBeVisible();
});

test('the chats are gone through by keys, and fold on smaller screens in each language', async ({
  browser,
  deskAs,
}) => {
  const player = await newSitePlayer(browser);
  const question = `A long question ${'that goes on and on '.repeat(20)} ${randomUUID()}`;
  await player.write(question);
  const page = await deskAs('support');
  await page.goto('/en/support');
  await expect(row(page, 'A long question').first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/thread=/);
  const first = page.url();
  await composer(page).focus();
  await page.keyboard.press('j');
  await expect(composer(page)).toHaveValue('j');
  await composer(page).fill('');
  expect(page.url()).toBe(first);

  for (const [language, texts] of Object.entries(LANGUAGES)) {
    await page.goto(`/${language}/support?thread=${player.id}`);
    await expect(page.getByRole('region', { name: texts.thread.label })).toBeVisible();
    await expect(page.getByRole('log').getByText('A long question')).toBeVisible();
    for (const width of [380, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const back = page.getByRole('button', { name: texts.thread.back });
      if (width < 1024) await expect(back).toBeVisible();
      else await expect(back).toBeHidden();
      await expectNothingSticksOut(page);
      await expect(page.getByRole('button', { name: texts.composer.send, exact: true })).toBeVisible();
    }
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 380, height: 800 });
  await page.goto(`/en/support?thread=${player.id}`);
  await expect(page.getByRole('region', { name: t.threads.label })).toBeHidden();
  await thread(page).getByRole('button', { name: t.thread.back }).click();
  await expect(page.getByRole('region', { name: t.threads.label })).toBeVisible();
  await expectAccessible(page);
  await player.leave();
});
