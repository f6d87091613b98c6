import { expect, test } from '@playwright/test';
import { IN_MOTION } from './steps/fixtures';
import { balanceInGame, gameFrame, roundOver, spinAnswered, tableOpen } from './steps/game';
import { texts } from './steps/player';

test.use(IN_MOTION);

for (const [screen, width, height] of [
  ['a wide screen', 1280, 800],
  ['a phone', 380, 800],
] as const) {
  test(`a cascade is played by keyboard on ${screen}, within its frame, and its rounds can be computed again`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const listed = await page.request.get('/api/games?tag=cascades&pageSize=20');
    const { items } = (await listed.json()) as { items: { slug: string }[] };
    await page.goto(`/uk/games/${items[width % 7]?.slug}`);
    await page.getByRole('button', { name: texts.uk.game.playDemo }).click();
    await tableOpen(page);
    const frame = gameFrame(page);
    const body = frame.locator('body');
    await expect(frame.locator('.piece')).toHaveCount(30);

    let balance = await balanceInGame(page);
    const spin = frame.getByTestId('spin-button');
    await spin.focus();
    for (const key of ['Space', 'Enter', 'Space']) {
      const answered = spinAnswered(page);
      await page.keyboard.press(key);
      await answered;
      // Hurried on: it still takes its time, but no longer than it must.
      await spin.press('Space');
      await roundOver(page);
      const won = BigInt(((await frame.getByTestId('last-win').textContent()) ?? '').replaceAll(/\D/g, ''));
      const after = await balanceInGame(page);
      expect(after).toBe(balance - 1_000n + won);
      balance = after;
      // A whole field lies there again, and nothing sticks out of it sideways.
      await expect(frame.locator('.piece')).toHaveCount(30);
      expect(await body.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    }

    await frame.locator('.control.info').click();
    await frame.getByRole('tab').nth(2).click();
    await frame.locator('.rotate button').click();
    const rounds = frame.locator('ul.rounds > li');
    await expect(rounds).toHaveCount(3);
    for (const round of await rounds.all()) {
      await round.getByRole('button').click();
      await expect(round.getByRole('status')).toHaveClass('good');
    }
    const address = await rounds.first().getByRole('link').getAttribute('href');
    const verifier = await page.context().newPage();
    await verifier.goto(new URL(address ?? '', (await page.locator('iframe').getAttribute('src')) ?? '').href);
    await expect(verifier.locator('p.good')).toBeVisible();
    await expect(verifier.locator('article table').first().locator('td')).toHaveCount(30);
    await verifier.close();
  });
}
