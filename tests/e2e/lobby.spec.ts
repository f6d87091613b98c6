import { expect, type Page } from '@playwright/test';
import { test } from './steps/fixtures';
import { logIn, logOut, register, texts } from './steps/player';

test.use({ language: 'en' });

const t = texts.en;
const grid = (page: Page) => page.getByRole('list', { name: t.lobby.allGames, exact: true });
const filters = (page: Page) => page.getByRole('button', { name: t.lobby.filters });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
/** A slow machine still has turns of the wheel to follow: what is pressed meanwhile is another tile when it is let go. */
async function moved(page: Page): Promise<number> {
  const before = await scrolled(page);
  await page.waitForTimeout(300);
  return (await scrolled(page)) - before;
}

/** A page of games whose facets are there: the grid is the browser's own by then. */
async function openGames(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(filters(page)).toBeVisible({ timeout: 30_000 });
}

const option = (page: Page, facet: string, name: string | RegExp) =>
  page.getByRole('group', { name: facet, exact: true }).getByRole('button', { name });

test('a game is found by a mistyped name, by keyboard alone, and the search is remembered', async ({ page }) => {
  const { items } = await (await page.request.get('/api/games?pageSize=60')).json();
  const title =
    (items as { title: string }[]).map((game) => game.title).find((name) => /^[A-Za-z]{6,}( |$)/.test(name)) ?? '';
  const [word = ''] = title.split(' ');
  const mistyped = `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}${title.slice(word.length)}`;

  await page.goto('/en');
  const field = page.getByRole('combobox', { name: t.gameSearch.placeholder });
  // The keys are heard once the page is alive.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await field.pressSequentially(mistyped.slice(0, 2));
  await expect(page.getByText(t.gameSearch.tooShort)).toBeVisible();
  await field.pressSequentially(mistyped.slice(2));
  const wanted = page.getByRole('option', { name: title }).first();
  await expect(wanted).toBeVisible();
  while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('option', { name: mistyped })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('earlier searches are forgotten by a key, by a button, all at once, and when the player leaves', async ({
  page,
  member,
}) => {
  await page.goto('/en/games');
  const field = page.getByRole('combobox', { name: t.gameSearch.placeholder });
  const recent = page.getByRole('listbox').getByRole('group', { name: t.gameSearch.recent });
  const open = async () => {
    // The keys are heard once the page is alive.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 2_000 });
    }).toPass();
  };
  const search = async (text: string) => {
    await open();
    await field.fill(text);
    // The first answer of an idle product may take its time.
    await expect(page.getByRole('group', { name: t.gameSearch.games }).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/en/games?q=${text}`);
    await expect(field).toBeHidden();
  };
  for (const text of ['crash', 'mines', 'roulette', 'keno']) await search(text);

  // On the page of a search its text stands in the field.
  await open();
  await field.fill('');
  await expect(recent.getByRole('option')).toHaveText(['keno', 'roulette', 'mines', 'crash']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(recent.getByRole('option')).toHaveText(['roulette', 'mines', 'crash']);
  await page.getByRole('button', { name: 'Forget “mines”' }).click();
  await expect(recent.getByRole('option')).toHaveText(['roulette', 'crash']);
  await expect(page.getByRole('button', { name: 'Forget “crash”' })).toBeFocused();
  await page.getByRole('button', { name: t.gameSearch.forgetAll }).click();
  await expect(recent).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');

  await search('plinko');
  await logOut(page, member);
  await open();
  await expect(page.getByRole('group', { name: t.gameSearch.popular }).getByRole('option').first()).toBeVisible();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('kozyr:searches'))).toBeNull();
});

test('a search finds studios too, and proposes something when it finds nothing', async ({ page }) => {
  const { items: studios } = await (await page.request.get('/api/providers')).json();
  const { name, slug } = studios[0] as { name: string; slug: string };
  await page.goto('/en/games');
  await page.getByRole('banner').getByRole('link', { name: t.nav.searchGames }).click();
  const field = page.getByRole('combobox', { name: t.gameSearch.placeholder });
  await field.fill('zxqjwvpfh');
  await expect(page.getByRole('group', { name: t.gameSearch.nearest }).getByRole('option').first()).toBeVisible();
  // A mechanic in another language than the page's, and a studio with a mechanic.
  const games = page.getByRole('group', { name: t.gameSearch.games });
  const { items: mines } = await (await page.request.get('/api/games?tag=mines')).json();
  const titles = (mines as { title: string }[]).map(({ title }) => title);
  await field.fill('міни');
  await expect(games.getByRole('option').first()).toHaveText(new RegExp(titles.join('|')));
  const [crash] = (await (await page.request.get('/api/games?tag=crash')).json()).items as {
    title: string;
    provider: { name: string };
  }[];
  await field.fill(`${crash?.provider.name} краш`);
  await expect(games.getByRole('option').first()).toContainText(crash?.title ?? '');
  await field.fill(name);
  await page.getByRole('group', { name: t.gameSearch.studios }).getByRole('option', { name }).click();
  await expect(page).toHaveURL(`/en/providers/${slug}`);
});

test('facets narrow the games at once, stand in the address, and a reload keeps them', async ({ page }) => {
  await openGames(page, '/en/games');
  const status = page.getByRole('status').filter({ hasText: /games?$/ });
  const all = await status.textContent();
  await filters(page).click();
  await option(page, t.lobby.facet.volatility, t.lobby.volatility.high).click();
  await expect(page).toHaveURL('/en/games?volatility=high');
  await expect(status).not.toHaveText(all ?? '');
  const theme = page.getByRole('group', { name: t.lobby.facet.theme }).getByRole('button').first();
  const left = Number((await theme.textContent())?.match(/(\d+)$/)?.[1]);
  expect(left).toBeGreaterThan(0);
  await theme.click();
  await expect(page).toHaveURL(/\/en\/games\?theme=[a-z-]+&volatility=high/);
  await expect(status).toHaveText(left === 1 ? '1 game' : `${left} games`);
  const first = grid(page).locator('[aria-posinset="1"]');
  await expect(first).toHaveAttribute('aria-setsize', String(left));
  await page.evaluate(() => window.scrollTo(0, 0));
  const name = (await first.textContent()) ?? '';

  await page.reload();
  await expect(filters(page)).toBeVisible();
  await expect(status).toHaveText(left === 1 ? '1 game' : `${left} games`);
  await expect(first).toHaveText(name);
  await expect(first).toHaveAttribute('aria-setsize', String(left));
  await page.getByRole('button', { name: t.lobby.clearAll }).click();
  await expect(page).toHaveURL('/en/games');
  await expect(status).toHaveText(all ?? '');
});

test('when nothing is left, the narrowest facet is proposed to be loosened', async ({ page }) => {
  const { categories } = await (await page.request.get('/api/games/summary')).json();
  const { games } = (categories as { slug: string; games: number }[]).find(({ slug }) => slug === 'slots') ?? {
    games: 0,
  };
  await openGames(page, '/en/games/category/slots?tag=no-such-feature&rtp=90');
  await expect(page.getByText(t.lobby.noneLeft)).toBeVisible();
  await page.getByRole('button', { name: `Without “${t.lobby.facet.tag}”` }).click();
  await expect(page).toHaveURL('/en/games/category/slots?rtp=90');
  await expect(page.getByRole('status').filter({ hasText: /games$/ })).toHaveText(
    `${games.toLocaleString('en').replaceAll(',', ' ')} games`,
  );
});

test('thousands of tiles scroll without a jump, and back leads to where one was', async ({ page }) => {
  await openGames(page, '/en/games?sort=title');
  await page.evaluate(() => {
    const state = { shift: 0 };
    Object.assign(window, { state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) state.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(step * 300);
  }
  await expect.poll(() => moved(page)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'state').shift)).toBeLessThan(0.01);
  const tiles = await grid(page).getByRole('listitem').count();
  expect(tiles).toBeLessThan(120);
  const links = grid(page).locator('a');
  const address = (await links.nth(Math.floor(tiles / 2)).getAttribute('href')) ?? '';
  const tile = grid(page).locator(`a[href="${address}"]`);
  await tile.scrollIntoViewIfNeeded();
  const before = await scrolled(page);

  for (const way of ['browser', 'site'] as const) {
    await tile.click();
    await expect(page).toHaveURL(address, { timeout: 30_000 });
    if (way === 'browser') await page.goBack();
    else await page.getByRole('banner').getByRole('link', { name: t.nav.back }).click();
    await expect(page).toHaveURL('/en/games?sort=title');
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(5);
    await expect(tile).toBeInViewport();
  }
});

test('the grid is walked by keys, and says how long it is', async ({ page }) => {
  await openGames(page, '/en/games/category/slots');
  const list = page.getByRole('list', { name: t.lobbyPages.category.slots.title, exact: true });
  const first = list.locator('[aria-posinset="1"]');
  const size = Number(await first.getAttribute('aria-setsize'));
  expect(size).toBeGreaterThan(100);
  // Each tile tells of its return and its volatility, in whole words to a screen reader.
  await expect(
    first.getByRole('img', { name: /^Return to player [\d.]+%, (low|medium|high) volatility$/ }),
  ).toBeVisible();
  await first.locator('a').focus();
  const focused = () =>
    page.evaluate(() => Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')));
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe(7);
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe(8);
  await page.keyboard.press('End');
  await expect.poll(focused).toBe(size);
  await page.keyboard.press('Home');
  await expect.poll(focused).toBe(1);

  // A tile shows how its game plays: to the focus and to a pointer, where motion is wanted.
  const preview = page.locator('img[src$="/preview.webp"]');
  await expect(preview).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('ArrowRight');
  await expect(preview).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await first.locator('a').hover();
  await expect(first.locator(preview)).toBeVisible({ timeout: 30_000 });
  await page.mouse.move(0, 0);
  await expect(preview).toHaveCount(0);
});

test('what a visitor likes and tries is kept, joins the account at the login once, and follows it', async ({
  page,
  person,
  elsewhere,
}) => {
  await openGames(page, '/en/games');
  const heart = (at: number) =>
    grid(page)
      .locator(`[aria-posinset="${at + 1}"]`)
      .getByRole('button');
  const names = [await heart(0).getAttribute('aria-label'), await heart(2).getAttribute('aria-label')];
  for (const at of [0, 2]) {
    await heart(at).click();
    await expect(heart(at)).toHaveAttribute('aria-pressed', 'true');
  }
  await openGames(page, '/en/games');
  await expect(heart(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: t.favourites.title })).toBeVisible();

  await register(page, person);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kozyr:favourites'))).toBeNull();
  await openGames(page, '/en/games');
  for (const at of [0, 2]) await expect(heart(at)).toHaveAttribute('aria-pressed', 'true');
  await heart(0).click();
  await expect(heart(0)).toHaveAttribute('aria-pressed', 'false');

  // Somewhere else the account brings them along, and what was taken back stays so.
  const other = await elsewhere();
  await other.goto('/en');
  await logIn(other, person);
  await openGames(other, '/en/games');
  const there = (name: string | null | undefined) =>
    grid(other)
      .getByRole('button', { name: name ?? '' })
      .first();
  await expect(there(names[1])).toHaveAttribute('aria-pressed', 'true');
  await expect(there(names[0])).toHaveAttribute('aria-pressed', 'false');
});

test('categories, themes and studios are pages of their own, whose facets narrow them further', async ({ page }) => {
  const { themes } = await (await page.request.get('/api/games/summary')).json();
  const [{ slug, games }] = themes as [{ slug: keyof typeof t.gameThemes; games: number }];
  await openGames(page, `/en/games/theme/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.gameThemes[slug]);
  await expect(page.getByRole('status').filter({ hasText: /games?$/ })).toHaveText(`${games} games`);
  await filters(page).click();
  await expect(page.getByRole('group', { name: t.lobby.facet.theme, exact: true })).toHaveCount(0);
  // What every game here has is no choice.
  const features = page.getByRole('group', { name: t.lobby.facet.tag, exact: true }).getByRole('button');
  await expect(features.first()).toBeVisible();
  await expect(features.filter({ hasText: new RegExp(` ${games}$`) })).toHaveCount(0);
  await option(page, t.lobby.facet.volatility, t.lobby.volatility.low).click();
  await expect(page).toHaveURL(`/en/games/theme/${slug}?volatility=low`);
  await page.getByRole('banner').getByRole('link', { name: t.nav.back }).click();
  await expect(page).toHaveURL('/en/games');
  expect((await page.request.get('/en/games/theme/no-such-theme')).status()).toBe(404);
  expect((await page.request.get('/en/games/category/no-such-category')).status()).toBe(404);
});
