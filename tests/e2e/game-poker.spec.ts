import { expect } from '@playwright/test';
import { IN_MOTION, test } from './steps/fixtures';
import { balanceInGame, expectByTheRules, expectChecked, gameFrame, openReal, type PlayedRound } from './steps/game';
import { accessToken, callApi, minorOf } from './steps/money';
import { readReport, watchPage } from './steps/page-checks';

test.use(IN_MOTION);

type Listed = { items: PlayedRound[]; total: number };

test('a hand of video poker is held by pointer and by keyboard, told in words, paid by its table and computed again', async ({
  page,
  fundedMember: person,
}) => {
  test.setTimeout(180_000);
  const watched = await watchPage(page);
  const listed = await page.request.get('/api/games?tag=video-poker&pageSize=20');
  const { items } = (await listed.json()) as { items: { slug: string }[] };
  expect(items.length).toBeGreaterThan(5);
  await page.goto(`/${person.language}/games/${items[0]?.slug}`);
  await openReal(page, person);
  const game = gameFrame(page);
  const button = game.getByTestId('spin-button');
  const place = (n: number) => game.locator(`[data-place="${n}"]`);
  const answered = (path: string) => page.waitForResponse((answer) => answer.url().endsWith(path) && answer.ok());
  let balance = await balanceInGame(page);

  for (const way of ['pointer', 'keyboard'] as const) {
    const press = () => (way === 'pointer' ? button.click() : button.press('Space'));
    const dealt = answered('/api/rounds');
    await press();
    await dealt;
    await expect(game.locator('body')).toHaveAttribute('data-state', 'deciding', { timeout: 60_000 });
    expect(await balanceInGame(page)).toBe(balance - 1_000n);
    if (way === 'pointer') {
      await place(1).click();
      await place(4).click();
      await place(4).click();
    } else await button.press('1');
    await expect(place(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(place(1).locator('.mark')).not.toBeEmpty();
    await expect(place(4)).toHaveAttribute('aria-pressed', 'false');
    const kept = await place(1).getAttribute('aria-label');
    const drawn = answered('/api/rounds/decide');
    await press();
    await drawn;
    await expect(game.locator('body')).toHaveAttribute('data-state', 'idle', { timeout: 60_000 });
    await expect(game.getByTestId('hand')).toHaveAttribute('data-result', /./);
    expect(await place(1).getAttribute('aria-label')).toBe(kept);
    const paid = (await game.getByTestId('hand').getAttribute('data-result')) !== 'nothing';
    await expect(game.locator('.paytable .lit')).toHaveCount(paid ? 1 : 0);
    const won = BigInt(((await game.getByTestId('last-win').textContent()) ?? '').replaceAll(/\D/g, ''));
    expect(won > 0n).toBe(paid);
    const after = await balanceInGame(page);
    expect(after).toBe(balance - 1_000n + won);
    balance = after;
  }
  expect(await game.locator('body').evaluate((body) => body.scrollWidth <= body.clientWidth)).toBe(true);

  const token = await accessToken(page);
  const { items: played, total } = await callApi<Listed>(page, token, '/rounds?pageSize=10');
  expect(total).toBe(2);
  for (const { id } of played) expectByTheRules(await callApi<PlayedRound>(page, token, `/rounds/${id}`));
  expect(played.reduce((sum, { stake }) => sum + minorOf(stake), 0n)).toBe(2_000n);
  await expectChecked(page, game);
  expect((await readReport(page)).violations).toEqual([]);
  expect(watched.complaints()).toEqual([]);
});
