import { expect } from '@playwright/test';
import { IN_MOTION, test } from './steps/fixtures';
import { balanceInGame, expectByTheRules, expectChecked, gameFrame, openReal, type PlayedRound } from './steps/game';
import { accessToken, callApi, minorOf } from './steps/money';
import { readReport, watchPage } from './steps/page-checks';

test.use(IN_MOTION);

type Listed = { items: PlayedRound[]; total: number };

test('a hand of blackjack is played by pointer and by keyboard, told in words, paid by its rules and computed again', async ({
  page,
  fundedMember: person,
}) => {
  test.setTimeout(240_000);
  const watched = await watchPage(page);
  const listed = await page.request.get('/api/games?tag=blackjack&pageSize=20');
  const { items } = (await listed.json()) as { items: { slug: string }[] };
  expect(items.length).toBeGreaterThan(5);
  await page.goto(`/${person.language}/games/${items[0]?.slug}`);
  await openReal(page, person);
  const game = gameFrame(page);
  const body = game.locator('body');
  const button = game.getByTestId('spin-button');
  const move = (name: string) => game.locator(`[data-move="${name}"]`);
  const answered = (path: string) => page.waitForResponse((answer) => answer.url().endsWith(path) && answer.ok());
  let balance = await balanceInGame(page);
  let staked = 0n;

  for (const way of ['pointer', 'keyboard'] as const) {
    const press = () => (way === 'pointer' ? button.click() : button.press('Space'));
    const dealt = answered('/api/rounds');
    await press();
    await dealt;
    // A blackjack ends the round as soon as it is dealt.
    await expect(body).toHaveAttribute('data-state', /deciding|idle/, { timeout: 60_000 });
    const isOpen = (await body.getAttribute('data-state')) === 'deciding';
    let stake = 1_000n;
    if (isOpen) {
      expect(await balanceInGame(page)).toBe(balance - 1_000n);
      await expect(game.locator('.dealer li')).toHaveCount(2);
      await expect(move('double')).toHaveAttribute('aria-disabled', 'false');
      const decided = answered('/api/rounds/decide');
      if (way === 'pointer') {
        // Two cards may always be doubled, which ends the round.
        await move('double').click();
        stake = 2_000n;
      } else await button.press('s');
      await decided;
      await expect(body).toHaveAttribute('data-state', 'idle', { timeout: 60_000 });
    }
    await expect(game.getByTestId('table-line')).toHaveAttribute('data-result', /lost|cashed-out/);
    const won = BigInt(((await game.getByTestId('last-win').textContent()) ?? '').replaceAll(/\D/g, ''));
    const after = await balanceInGame(page);
    expect(after).toBe(balance - stake + won);
    balance = after;
    staked += stake;
  }
  expect(await body.evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);

  const token = await accessToken(page);
  const { items: played, total } = await callApi<Listed>(page, token, '/rounds?pageSize=10');
  expect(total).toBe(2);
  for (const { id } of played) expectByTheRules(await callApi<PlayedRound>(page, token, `/rounds/${id}`));
  expect(played.reduce((sum, { stake }) => sum + minorOf(stake), 0n)).toBe(staked);
  await expectChecked(page, game);
  expect((await readReport(page)).violations).toEqual([]);
  expect(watched.complaints()).toEqual([]);
});
