import fs from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './steps/fixtures';
import { gameFrame, spin, tableOpen } from './steps/game';
import { deposit, logIn, logOut, newPerson, openBalances, readBalances, register, texts } from './steps/player';

const SPINS = 5;

// The whole line through the product, as a newcomer walks it; desktop in Ukrainian, phone in Kazakh.
test('a newcomer registers, deposits, finds a game, plays and finds everything as it was', async ({ page }, info) => {
  test.setTimeout(240_000);
  const person = newPerson(info.project.name === 'phone' ? 'kk' : 'uk');
  const t = texts[person.language];

  // Picks a language: an address without one leads to one, and the switch keeps the page.
  await page.goto('/');
  await page.goto(`/${person.language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', person.language);

  // Enough for 20 stakes of the size that games propose, and no more a day: the limit takes the deposit to the last coin.
  const [amount, minorAmount] = person.country === 'KZ' ? ['20000', 2_000_000n] : ['2000', 200_000n];
  await register(page, person, amount);
  await deposit(page, person, amount);
  await expect(page.locator('[data-status=SUCCESS]')).toBeVisible();
  await openBalances(page);
  await expect.poll(() => readBalances(page)).toEqual({ game: minorAmount, digital: 0n, total: minorAmount });

  // Finds a game by a part of its name.
  await page.goto(`/${person.language}/games`);
  const first = page.getByRole('list', { name: t.lobby.allGames }).getByRole('link').first();
  const name = ((await first.getByTestId('game-title').textContent()) ?? '').replace(t.ui.playGame, '').trim();
  const search = page.getByRole('combobox', { name: t.gameSearch.placeholder });
  // The key is heard once the page is alive.
  await expect(async () => {
    if (!(await search.isVisible())) await page.keyboard.press('/');
    await expect(search).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await search.fill(name.slice(0, 6));
  await page.getByRole('option').filter({ hasText: name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // Plays it through the seamless wallet.
  await page.getByRole('button', { name: t.game.playReal }).click();
  const game = gameFrame(page);
  await tableOpen(page);
  await spin(page, SPINS);

  // The header has followed, and agrees with the game and with the platform.
  const inGame = BigInt(((await game.getByTestId('balance').textContent()) ?? '').replaceAll(/\D/g, ''));
  // On a phone the game has the whole screen: it is closed before the header can be read.
  if (info.project.name === 'phone') await page.getByRole('button', { name: t.game.closeGame }).click();
  await openBalances(page);
  await expect.poll(async () => (await readBalances(page)).total).toBe(inGame);
  const after = await readBalances(page);
  expect(after.total).toBe(after.game + after.digital);
  expect(after.game).toBeLessThan(minorAmount);

  // Reads the rounds: all of them, and the newest ends on the balances shown.
  await page.goto(`/${person.language}/cashbox?action=history&history=rounds`);
  const rows = page.getByRole('table', { name: t.cashbox.history.rounds }).getByRole('row');
  await expect(rows).toHaveCount(SPINS + 1);
  const cells = await rows.nth(1).getByRole('cell').allTextContents();
  const minor = (text = '') => BigInt(text.replaceAll(/\D/g, ''));
  expect(minor(cells.at(-2))).toBe(after.game);
  expect(minor(cells.at(-1))).toBe(after.digital);

  await logOut(page, person);
  await logIn(page, person);
  await openBalances(page);
  await expect.poll(() => readBalances(page)).toEqual(after);

  // For the tests after a restart of everything.
  if (process.env.TRIAL_NOTES) {
    const note = {
      person,
      rounds: SPINS,
      balances: { game: String(after.game), digital: String(after.digital), total: String(after.total) },
    };
    fs.appendFileSync(process.env.TRIAL_NOTES, `${JSON.stringify(note)}\n`);
  }
});
