import { expect, type FrameLocator, type Page } from '@playwright/test';
import { IN_MOTION, test } from './steps/fixtures';
import {
  balanceInGame,
  expectByTheRules,
  expectChecked,
  gameFrame,
  openReal,
  type PlayedRound,
  roundOver,
  spinAnswered,
} from './steps/game';
import { accessToken, callApi, minorOf } from './steps/money';
import { readReport, watchPage } from './steps/page-checks';

test.use(IN_MOTION);

type Listed = { items: PlayedRound[]; total: number };

/** What is chosen in each game, by hand, before its rounds. */
const GAMES: readonly {
  engine: string;
  choose: (game: FrameLocator) => Promise<void>;
  shown: (game: FrameLocator) => Promise<void>;
}[] = [
  {
    engine: 'dice',
    async choose(game) {
      await game.locator('input[value="over"]').check({ force: true });
      await game.locator('input[type="range"]').focus();
      await game.locator('input[type="range"]').press('ArrowLeft');
      await expect(game.locator('.facts-row')).toContainText('49.50 %');
    },
    shown: (game) => expect(game.getByTestId('rolled')).toHaveAttribute('data-result', /^(won|lost)$/),
  },
  {
    engine: 'keno',
    async choose(game) {
      for (const number of [3, 17, 25, 40]) await game.locator(`[data-number="${number}"]`).click();
      await expect(game.getByTestId('marked')).toContainText('4');
    },
    shown: (game) => expect(game.locator('[data-drawn]')).toHaveCount(10),
  },
  {
    engine: 'plinko',
    async choose(game) {
      await game.locator('input[value="16"]').check({ force: true });
      await game.locator('input[value="high"]').check({ force: true });
      await expect(game.locator('.slots li')).toHaveCount(17);
    },
    shown: (game) => expect(game.locator('.slots .now')).toHaveCount(1),
  },
];

/** On a small phone what is chosen ends above balance and bet, and reaches over neither side. */
async function expectClearOnPhone(page: Page, game: FrameLocator): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  const choosing = game.locator('.choosing');
  const foot = () => game.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top);
  await expect.poll(async () => (await choosing.evaluate(boxOf)).bottom - (await foot())).toBeLessThanOrEqual(0);
  const { left, right, room } = await choosing.evaluate(boxOf);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(room);
}

const boxOf = (element: Element) => {
  const { left, right, bottom } = element.getBoundingClientRect();
  return { left, right, bottom, room: document.documentElement.clientWidth };
};

for (const { engine, choose, shown } of GAMES) {
  test(`${engine} is played for what was chosen, by pointer and by keyboard, and computed again`, async ({
    page,
    fundedMember: person,
  }) => {
    test.setTimeout(180_000);
    const watched = await watchPage(page);
    const listed = await page.request.get(`/api/games?tag=${engine}&pageSize=20`);
    const { items } = (await listed.json()) as { items: { slug: string }[] };
    expect(items.length).toBeGreaterThan(5);
    await page.goto(`/${person.language}/games/${items[0]?.slug}`);
    await openReal(page, person);
    const game = gameFrame(page);
    await choose(game);
    let balance = await balanceInGame(page);
    for (const press of ['click', 'Space'] as const) {
      const answered = spinAnswered(page);
      const button = game.getByTestId('spin-button');
      await (press === 'click' ? button.click() : button.press(press));
      await answered;
      await roundOver(page);
      await shown(game);
      const won = BigInt(((await game.getByTestId('last-win').textContent()) ?? '').replaceAll(/\D/g, ''));
      const after = await balanceInGame(page);
      expect(after).toBe(balance - 1_000n + won);
      balance = after;
    }
    expect(await game.locator('body').evaluate((body) => body.scrollWidth <= body.clientWidth)).toBe(true);
    await expectClearOnPhone(page, game);
    await shown(game);

    const token = await accessToken(page);
    const { items: played, total } = await callApi<Listed>(page, token, '/rounds?pageSize=10');
    expect(total).toBe(2);
    for (const { id } of played) expectByTheRules(await callApi<PlayedRound>(page, token, `/rounds/${id}`));
    expect(played.reduce((sum, { stake }) => sum + minorOf(stake), 0n)).toBe(2_000n);
    await expectChecked(page, game);
    expect((await readReport(page)).violations).toEqual([]);
    expect(watched.complaints()).toEqual([]);
  });
}
