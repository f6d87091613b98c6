import { expect, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { accessToken, callApi } from './steps/money';
import { operator } from './steps/operator';
import { expectAccessible } from './steps/page-checks';
import { texts } from './steps/player';

// A light Chromium has no notifications.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const whole = process.env.WHOLE_CHROMIUM_PATH;
    await use(whole ? { ...launchOptions, executablePath: whole } : launchOptions);
  },
});

const bell = (page: Page) => page.getByRole('banner').locator('[data-bell]');
const rows = (page: Page) => page.getByTestId('notification');
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Has support write to the player of a page. */
async function supportWrites(page: Page, text: string): Promise<void> {
  const { id } = await callApi<{ id: string }>(page, await accessToken(page), '/users');
  await operator('chat', 'answer', id, text);
}

test('an answer of support rings the bell, stands in the centre and is read in the chat', async ({ page, member }) => {
  const { language } = member;
  const t = texts[language].notifications;
  await page.goto(`/${language}`);
  await expect(bell(page)).toHaveAccessibleName(texts[language].nav.notifications);
  await expect(page.getByTestId('balance-total')).toBeVisible();
  await expect(bell(page)).toBeInViewport({ ratio: 1 });
  expect(await fits(page)).toBe(true);

  await bell(page).click();
  await expect(page.getByText(t.empty, { exact: true })).toBeVisible();
  await expect(bell(page)).toBeInViewport({ ratio: 1 });
  expect(await fits(page)).toBe(true);

  // It comes while the page is open.
  await supportWrites(page, 'Hello!');
  await expect(page.getByTestId('bell-unread')).toHaveText('1');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(t.news.chat.title);
  await expect(rows(page)).toHaveAttribute('data-read', 'false');
  await expectAccessible(page);

  // Another, read by its button; the first by its link, which leads to the chat.
  await supportWrites(page, 'Are you there?');
  await expect(rows(page)).toHaveCount(2);
  const markRead = t.markRead.replace('{title}', t.news.chat.title);
  await rows(page).first().getByRole('button', { name: markRead }).click();
  await expect(page.getByTestId('bell-unread')).toHaveText('1');
  await rows(page).last().getByRole('link').click();
  await expect(page.getByRole('dialog').getByText('Are you there?')).toBeVisible();
  await expect(page.getByTestId('bell-unread')).toHaveCount(0);
});

test('a player chooses what they are told of and turns pushes on, which come while nobody looks at the page', async ({
  page,
  context,
  baseURL,
  member,
}) => {
  const { language } = member;
  const t = texts[language].notifications;
  await context.grantPermissions(['notifications'], { origin: new URL(baseURL ?? page.url()).origin });
  await page.goto(`/${language}/profile?tab=notifications`);
  const device = page.getByTestId('push-device');
  await expect(device).toHaveAttribute('data-device', 'off');

  // A choice holds over a reload, and so do no quiet hours: the test may run at night.
  const wheel = page.getByRole('group', { name: t.choices.kind.wheel });
  await expect(wheel.getByRole('checkbox', { name: t.choices.push })).not.toBeChecked();
  const saved = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/notifications/settings') && answer.status() === 200);
  await Promise.all([saved(), wheel.getByRole('checkbox', { name: t.choices.push }).check()]);
  await Promise.all([saved(), page.getByRole('checkbox', { name: t.quiet.on }).uncheck()]);
  await page.reload();
  await expect(wheel.getByRole('checkbox', { name: t.choices.push })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: t.quiet.on })).not.toBeChecked();

  // This browser has no push service to reach, so open pages show pushes, and that is said.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await device.getByRole('button', { name: t.device.turnOn }).click();
  await expect(device).toHaveAttribute('data-device', 'page');
  await expect(device).toContainText(t.device.text.page);
  await expectAccessible(page);

  // The page goes out of sight, as behind another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await supportWrites(page, 'Hello!');
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, lang, data }) => ({ title, lang, place: data.place }));
    });
  await expect.poll(shown).toEqual([{ title: t.news.chat.title, lang: language, place: `/${language}?modal=support` }]);

  // Turned off, the next answer is in the centre alone.
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await device.getByRole('button', { name: t.device.turnOff }).click();
  await expect(device).toHaveAttribute('data-device', 'off');
  await supportWrites(page, 'Are you there?');
  await expect(rows(page)).toHaveCount(2);
  expect(await shown()).toHaveLength(1);
});
