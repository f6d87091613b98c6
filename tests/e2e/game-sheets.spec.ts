import { expect } from '@playwright/test';
import { IN_MOTION, test } from './steps/fixtures';
import { balanceInGame, gameFrame, openReal, slots, spin, spinAnswered } from './steps/game';
import { readReport, watchPage } from './steps/page-checks';

test.use(IN_MOTION);

test('a bet is typed: what the game does not take is told with what it would, and the next round stakes it exactly', async ({
  page,
  fundedMember: person,
}) => {
  test.setTimeout(120_000);
  const watched = await watchPage(page);
  const [slot] = await slots(page);
  await page.goto(`/${person.language}/games/${slot?.slug}`);
  await openReal(page, person);
  const game = gameFrame(page);
  await game.getByTestId('bet').click();
  const field = game.locator('dialog input');
  await expect(field).toBeFocused();
  await field.fill('12,45');
  await field.press('Enter');
  await expect(game.locator('dialog').getByRole('alert')).toContainText(/12\.40.*12\.60/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('12,4');
  await field.press('Enter');
  await expect(game.locator('dialog')).toHaveCount(0);
  await expect(game.getByTestId('bet')).toContainText('12.40');
  const before = await balanceInGame(page);
  await spin(page);
  const won = BigInt(((await game.getByTestId('last-win').textContent()) ?? '').replaceAll(/\D/g, ''));
  expect(await balanceInGame(page)).toBe(before - 1_240n + won);
  // From there minus leads to the offered bet below.
  await game.locator('.control.less').click();
  await expect(game.getByTestId('bet')).toContainText('10.00');
  expect((await readReport(page)).violations).toEqual([]);
  expect(watched.complaints()).toEqual([]);
});

test('the last rounds stand in the game, with what they cost and paid, and one of them is shown again in a tab of its own', async ({
  page,
  fundedMember: person,
}) => {
  test.setTimeout(120_000);
  const watched = await watchPage(page);
  const [slot] = await slots(page);
  await page.goto(`/${person.language}/games/${slot?.slug}`);
  await openReal(page, person);
  const game = gameFrame(page);
  const openRounds = async () => {
    await game.locator('.control.info').click();
    await game.getByRole('tab').nth(3).click();
  };
  const closeSheet = () => game.locator('dialog .sheet-head button').click();
  const rows = game.locator('ul.history > li');
  await openRounds();
  await expect(game.locator('dialog').getByRole('status').first()).not.toBeEmpty();
  await expect(rows).toHaveCount(0);
  await closeSheet();
  await spin(page, 2);
  await openRounds();
  await expect(rows).toHaveCount(2);
  const newest = rows.first();
  await expect(newest.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  await expect(newest).toContainText(/10\.00.*×\d/);
  const opened = page.context().waitForEvent('page');
  await newest.getByRole('button').click();
  const shown = await opened;
  await expect(shown.locator('body')).toHaveAttribute('data-state', 'shown', { timeout: 60_000 });
  await expect(shown.getByTestId('bet')).toContainText('10.00');
  await shown.close();
  await closeSheet();
  expect((await readReport(page)).violations).toEqual([]);
  expect(watched.complaints()).toEqual([]);
});

test('rounds begin by themselves within limits that the player sets, and one press of Space ends it', async ({
  page,
  fundedMember: person,
}) => {
  test.setTimeout(180_000);
  const watched = await watchPage(page);
  const listed = await page.request.get('/api/games?tag=dice&pageSize=20');
  const { items } = (await listed.json()) as { items: { slug: string }[] };
  await page.goto(`/${person.language}/games/${items[0]?.slug}`);
  await openReal(page, person);
  const game = gameFrame(page);
  const body = game.locator('body');
  const button = game.getByTestId('autoplay-button');
  const begin = game.getByTestId('start-autoplay');
  await button.click();
  // Nothing is chosen for the player: without rounds and a loss limit nothing begins.
  await begin.click();
  await expect(game.locator('dialog').getByRole('alert').first()).not.toBeEmpty();
  await expect(body).not.toHaveAttribute('data-autoplay');
  await game.locator('dialog input[value="25"]').check({ force: true });
  await game.locator('dialog input[inputmode]').first().fill('300');
  const first = spinAnswered(page);
  await begin.click();
  await first;
  await expect(body).toHaveAttribute('data-autoplay');
  await expect(game.getByTestId('bet').locator('..')).toBeDisabled();
  await spinAnswered(page);
  await expect(game.getByTestId('autoplay')).toContainText('300.00');
  await button.press('Space');
  await expect(body).not.toHaveAttribute('data-autoplay');
  await expect(body).toHaveAttribute('data-state', 'idle', { timeout: 60_000 });
  const balance = await balanceInGame(page);
  // Longer than a round takes: no other has begun.
  await page.waitForTimeout(4_000);
  expect(await balanceInGame(page)).toBe(balance);
  await expect(body).toHaveAttribute('data-state', 'idle');

  // A loss limit of one bet is one round that loses, or as many as win before.
  await button.click();
  await game.locator('dialog input[value="10"]').check({ force: true });
  await game.locator('dialog input[inputmode]').first().fill('10');
  await begin.click();
  await expect(body).toHaveAttribute('data-autoplay');
  await expect(body).not.toHaveAttribute('data-autoplay', { timeout: 90_000 });
  await expect(body).toHaveAttribute('data-state', 'idle', { timeout: 60_000 });
  expect(await balanceInGame(page)).toBeGreaterThanOrEqual(balance - 1_000n);
  expect((await readReport(page)).violations).toEqual([]);
  expect(watched.complaints()).toEqual([]);
});
