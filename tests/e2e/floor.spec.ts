import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from './steps/page-checks';
import { texts } from './steps/player';

/** Whoever deals, in the words of each language. */
const DEALERS = { uk: /дилер|круп’?є/i, ru: /дилер|крупье/i, en: /dealer|croupier/i, kk: /дилер|крупье/i } as const;
/** Pixels. A card is at least so wide; tiles of games, which fill their rows as they come, are not. */
const CARD_WIDTH = 240;

for (const language of LANGUAGES) {
  test(`tables at which nobody stands are called shared and promise no dealer in ${language}`, async ({ page }) => {
    const t = texts[language].live;
    await page.goto(`/${language}/games/live-casino`);
    const tables = page.getByRole('list', { name: t.tables, exact: true }).getByRole('article');
    await expect(tables.first()).toBeVisible();
    for (const table of await tables.all()) await expect(table).toContainText(t.shared);
    await expect(page.getByRole('main')).not.toContainText(DEALERS[language]);
    await tables.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/live-casino/);
    await expect(page.getByRole('main')).not.toContainText(DEALERS[language]);
  });
}

/** Lists of cards in columns whose last card stands alone in its row, by their first words; and how many such lists there are. */
const lonely = (page: Page) =>
  page.evaluate((least) => {
    const grids = [...document.querySelectorAll<HTMLElement>('main ul')].filter((list) => {
      const [first] = list.children;
      const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
      return getComputedStyle(list).display === 'grid' && columns > 1 && first && first.clientWidth >= least;
    });
    const alone = grids.filter((list) => {
      const places = [...list.children].map((item) => item.getBoundingClientRect());
      const last = places.at(-1);
      if (!last || places.length < 3 || last.width > list.clientWidth / 2 + 1) return false;
      return places.filter(({ top }) => Math.abs(top - last.top) < 2).length === 1;
    });
    return { grids: grids.length, alone: alone.map((list) => list.textContent.slice(0, 60)) };
  }, CARD_WIDTH);

test('no card stands alone in the last row of its list, however wide the page', async ({ page }) => {
  let seen = 0;
  for (const path of ['', '/providers', '/games/live-casino', '/about-us', '/jackpots']) {
    await page.goto(`/en${path}`);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // What comes late, and what a script draws anew for a width, is waited for.
      const look = async () => (await lonely(page)).alone;
      await expect.poll(look, { message: `${path || '/'} at ${width}` }).toEqual([]);
      seen += (await lonely(page)).grids;
    }
  }
  expect(seen, 'lists of cards that were looked at').toBeGreaterThan(5);
});
