import { expect, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { operator } from './steps/operator';
import { texts } from './steps/player';

test.use({ language: 'en' });

const t = texts.en;
const panel = (page: Page) => page.getByRole('dialog');
const composer = (page: Page) => panel(page).getByRole('textbox', { name: t.chat.message });
const badge = (page: Page) => page.getByTestId('chat-unread').and(page.locator(':visible'));

async function openSupport(page: Page): Promise<void> {
  await page.getByRole('link', { name: t.nav.support }).and(page.locator(':visible')).first().click();
  await expect(panel(page)).toBeVisible();
}

type Thread = { player: string; last_message: { text: string } | null };

/** The player whose newest message this is, as the desk lists them. */
async function playerWho(said: string): Promise<string> {
  let player: string | undefined;
  await expect
    .poll(async () => {
      const { items }: { items: Thread[] } = JSON.parse(
        await operator('chat', 'list', '--waiting', '--page-size', '100', '--json'),
      );
      player = items.find(({ last_message }) => last_message?.text === said)?.player;
      return player;
    })
    .toBeTruthy();
  return player ?? '';
}

test('a player and an operator write to each other', async ({ page, context, member }) => {
  await page.goto('/en');
  await openSupport(page);
  const question = `Where is my bonus? ${member.phone}`;

  // Shift+Enter breaks the line, and a draft outlives the panel and the page.
  await composer(page).fill('A draft');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('of two lines');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await openSupport(page);
  await expect(composer(page)).toHaveValue('A draft\nof two lines');
  await expect(panel(page).getByText(t.chat.hint)).toBeVisible();

  await composer(page).fill(question);
  await composer(page).press('Enter');
  const own = panel(page).getByTestId('chat-own');
  await expect(own).toContainText(question);
  await expect(own.getByTestId('chat-mark')).toHaveText(t.chat.sent);
  await expect(composer(page)).toHaveValue('');

  const player = await playerWho(question);
  await operator('chat', 'typing', player);
  await expect(panel(page).getByTestId('chat-typing')).toHaveText(t.chat.typing);
  await operator('chat', 'answer', player, 'It comes today: https://kozyr.example.com/bonuses <b>soon</b>');
  const answer = panel(page).getByTestId('chat-answer');
  await expect(answer).toContainText('<b>soon</b>');
  await expect(answer.getByRole('link')).toHaveAttribute('href', 'https://kozyr.example.com/bonuses');
  await expect(panel(page).getByTestId('chat-typing')).toHaveText('');
  await expect(own.getByTestId('chat-mark')).toHaveText(t.chat.read);
  await expect(panel(page).getByText(t.chat.online)).toBeVisible();

  // Closed, an answer shows on the way to support, until it is read.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await operator('chat', 'answer', player, 'It is there now.');
  await expect(badge(page).first()).toHaveText('1');
  await openSupport(page);
  await expect(panel(page).getByText('It is there now.')).toBeVisible();
  await expect(page.getByTestId('chat-unread')).toHaveCount(0);
  const shown = await operator('chat', 'show', player);
  expect(shown.match(/✓ read/g)).toHaveLength(2);

  // Without a connection a message is kept, and sent again once.
  await context.setOffline(true);
  await composer(page).fill('Thank you!');
  await composer(page).press('Enter');
  await expect(panel(page).getByTestId('chat-failed')).toContainText(t.chat.error.network);
  await context.setOffline(false);
  await panel(page).getByRole('button', { name: t.chat.sendAgain }).click();
  await expect(panel(page).getByTestId('chat-failed')).toHaveCount(0);
  await expect(own.filter({ hasText: 'Thank you!' })).toHaveCount(1);
});

test('a guest leaves a question with an email address, and finds the other channels', async ({ page }) => {
  await page.goto('/en');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: t.footer.social }).getByRole('link');
  await expect(footer.first()).toBeVisible();
  const addresses = await footer.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await openSupport(page);
  await expect(panel(page).getByTestId('chat-support')).toBeVisible();
  const beside = panel(page).getByRole('navigation', { name: t.chat.channels }).getByRole('link');
  await expect(beside).toHaveCount(addresses.length);
  expect(await beside.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(addresses);
  await panel(page).getByRole('button', { name: t.chat.form.send }).click();
  await expect(panel(page).getByText(t.chat.problem.required)).toHaveCount(2);
  const email = `guest-${Date.now()}@example.com`;
  await panel(page).getByLabel(t.chat.form.email).fill(email);
  await panel(page).getByLabel(t.chat.form.text).fill('How do I register?');
  await panel(page).getByRole('button', { name: t.chat.form.send }).click();
  await expect(panel(page).getByText(t.chat.form.doneTitle)).toBeVisible();
  await expect(panel(page)).toContainText(email);
  expect(await operator('chat', 'requests', '--page-size', '100')).toContain(email);
});
