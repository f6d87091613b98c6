import { expect, type Locator, type Page } from '@playwright/test';
import { IN_MOTION, test } from './steps/fixtures';
import { openReal, slots, spin } from './steps/game';
import { bringClubsNear } from './steps/jackpot';
import { becomeMember, newPerson, openBalances, readBalances, texts } from './steps/player';

test.use(IN_MOTION);

test.use({ language: 'kk' });

/** Turns cards by the keyboard, from the first on, until three of a suit are there or so many were turned. */
async function turnByKeyboard(page: Page, table: Locator, { most }: { most: number }): Promise<void> {
  await table.getByRole('button').first().focus();
  await page.keyboard.press('Home');
  for (let turned = 0, place = 0; turned < most && place < 12; place += 1) {
    const card = table.getByRole('button').nth(place);
    await expect(card).toBeFocused();
    if ((await card.getAttribute('aria-disabled')) === 'false') {
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/turn'));
      await page.keyboard.press('Enter');
      const round = (await (await answered).json()) as { status: string };
      if (round.status === 'paid') return;
      await expect(card).toHaveAttribute('aria-disabled', 'true');
      // The next card is let go once this one lies face up.
      await expect(table.locator('[aria-disabled=false]').first()).toBeVisible();
      turned += 1;
    }
    if (place < 11) await page.keyboard.press('ArrowRight');
  }
}

test('a jackpot drops in a game, is played with a reload in between, and its win is on the balance and in both histories', async ({
  page,
  fundedMember: person,
  elsewhere,
}) => {
  test.setTimeout(180_000);
  const other = await elsewhere();
  await becomeMember(other, newPerson('kk'));
  const t = texts.kk;
  const [game] = await slots(page);
  if (!game) throw new Error('no slot is in the catalogue');
  await page.goto(`/kk/games/${game.slug}`);
  await openReal(page, person);

  const dialog = page.getByRole('dialog', { name: t.jackpotRound.title });
  let worth = 0n;
  // Whoever else plays at this moment may be the one who drops it: then the next one is brought near.
  await expect(async () => {
    worth = await bringClubsNear(other, game.slug);
    await spin(page);
    await expect(dialog).toBeVisible({ timeout: 15_000 });
  }).toPass();
  const table = dialog.getByRole('group', { name: t.jackpotRound.cards });
  await expect(table.getByRole('button')).toHaveCount(12);
  await turnByKeyboard(page, table, { most: 2 });
  const faces = () => table.locator('[data-flipped=true]');
  await expect(faces()).toHaveCount(2);

  // Left in the middle, it lies on the table again as it was.
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(faces()).toHaveCount(2);
  await turnByKeyboard(page, table, { most: 12 });

  const won = page.getByRole('dialog', { name: t.jackpotRound.won.clubs });
  await won.getByRole('button', { name: t.jackpotRound.toWin }).click();
  const win = page.getByRole('dialog');
  const amount = `${String(worth / 100n).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f')}.${String(worth % 100n).padStart(2, '0')}`;
  await expect(win).toContainText(t.jackpotWin.suit.clubs);
  await expect(win).toContainText(amount);
  await page.keyboard.press('Escape');
  await expect(win).toHaveCount(0);

  await openBalances(page);
  await expect.poll(async () => (await readBalances(page)).digital).toBeGreaterThanOrEqual(worth);
  await page.goto('/kk/cashbox?action=history&history=all');
  const moved = page.getByRole('button').filter({ hasText: t.cashbox.kind.jackpot });
  await expect(moved.filter({ hasText: `+${amount}` })).toBeVisible();

  await page.goto('/kk/jackpots?tab=history');
  const paid = page.getByRole('row').filter({ hasText: amount }).first();
  await expect(paid).toContainText('••••');
  await paid.getByRole('button', { name: t.jackpots.check.action }).click();
  await expect(paid).toContainText(t.jackpots.check.seedRight);
  await expect(paid).toContainText(t.jackpots.check.amountRight);
});
