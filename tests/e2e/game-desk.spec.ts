import { expect } from '@playwright/test';
import { IN_MOTION, test } from './steps/fixtures';
import { gameFrame, openReal, slots, spin, tableOpen } from './steps/game';
import { accessToken, callApi } from './steps/money';
import { operator } from './steps/operator';
import { texts } from './steps/player';

test.use(IN_MOTION);

// What needs one screen only: a phone's game covers it anyway, and an operator's switch is the same for all.
test('full screen covers everything, and dialogs still come over it', async ({ page }) => {
  const [game] = await slots(page);
  const t = texts.en.game;
  await page.goto(`/en/games/${game?.slug}`);
  await page.getByRole('button', { name: t.playDemo }).click();
  await tableOpen(page);
  await page.getByRole('button', { name: t.fullscreen, exact: true }).click();
  const leave = page.getByRole('button', { name: t.leaveFullscreen });
  await expect(leave).toHaveAttribute('aria-pressed', 'true');
  // A slow machine is still on the way there.
  await expect(async () => {
    const view = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const box = await page.locator('iframe').boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeGreaterThanOrEqual(view.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(view.height);
  }).toPass();
  await spin(page);
  await leave.click();
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.x).toBeGreaterThan(0);
});

test('a game that is switched off says so, technical work says so, and neither takes a stake', async ({
  page,
  fundedMember: person,
}) => {
  test.setTimeout(240_000);
  const t = texts.uk.game;
  // A game nobody else plays, of a studio nobody else plays.
  const game = (await slots(page, 'zhalyn-studio')).at(-1);
  const provider = game?.provider.slug ?? '';
  const slug = game?.slug ?? '';
  await page.goto(`/uk/games/${slug}`);
  await openReal(page, person);
  await spin(page);
  const frame = gameFrame(page);
  try {
    await operator('maintenance', 'begin', '--provider', provider);
    await frame.getByTestId('spin-button').click();
    await frame.locator('dialog .choices button').click();
    await expect(page.getByRole('alert').filter({ hasText: t.failed.technicalWork })).toBeVisible();
    await page.getByRole('button', { name: t.playReal, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.failed.technicalWork })).toBeVisible();
    await operator('maintenance', 'end', '--provider', provider);
    await operator('games', 'off', slug);
    await page.getByRole('button', { name: t.playReal, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.failed.unavailable })).toBeVisible();
  } finally {
    await operator('maintenance', 'end', '--provider', provider);
    await operator('games', 'on', slug);
  }
  await openReal(page, person);
  const { total } = await callApi<{ total: number }>(page, await accessToken(page), '/rounds');
  expect(total).toBe(1);
});

test.describe('in Kazakhstan', () => {
  test.use({ language: 'kk' });

  test('a game that may not be offered in a country says so to a player from there, takes nothing, and leaves them the demo', async ({
    page,
    member: _,
  }) => {
    const t = texts.kk.game;
    await page.goto('/kk/games/thin-ice');
    await page.getByRole('button', { name: t.playReal, exact: true }).click();
    const told = page.getByRole('dialog');
    await expect(told).toContainText('еліңізде');
    await told.getByRole('button').last().click();
    await expect(told).toHaveCount(0);
    // It is as it was: nothing opened, and play money is for everybody.
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: t.playDemo }).click();
    await tableOpen(page);
    expect((await callApi<{ total: number }>(page, await accessToken(page), '/rounds')).total).toBe(0);

    // The search of a player from there does not find it, and finds others; a visitor's does.
    const { items } = await (await page.request.get('/api/games/search?q=thin%20ice')).json();
    expect(items[0]).toMatchObject({ slug: 'thin-ice', closed_in: expect.arrayContaining(['KZ']) });
    await page.goto('/kk/games?q=ice');
    await expect(page.getByRole('status').filter({ hasText: 'ice' })).toBeVisible();
    await expect(page.locator('a[href$="/games/thin-ice"]')).toHaveCount(0);
  });
});
