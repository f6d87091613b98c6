import { expect, type FrameLocator, type Page } from '@playwright/test';
import { IN_MOTION, test } from './steps/fixtures';
import { gameFrame } from './steps/game';
import { accessToken, callApi, fund } from './steps/money';
import { newNickname } from './steps/nickname';
import { becomeMember, type Language, newPerson, texts } from './steps/player';

test.use(IN_MOTION);

// One after another: all of them sit at one table, and the first counts who is there.
test.describe.configure({ mode: 'default' });

const TABLE = { slug: 'velvet-roulette', title: 'Velvet Roulette' };

const minorOf = (text: string | null) => BigInt((text ?? '').replaceAll(/\D/g, '') || '0');

/** Sits down from the floor, as a player finds the table. */
async function sitDown(page: Page, language: Language): Promise<FrameLocator> {
  await page.goto(`/${language}/games/live-casino`);
  await page.getByRole('link', { name: TABLE.title }).click();
  await page.getByRole('button', { name: texts[language].game.playReal, exact: true }).click();
  const table = gameFrame(page);
  await expect(table.locator('body')).toHaveAttribute('data-state', 'idle', { timeout: 30_000 });
  return table;
}

/** Waits for a round with so many seconds left to bet. */
async function betsOpen(table: FrameLocator, seconds: number): Promise<void> {
  await expect(async () => {
    await expect(table.locator('body')).toHaveAttribute('data-phase', 'open', { timeout: 100 });
    expect(Number(await table.locator('.phase-time').textContent())).toBeGreaterThanOrEqual(seconds);
  }).toPass({ timeout: 60_000, intervals: [200] });
}

/** Lets others read a player: by a nickname, which is answered, or not at all. */
async function letRead(page: Page, shown: 'nickname' | 'hidden'): Promise<string> {
  const headers = { authorization: `Bearer ${await accessToken(page)}` };
  const nickname = newNickname();
  const avatar = { suit: 'hearts', colour: 'gold', pattern: 'rays' };
  for (const [path, data] of [
    ['nickname', { nickname }],
    ['appearance', { avatar, shown }],
  ] as const)
    expect((await page.request.put(`/api/users/name/${path}`, { headers, data })).status(), path).toBe(200);
  return nickname;
}

test('three players at one table see each other, one clock and one result, and are paid by it', async ({
  elsewhere,
}) => {
  test.setTimeout(240_000);
  const languages = ['uk', 'en', 'kk'] as const;
  const spots = ['red', 'black', 'dozen-2'];
  const tables: FrameLocator[] = [];
  const pages: Page[] = [];
  const nicknames: string[] = [];
  for (const language of languages) {
    const page = await elsewhere();
    const person = newPerson(language);
    await becomeMember(page, person);
    await fund(page, person.country === 'KZ' ? '5000' : '500');
    if (language !== 'en') nicknames.push(await letRead(page, language === 'uk' ? 'nickname' : 'hidden'));
    pages.push(page);
    tables.push(await sitDown(page, language));
  }
  const [first] = tables;
  if (!first) throw new Error('There are three tables');
  await betsOpen(first, 12);
  const before = await Promise.all(
    tables.map(async (table) => minorOf(await table.getByTestId('balance').textContent())),
  );
  // All at once: the time to bet is the same for all of them.
  await Promise.all(
    tables.map(async (table, index) => {
      await table.locator(`[data-spot="${spots[index]}"]`).click();
      await table.getByTestId('place').click();
    }),
  );
  const [shown = '', hidden = ''] = nicknames;
  for (const [index, table] of tables.entries()) {
    await expect(table.getByTestId('staked')).not.toHaveText('—');
    const players = table.locator('main .players');
    // The third is hidden: the others count them, and they read themselves.
    await expect(players.locator('li')).toHaveCount(index === 2 ? 3 : 2);
    await expect(players.locator('.me')).toHaveCount(1);
    await expect(players.locator('li').first()).toHaveClass(/me/);
    await expect(players.getByText(shown)).toBeVisible();
    await expect(players.locator('.count')).toHaveText('3');
    await expect(players).not.toContainText(hidden);
  }
  const [second, page] = [tables[1], pages[1]];
  if (!second || !page) throw new Error('There are three tables');
  const r = texts.en.nicknameReport;
  await second.getByRole('button', { name: /^Players in this round/ }).click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: `Report the nickname ${shown}` })
    .click();
  const report = page.getByRole('dialog');
  await report.getByRole('radio', { name: r.reason.other }).check({ force: true });
  await report.getByRole('button', { name: r.send, exact: true }).click();
  await expect(page.getByText(r.sent)).toBeVisible();
  await second.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  for (const table of tables)
    await expect(table.locator('body')).toHaveAttribute('data-phase', 'result', { timeout: 60_000 });
  const results = await Promise.all(
    tables.map((table) => table.getByTestId('last-results').locator('li').first().locator('.result').textContent()),
  );
  expect(new Set(results).size).toBe(1);
  for (const [index, table] of tables.entries()) {
    const stake = index === 2 ? 10_000n : 1_000n;
    await expect(async () => {
      const after = minorOf(await table.getByTestId('balance').textContent());
      const times = (after - (before[index] ?? 0n) + stake) / stake;
      expect([0n, index === 2 ? 3n : 2n]).toContain(times);
    }).toPass({ timeout: 15_000 });
  }
});

