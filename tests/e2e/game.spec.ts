import { expect } from '@playwright/test';
import { test } from './steps/fixtures';
import {
  balanceInGame,
  expectByTheRules,
  gameFrame,
  openReal,
  type PlayedRound,
  roundOver,
  slots,
  spin,
  spinAnswered,
  tableOpen,
} from './steps/game';
import { accessToken, callApi, fund, minorOf } from './steps/money';
import { becomeMember, newPerson, openBalances, readBalances, texts } from './steps/player';
import { expectToldAfterShown, watchResults } from './steps/shown-results';

type Listed = { items: PlayedRound[]; total: number };

const minor = (text: string | null) => BigInt((text ?? '').replace('−', '-').replaceAll(/[^\d-]/g, ''));

test('rounds move the balances as the rules say, the figures above the game agree, and the verifier agrees', async ({
  page,
  fundedMember: person,
  isMobile,
}) => {
  test.setTimeout(300_000);
  const t = texts[person.language].game;
  // The rules know no width: on a phone some rounds tell whether the game can be played there.
  const count = isMobile ? 5 : 20;
  const [game] = await slots(page);
  // Amounts change in one step, so that each can be told from the next.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = await watchResults(page);
  await page.goto(`/${person.language}/games/${game?.slug}`);
  await openReal(page, person);
  if (isMobile) {
    const box = await page.locator('iframe').boundingBox();
    expect(box).toMatchObject({ x: 0, width: 380 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
  }
  // Space spins in a game that was just opened, without a click into it.
  const first = spinAnswered(page);
  await page.keyboard.press('Space');
  await first;
  await roundOver(page);
  await spin(page, count - 1);
  if (!isMobile) {
    // On a control of the page it is that control's.
    const heart = page.getByRole('button', { name: texts.uk.favourites.like.replace('{title}', game?.title ?? '') });
    await heart.first().focus();
    await page.keyboard.press('Space');
    await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  }

  const token = await accessToken(page);
  const { items, total } = await callApi<Listed>(page, token, '/rounds?pageSize=50');
  expect(total).toBe(count);
  const rounds = await Promise.all(items.map(({ id }) => callApi<PlayedRound>(page, token, `/rounds/${id}`)));
  for (const round of rounds) expectByTheRules(round);
  expectToldAfterShown(await seen(), { won: rounds.some(({ win }) => minorOf(win) > 0n) });
  // Each round begins where the one before it ended.
  for (const [place, round] of rounds.entries()) {
    const before = rounds[place + 1];
    if (before) expect(round.balance_before).toEqual(before.balance_after);
  }
  const net = rounds.reduce((sum, { stake, win }) => sum + minorOf(win) - minorOf(stake), 0n);
  const shown = page.getByTestId('session-net');
  await expect.poll(async () => minor(await shown.textContent())).toBe(net);

  // A reload goes on with the game, its clock and its result.
  await page.reload();
  await tableOpen(page);
  await expect.poll(async () => minor(await shown.textContent())).toBe(net);

  // The newest round, computed again from its revealed seeds in the game itself.
  const frame = gameFrame(page);
  await frame.locator('.control.info').click();
  await frame.getByRole('tab').nth(2).click();
  await frame.locator('.rotate button').click();
  const newest = frame.locator('ul.rounds > li').first();
  await newest.getByRole('button').click();
  await expect(newest.getByRole('status')).toHaveClass('good');
  // And by the page where anybody can, which needs nothing but the address.
  const address = await newest.getByRole('link').getAttribute('href');
  const verifier = await page.context().newPage();
  await verifier.goto(new URL(address ?? '', (await page.locator('iframe').getAttribute('src')) ?? '').href);
  await verifier.getByRole('button').first().click();
  await expect(verifier.locator('p.good')).toBeVisible();
  await verifier.close();
  await frame.locator('dialog .sheet-head button').click();

  const inGame = await balanceInGame(page);
  await page.getByRole('button', { name: t.closeGame }).click();
  await expect(page.getByRole('button', { name: t.playReal, exact: true })).toBeVisible();
  await openBalances(page);
  await expect.poll(async () => (await readBalances(page)).total).toBe(inGame);
});

test('demo moves no money, for a guest and for a player', async ({ page, person }) => {
  test.setTimeout(180_000);
  const { language } = person;
  const t = texts[language].game;
  const [game] = await slots(page);
  await page.goto(`/${language}/games/${game?.slug}`);
  await page.getByRole('button', { name: t.playDemo }).click();
  await tableOpen(page);
  await spin(page, 2);
  await expect(page.getByTestId('session-net')).toBeHidden();
  // Playing for money needs a login, and is asked for over the same page.
  await page.getByRole('button', { name: t.toReal }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await becomeMember(page, person);
  await fund(page, person.country === 'KZ' ? '20000' : '2000');
  await page.goto(`/${language}`);
  await openBalances(page);
  // The header hears of the deposit a moment after it has settled.
  await expect.poll(async () => (await readBalances(page)).total).toBeGreaterThan(0n);
  const before = await readBalances(page);
  await page.goto(`/${language}/games/${game?.slug}`);
  await page.getByRole('button', { name: t.playDemo }).click();
  await tableOpen(page);
  await spin(page, 3);
  // To real and back, without a page load; what is left is ended at the platform.
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('button', { name: t.toReal }).click();
  await expect(page.getByTestId('session-net')).toBeVisible();
  await tableOpen(page);
  await page.getByRole('button', { name: t.toDemo, exact: true }).click();
  await expect(page.getByTestId('session-net')).toBeHidden();
  await tableOpen(page);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  await page.getByRole('button', { name: t.closeGame }).click();
  await openBalances(page);
  await expect.poll(() => readBalances(page)).toEqual(before);
  expect((await callApi<Listed>(page, await accessToken(page), '/rounds')).total).toBe(0);
});

test('a round that is cut off ends by itself and is shown when the player comes back', async ({
  page,
  fundedMember: person,
}) => {
  test.setTimeout(180_000);
  const [game] = await slots(page);
  const address = `/${person.language}/games/${game?.slug}`;
  await page.goto(address);
  await openReal(page, person);
  // The player is gone as soon as the stake is taken, before a reel has stopped.
  const taken = spinAnswered(page);
  await gameFrame(page).getByTestId('spin-button').click();
  await taken;
  await page.goto('about:blank');

  await page.goto(address);
  await openReal(page, person);
  const frame = gameFrame(page);
  await frame.locator('dialog .choices button').click();
  await roundOver(page);
  const { items } = await callApi<Listed>(page, await accessToken(page), '/rounds');
  expect(items).toHaveLength(1);
  const [round] = items;
  const total = Object.values(round?.balance_after ?? {}).reduce((sum, amount) => sum + minorOf(amount), 0n);
  expect(await balanceInGame(page)).toBe(total);
  const net = minorOf(round?.win ?? '0.00') - minorOf(round?.stake ?? '0.00');
  await expect.poll(async () => minor(await page.getByTestId('session-net').textContent())).toBe(net);
  // Seen is seen.
  await page.reload();
  await tableOpen(page);
  await expect(frame.locator('dialog')).toHaveCount(0);
});

test('a lost connection is told, holds the game, and is mended by itself', async ({
  page,
  context,
  fundedMember: person,
}) => {
  test.setTimeout(180_000);
  const [game] = await slots(page);
  const t = texts[person.language].game;
  await page.goto(`/${person.language}/games/${game?.slug}`);
  await openReal(page, person);
  await spin(page);
  await context.setOffline(true);
  const lost = page.getByRole('alert').filter({ hasText: t.connectionLost });
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await expect(lost).toBeHidden();
  await spin(page);
  const { total } = await callApi<Listed>(page, await accessToken(page), '/rounds');
  expect(total).toBe(2);
});

test('a round is read in full and seen again, by its player alone', async ({
  page,
  fundedMember: person,
  elsewhere,
}) => {
  test.setTimeout(240_000);
  const t = texts[person.language].round;
  const [game] = await slots(page);
  await page.goto(`/${person.language}/games/${game?.slug}`);
  await openReal(page, person);
  await spin(page, 2);
  const token = await accessToken(page);
  const [last] = (await callApi<Listed>(page, token, '/rounds')).items;
  const round = await callApi<PlayedRound>(page, token, `/rounds/${last?.id}`);

  await page.goto(`/${person.language}/rounds?round=${round.id}`);
  await expect(page.getByRole('heading', { level: 2, name: game?.title ?? '' })).toBeVisible();
  const wallets = page.getByRole('table', { name: t.wallets });
  const cells = await wallets.getByRole('row').nth(1).getByRole('cell').allTextContents();
  expect(cells.slice(1).map(minor)).toEqual([
    minorOf(round.balance_before.game),
    -minorOf(round.stake_split.game),
    0n,
    minorOf(round.balance_after.game),
  ]);
  await expect(page.getByRole('table', { name: t.movements }).getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: t.recall }).click();
  const again = gameFrame(page);
  await expect(again.locator('body')).toHaveAttribute('data-state', 'shown', { timeout: 60_000 });
  expect(minor(await again.getByTestId('last-win').textContent())).toBe(minorOf(round.win));
  await expect(again.getByTestId('spin-button')).toBeHidden();
  expect((await callApi<Listed>(page, await accessToken(page), '/rounds')).total).toBe(2);

  // Somebody else who has the address finds nothing.
  const stranger = await elsewhere();
  await becomeMember(stranger, newPerson(person.language));
  await stranger.goto(`/${person.language}/rounds?round=${round.id}`);
  await expect(stranger.getByText(t.notFound)).toBeVisible();
});
