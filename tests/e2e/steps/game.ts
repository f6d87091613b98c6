import { expect, type FrameLocator, type Page } from '@playwright/test';
import { minorOf } from './money';
import { type Person, texts } from './player';

export type Slot = { slug: string; title: string; provider: { slug: string; name: string } };

/** Slots of the catalogue in a known order, the most played first. */
export async function slots(page: Page, provider = ''): Promise<Slot[]> {
  const filter = provider === '' ? '' : `&provider=${provider}`;
  const answer = await page.request.get(`/api/games?category=slots&pageSize=100${filter}`);
  const { items } = (await answer.json()) as { items: (Slot & { tags: string[] })[] };
  return items.filter(({ tags }) => tags.some((tag) => tag.endsWith('-lines')));
}

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Waits until the game in the frame takes a press. */
export async function tableOpen(page: Page): Promise<void> {
  await expect(gameFrame(page).getByTestId('spin-button')).toBeEnabled({ timeout: 30_000 });
}

export async function openReal(page: Page, { language }: Person): Promise<void> {
  await page.getByRole('button', { name: texts[language].game.playReal, exact: true }).click();
  await tableOpen(page);
}

/** The answer to the press that comes next: while it is awaited a slow machine may miss that anything turned. */
export const spinAnswered = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/spin') && answer.ok());

/**
 * Waits until what was played is over. Free spins are hurried on as a player may do it: shown whole they take longer than a test has. The
 * press and the look whether they still run are one step within the page, so that it never begins another round.
 */
export async function roundOver(page: Page): Promise<void> {
  const game = gameFrame(page);
  await expect(async () => {
    await game.getByTestId('spin-button').evaluate((button: HTMLElement) => {
      if (document.body.dataset.state === 'free-spins') button.click();
    });
    await expect(game.locator('body')).toHaveAttribute('data-state', 'idle', { timeout: 1_000 });
  }).toPass({ timeout: 90_000, intervals: [100] });
}

/** Presses and waits until what it played is over. */
export async function spin(page: Page, times = 1): Promise<void> {
  const game = gameFrame(page);
  for (let round = 0; round < times; round += 1) {
    const answered = spinAnswered(page);
    await game.getByTestId('spin-button').click();
    await answered;
    await roundOver(page);
  }
}

/** What the game in the frame says, in minor units: its balance. */
export async function balanceInGame(page: Page): Promise<bigint> {
  const text = (await gameFrame(page).getByTestId('balance').textContent()) ?? '';
  return BigInt(text.replaceAll(/\D/g, ''));
}

type Wallets = { game: string; electronic: string; bonus: string };
export type PlayedRound = {
  id: string;
  stake: string;
  win: string;
  stake_split: Wallets;
  win_split: Wallets;
  balance_before: Wallets;
  balance_after: Wallets;
};

/** Holds a round to the rules of the wallets: the stake from game, then digital, then bonus; the win in proportion. */
export function expectByTheRules(round: PlayedRound): void {
  const of = ({ game, electronic, bonus }: Wallets) => [minorOf(game), minorOf(electronic), minorOf(bonus)] as const;
  const [stake, win] = [minorOf(round.stake), minorOf(round.win)];
  const [game, electronic, bonus] = of(round.balance_before);
  const min = (one: bigint, other: bigint) => (one < other ? one : other);
  const fromGame = min(stake, game);
  const fromDigital = min(stake - fromGame, electronic);
  const fromBonus = stake - fromGame - fromDigital;
  expect(of(round.stake_split)).toEqual([fromGame, fromDigital, fromBonus]);
  const toBonus = (win * fromBonus) / stake;
  expect(of(round.win_split)).toEqual([0n, win - toBonus, toBonus]);
  expect(of(round.balance_after)).toEqual([
    game - fromGame,
    electronic - fromDigital + win - toBonus,
    bonus - fromBonus + toBonus,
  ]);
}

/** The round that was played last is checked in the game, and on the page where anybody can. */
export async function expectChecked(page: Page, game: FrameLocator): Promise<void> {
  await game.locator('.control.info').click();
  await game.getByRole('tab').nth(2).click();
  await game.locator('.rotate button').click();
  const newest = game.locator('ul.rounds > li').first();
  await newest.getByRole('button').click();
  await expect(newest.getByRole('status')).toHaveClass('good');
  const address = await newest.getByRole('link').getAttribute('href');
  const verifier = await page.context().newPage();
  await verifier.goto(new URL(address ?? '', (await page.locator('iframe').getAttribute('src')) ?? '').href);
  await expect(verifier.locator('p.good')).toBeVisible();
  await expect(verifier.locator('p.bad')).toHaveCount(0);
  await verifier.close();
  await game.locator('dialog .sheet-head button').click();
}
