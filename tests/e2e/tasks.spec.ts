import { expect, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { openReal } from './steps/game';
import { accessToken, callApi, minorOf, playOn, steadySlots } from './steps/money';
import { expectAccessible, expectNothingSticksOut } from './steps/page-checks';
import { texts } from './steps/player';

test.use({ language: 'en' });

const t = texts.en;
type Task = { id: string; state: string; percent: number; reward: string };
const tasksOf = async (page: Page) =>
  (await callApi<{ tasks: Task[] }>(page, await accessToken(page), '/tasks/own')).tasks;
const gameBalance = async (page: Page) => {
  const wallets = await callApi<{ game_wallet_group: { balance: string } }>(page, await accessToken(page), '/wallets');
  return minorOf(wallets.game_wallet_group.balance);
};
/** A slot of low volatility of each of four studios. */
async function fourStudios(page: Page): Promise<string[]> {
  const byStudio = new Map<string, string>();
  for (const { slug, provider } of await steadySlots(page, await accessToken(page)))
    if (!byStudio.has(provider.slug)) byStudio.set(provider.slug, slug);
  return [...byStudio.values()].slice(0, 4);
}

test('a visitor reads the rules of tasks before registering', async ({ page }) => {
  await page.goto('/en/bonuses?tab=my');
  await page.getByText(t.tasks.rules.title).click();
  await expect(page.getByText(t.tasks.rules.same)).toBeVisible();
  await expect(page.getByTestId('task')).toHaveCount(0);
});

test('a player reads three tasks, gets one done by small stakes, and takes its reward once, by the keyboard', async ({
  page,
  fundedMember: person,
}) => {
  test.setTimeout(180_000);
  await page.goto('/en/bonuses?tab=my#tasks');
  const section = page.getByTestId('todays-tasks');
  await expect(section.getByTestId('task')).toHaveCount(3);
  await expect(section.getByRole('button', { name: t.tasks.take })).toHaveCount(0);
  await expect(section.getByRole('timer')).toHaveCount(0);
  const bars = section.getByRole('progressbar');
  await expect(bars).toHaveCount(3);
  for (const bar of await bars.all()) await expect(bar).toHaveAttribute('aria-valuenow', '0');

  // Twenty rounds, four games and four studios: of any three tasks one is done by them. The page is open and sees it happen.
  const games = await fourStudios(page);
  await playOn(page, person, { spins: 20, stake: '2.00', won: 0n, on: games });
  const take = section.getByRole('button', { name: t.tasks.take }).first();
  await expect(take).toBeVisible();
  for (const width of [380, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingSticksOut(page);
  }
  await expectAccessible(page);

  // The main page leads there.
  await page.goto(`/en/games/${games[0]}`);
  await openReal(page, person);
  await page.goto('/en');
  const strip = page.getByRole('region', { name: t.ownStrip.title });
  await strip.getByRole('link', { name: new RegExp(`^${t.ownStrip.tasks.kind}`) }).click();
  await expect(page).toHaveURL(/\/en\/bonuses\?tab=my#tasks$/);

  const before = await gameBalance(page);
  const tasks = await tasksOf(page);
  const done = tasks.filter(({ state }) => state === 'done').length;
  expect(done).toBeGreaterThan(0);
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(section.getByText(t.tasks.taken, { exact: true })).toHaveCount(1);
  await expect.poll(() => gameBalance(page)).toBe(before + minorOf(tasks[0]?.reward ?? ''));
  await page.reload();
  await expect(section.getByText(t.tasks.taken, { exact: true })).toHaveCount(1);
  await expect(section.getByRole('button', { name: t.tasks.take })).toHaveCount(done - 1);
});
