import { expect, type Page } from '@playwright/test';
import { addBattle, endBattle, playForScore, rankIn } from './steps/battle';
import { test } from './steps/fixtures';
import { accessToken, callApi, fund, minorOf } from './steps/money';
import { readReport, watchPage } from './steps/page-checks';
import { becomeMember, newPerson, texts } from './steps/player';

const t = texts.uk;
const dialogOf = (page: Page) => page.getByRole('dialog');
const saying = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text);

async function enter(page: Page, battle: string): Promise<void> {
  await page.goto(`/uk/battles?battle=${battle}`);
  await dialogOf(page).getByRole('button', { name: t.battles.enter, exact: true }).click();
  await expect(dialogOf(page).getByRole('progressbar', { name: t.battles.own.progress })).toBeVisible();
}

/** The modal of a prize, by the editors' words or our own. */
const winOf = (page: Page, prize: number) =>
  dialogOf(page)
    .filter({ hasText: new RegExp(`${prize}\\s₴`) })
    .filter({ hasText: 'Приз уже' });

const gameBalance = async (page: Page) => {
  type Wallets = { game_wallet_group: { balance: string } };
  return minorOf((await callApi<Wallets>(page, await accessToken(page), '/wallets')).game_wallet_group.balance);
};

test('the news that no battle is over yet comes late without moving what stands below', async ({ page }) => {
  await page.route('**/api/battles?*', async (route) => {
    // Whoever looks has long read what stands there meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 12 } });
  });
  await watchPage(page);
  for (const height of [800, 900, 1200]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto('/uk/battles?battleTab=last');
    await expect(page.getByText(t.battlesPage.noneLastTitle)).toBeVisible();
    expect((await readReport(page)).shift, `${height} px high`).toBeLessThanOrEqual(0.05);
  }
});

test('a visitor reads a battle with its rules and prizes, and needs to register to enter it', async ({ page }) => {
  const battle = await addBattle('77,33');
  await page.goto('/uk/battles');
  await expect(page.getByText(t.battlesPage.registerTitle).first()).toBeVisible();
  const list = page.getByRole('list', { name: t.battles.lists.active });
  // In a house where few play one battle of a day is open to all stakes, and its rules say why.
  await expect(list.getByRole('heading', { name: t.battles.tier.bronze }).first()).toBeVisible();
  await list.getByRole('button', { name: t.battles.tier.bronze }).first().click();
  await expect(dialogOf(page)).toContainText(t.battles.rule.sizeStays);
  await page.goto(`/uk/battles?battle=${battle}`);
  const rules = dialogOf(page);
  await expect(rules).toContainText(/77\s₴/);
  await expect(rules).toContainText(saying(t.battles.rule.qualification, { stakes: 20 }));
  await expect(rules.getByRole('button', { name: t.battles.enter, exact: true })).toHaveCount(0);
  await expect(rules).toContainText(t.battles.registerTitle);
  await rules.getByRole('link', { name: t.battles.register }).click();
  await expect(dialogOf(page).getByRole('button', { name: t.account.submitRegister })).toBeVisible();
});

test('two players fight from the qualification to the prize: one watches, one is away when it is paid', async ({
  page,
  fundedMember: one,
  elsewhere,
}) => {
  test.setTimeout(240_000);
  const other = await elsewhere();
  const two = newPerson('uk');
  await becomeMember(other, two);
  await fund(other, '2000');
  // What both stake in the qualification alone is more than fifty times this: paid in full.
  const battle = await addBattle('5,3');
  await enter(page, battle);
  await enter(other, battle);

  // Both play; the open leaderboard follows without a reload.
  const [own, others] = await Promise.all([playForScore(page, one, battle), playForScore(other, two, battle)]);
  const { stakes, place } = await rankIn(page, battle);
  expect(stakes).toBeGreaterThanOrEqual(26);
  if (own !== others) expect(place).toBe(own > others ? 1 : 2);
  const board = dialogOf(page).getByRole('table', { name: t.battles.board });
  await expect(board.locator('tbody tr')).toHaveCount(2);
  await expect(board.locator('[aria-current=true]')).toContainText(t.battles.you);
  await expect(dialogOf(page)).toContainText(saying(t.battles.own.place, { place: place ?? 0 }));
  await expect(dialogOf(page).getByText(t.battles.counted.scored).first()).toBeVisible();

  await other.goto('about:blank');
  const before = await gameBalance(page);
  await endBattle(battle);
  const prize = place === 1 ? 5 : 3;
  // Whoever watches reads the results where they are; that the prize was paid is told when they have closed them.
  await expect(dialogOf(page).getByRole('heading', { name: t.battles.results })).toBeVisible();
  await page.keyboard.press('Escape');
  const won = winOf(page, prize);
  await expect(won).toContainText(t.battleWin.tier.gold);
  expect((await gameBalance(page)) - before).toBe(BigInt(prize) * 100n);
  await won.getByRole('button', { name: t.ui.close }).click();

  // The results stand in the battle, and the battle among the last ones.
  await page.goto(`/uk/battles?battleTab=last&battle=${battle}`);
  await expect(dialogOf(page).getByRole('heading', { name: t.battles.results })).toBeVisible();
  await expect(dialogOf(page).locator('[aria-current=true]')).toContainText(/[53]\s₴/);

  // Whoever was away is told at the next visit, once.
  await other.goto('/uk');
  const told = winOf(other, 8 - prize);
  await expect(told).toBeVisible();
  const seen = other.waitForResponse((answer) => answer.url().endsWith(`/battles/${battle}/win/seen`));
  await told.getByRole('button', { name: t.ui.close }).click();
  expect((await seen).status()).toBe(204);
  await other.reload();
  await expect(other.getByTestId('balance-total')).toBeVisible();
  expect(await callApi(other, await accessToken(other), '/battles/wins')).toEqual({ items: [] });
  await expect(dialogOf(other)).toHaveCount(0);
});