test('who leaves in the middle of a round is told of its end on return', async ({ page, fundedMember: _ }) => {
  test.setTimeout(180_000);
  const table = await sitDown(page, 'uk');
  await betsOpen(table, 8);
  await table.locator('[data-spot="even"]').click();
  await table.getByTestId('place').click();
  await expect(table.getByTestId('staked')).not.toHaveText('—');
  await page.goto('/uk/games');
  // The ball falls without them.
  await expect(async () => {
    const rounds = await callApi<{ items: { status: string }[] }>(page, await accessToken(page), '/rounds?pageSize=1');
    expect(rounds.items[0]?.status).toBe('settled');
  }).toPass({ timeout: 90_000, intervals: [500] });
  const again = await sitDown(page, 'uk');
  await expect(again.getByRole('dialog')).toContainText('Поки вас не було', { timeout: 30_000 });
});

test('the betting table is walked and staked on by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`/en/games/${TABLE.slug}`);
  await page.getByRole('button', { name: texts.en.game.playDemo, exact: true }).click();
  const table = gameFrame(page);
  await expect(table.locator('body')).toHaveAttribute('data-state', 'idle', { timeout: 30_000 });
  await betsOpen(table, 8);
  await table.locator('[data-spot="straight-17"]').focus();
  await page.keyboard.press('ArrowRight');
  const split = table.locator('[data-spot="split-17-20"]');
  await expect(split).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(split).toHaveAttribute('aria-label', /Split 17–20, 17 to 1, 10 ₴, not placed yet/);
  await page.keyboard.press('Delete');
  await expect(split).toHaveAttribute('aria-label', 'Split 17–20, 17 to 1');
  await page.keyboard.press('Enter');
  await table.getByTestId('place').press('Enter');
  await expect(table.getByTestId('staked')).toHaveText(/10\.00/);
  await expect(table.getByTestId('balance')).toHaveText(/4.990\.00/);
});

test('chips that are not placed are pointed out, and given back while the table still takes bets', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`/uk/games/${TABLE.slug}`);
  await page.getByRole('button', { name: texts.uk.game.playDemo, exact: true }).click();
  const table = gameFrame(page);
  await expect(table.locator('body')).toHaveAttribute('data-state', 'idle', { timeout: 30_000 });
  await betsOpen(table, 8);
  const before = await table.getByTestId('balance').textContent();
  // What the notices say, and how the table stood when the chip went.
  const spot = table.locator('[data-spot="red"]');
  await spot.click();
  await expect(spot).toHaveClass(/fresh/);
  await spot.evaluate((node) => {
    const seen: string[] = [];
    Object.assign(window, { seenOfChip: seen });
    const notice = document.querySelector('.notice');
    const look = () => {
      const said = notice?.textContent ?? '';
      if (said !== '' && seen.at(-1) !== said) seen.push(said);
    };
    if (notice) new MutationObserver(look).observe(notice, { childList: true, characterData: true, subtree: true });
    new MutationObserver(() => {
      if (!node.classList.contains('fresh')) seen.push(`phase ${document.body.dataset.phase}`);
    }).observe(node, { attributeFilter: ['class'] });
  });
  await expect(spot).not.toHaveClass(/fresh/, { timeout: 30_000 });
  await expect(table.getByRole('alert').filter({ hasText: 'знову ваші' })).toBeVisible();
  const seen = await spot.evaluate(() => (window as unknown as { seenOfChip: string[] }).seenOfChip);
  expect(seen[0]).toContain('Ще не поставлено: 10');
  expect(seen).toContain('phase open');
  expect(await table.getByTestId('balance').textContent()).toBe(before);
  await expect(table.getByTestId('staked')).toHaveText('—');
  // In the next round one press puts it down as it lay.
  await betsOpen(table, 8);
  await table.getByRole('button', { name: 'Повторити минулі ставки' }).click();
  await expect(spot).toHaveClass(/fresh/);
  await table.getByTestId('place').click();
  await expect(table.getByTestId('staked')).toHaveText(/10\.00/);
});
