import { expect, test } from '@playwright/test';
import { crawl, places } from './steps/crawl';
import { LANGUAGES } from './steps/page-checks';
import { texts } from './steps/player';

// A trace keeps every page at every step; the step that fails says which page it was.
test.use({ trace: 'off' });

for (const language of LANGUAGES) {
  test(`every route is sound for a guest in ${language}`, async ({ page }) => {
    test.setTimeout(600_000);
    await crawl(page, language, 'wide');
  });
}

test('the language switch keeps path and query on every kind of page', async ({ page, request }) => {
  const { routes } = await places(request);
  for (const route of routes.filter((each) => each.includes('?') || each.split('/').length > 2)) {
    await page.goto(`/uk${route}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Қазақша' }).click();
    await expect(page).toHaveURL(new RegExp(`/kk${route.replaceAll('?', '\\?')}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
  }
});

test('an address opens its tab, and a tab is an address', async ({ page }) => {
  const t = texts.en;
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await page.goto('/en/jackpots?tab=history');
  await expect(tab(t.jackpotsPage.history)).toHaveAttribute('aria-current', 'page');
  const paid = page.getByRole('table', { name: t.jackpots.history.caption });
  await expect(paid.or(page.getByText(t.jackpotsPage.noHistoryTitle))).toBeVisible();
  await tab(t.jackpotsPage.conditions).click();
  await expect(page).toHaveURL(/tab=conditions$/);
  await page.goto('/en/battles?battleTab=last');
  const lastBattles = page.getByRole('list', { name: t.battles.lists.last });
  await expect(lastBattles.or(page.getByText(t.battlesPage.noneLastTitle))).toBeVisible();
  await page.goto('/en/battles');
  await expect(page.getByText(t.battlesPage.registerTitle)).toBeVisible();
  await page.goto('/en/bonuses');
  await expect(tab(t.bonusesPage.available)).toHaveAttribute('aria-current', 'page');
  await tab(t.bonusesPage.my).click();
  await expect(page.getByText(t.bonusesPage.loginMineTitle)).toBeVisible();
});

test('what lies below the games stays where it is when they come alive, at every width', async ({ page }) => {
  const filters = page.getByRole('button', { name: texts.en.lobby.filters });
  const { items } = await (await page.request.get('/api/providers')).json();
  const [{ slug }] = items as [{ slug: string }];
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [380, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/en/providers/${slug}`);
    await expect(filters).toHaveCount(0);
    const before = await height();
    await page.mouse.move(10, 10);
    await expect(filters).toBeVisible();
    await expect(page.locator('[data-place]').first()).toBeVisible();
    expect(Math.abs((await height()) - before), `${width} px`).toBeLessThanOrEqual(2);
  }
});

test('what is not there answers 404 and leads on, by search and by what others play', async ({ page, request }) => {
  for (const path of ['/en/games/no-such-game', '/en/providers/no-such-studio', '/en/a/b/c']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  await page.goto('/en/providers/no-such-studio');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: texts.en.notFound.popular })).toBeVisible();
  const game = main.locator('a[href^="/en/games/"]').first();
  // The second part of a tile: before it lie the picture and a rate for bonuses, hidden while none runs.
  const name = (await game.locator('> span').nth(1).textContent())?.replace(texts.en.ui.playGame, '').trim() ?? '';
  await main.getByRole('searchbox').fill(name.slice(0, 8));
  await main.getByRole('button', { name: texts.en.notFound.find }).click();
  await expect(page).toHaveURL(/\/en\/games\?q=/);
  await expect(page.getByRole('list', { name: texts.en.lobby.results }).getByRole('link').first()).toBeVisible();
});

test('search engines get a map of every page, and a picture for each', async ({ page, request }) => {
  const locations = async (address: string) => {
    const answer = await request.get(new URL(address).pathname);
    expect(answer.status()).toBe(200);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  };
  const maps = await locations('http://any/sitemap.xml');
  expect(maps[0]).toMatch(/\/sitemaps\/pages\.xml$/);
  const pages = await locations(maps[0] ?? '');
  const { total: games } = await (await request.get('/api/games?pageSize=1')).json();
  const { items: providers } = await (await request.get('/api/providers')).json();
  expect(pages.filter((address) => /\/kk\/providers\/./.test(address))).toHaveLength(providers.length);
  const { themes } = await (await request.get('/api/games/summary')).json();
  expect(pages.filter((address) => /\/kk\/games\/theme\/./.test(address))).toHaveLength(themes.length);
  expect(pages.filter((address) => address.endsWith('/kk/games/category/slots'))).toHaveLength(1);
  const mapped = (await Promise.all(maps.slice(1).map(locations))).flat();
  expect(mapped).toHaveLength(games * LANGUAGES.length);
  expect(new Set([...pages, ...mapped]).size).toBe(pages.length + mapped.length);
  for (const address of [pages[0], pages.at(-1), mapped[0]]) {
    await page.goto(new URL(address ?? '').pathname);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await request.get(new URL(picture ?? '').pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }
  expect((await request.get('/og/uk/no-such-thing.jpg')).status()).toBe(404);
});
