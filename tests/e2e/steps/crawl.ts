import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectNothingSticksOut,
  expectOwnLanguage,
  expectStrictPolicy,
  LANGUAGES,
  readReport,
  scrollThrough,
  watch,
} from './page-checks';
import type { Language } from './player';

/** A layout that moves by more than this while it is read is a bad one. */
const MOST_SHIFT = 0.05;
const MISSING = '/no-such-page';
const PERSONAL = ['/cashbox', '/profile'];

type Places = { routes: string[]; names: string[] };

/** Every route of the site, one studio and one game among them, and the names that are English everywhere. */
export async function places(request: APIRequestContext): Promise<Places> {
  const { items: providers } = await (await request.get('/api/providers')).json();
  const { items: games } = await (await request.get('/api/games?pageSize=1')).json();
  const [provider] = providers as { slug: string; name: string }[];
  const [game] = games as { slug: string; title: string }[];
  return {
    routes: [
      '',
      '/games',
      '/games/live-casino',
      `/games/${game?.slug}`,
      '/providers',
      `/providers/${provider?.slug}`,
      '/cashbox',
      '/profile',
      '/profile?tab=rating',
      '/cashback',
      '/bonuses',
      '/bonuses?tab=my',
      '/bonuses?tab=cashbacks',
      '/battles',
      '/battles?battleTab=last',
      '/jackpots',
      '/jackpots?tab=history',
      '/wheel',
      '/about-us',
      '/responsible-gaming',
      '/terms',
      '/privacy-policy',
      MISSING,
    ],
    names: [game?.title ?? '', ...(providers as { name: string }[]).map(({ name }) => name)].filter(Boolean),
  };
}

const pathOf = (route: string) => route.split('?')[0] ?? '';

/** What search engines are told: where the page stands, and where its sisters do. */
async function expectSearchable(page: Page, route: string, language: Language): Promise<void> {
  const path = pathOf(route);
  const hrefs = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  if (path === MISSING) {
    expect(hrefs).toEqual([]);
    return;
  }
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const { origin, pathname, search } = new URL(canonical ?? '');
  expect(pathname + search).toBe(`/${language}${path}`);
  // The same whole set on every page of a route is what makes it reciprocal.
  expect(Object.fromEntries(hrefs)).toEqual({
    ...Object.fromEntries(LANGUAGES.map((each) => [each, `${origin}/${each}${path}`])),
    'x-default': `${origin}/ru${path}`,
  });
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
  expect(await page.locator('meta[property="og:locale"]').getAttribute('content')).toBe(language);
  expect(await page.locator('meta[name=robots]').count()).toBe(PERSONAL.includes(path) ? 1 : 0);
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org');
  }
}

/** A reader's way through every route in one language: each must be sound in every respect a browser can tell. */
export async function crawl(page: Page, language: Language, { accessible }: { accessible: boolean }): Promise<void> {
  const { routes, names } = await places(page.request);
  const watched = await watch(page);
  const titles = new Map<string, string>();
  for (const route of routes) {
    await test.step(route || '/', async () => {
      watched.forget();
      const answer = await page.goto(`/${language}${route}`);
      expect(answer?.status()).toBe(route === MISSING ? 404 : 200);
      expectStrictPolicy(answer?.headers()['content-security-policy']);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const title = await page.title();
      expect(title).toMatch(/\S/);
      if (!route.includes('?')) {
        expect(titles.get(title), `"${title}" is the title of two pages`).toBeUndefined();
        titles.set(title, route);
      }
      await expectSearchable(page, route, language);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      await expectNothingSticksOut(page);
      await expectOwnLanguage(page, language, names);
      if (accessible) await expectAccessible(page);
      const { shift, violations } = await readReport(page);
      expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
      expect(violations).toEqual([]);
      expect(watched.complaints()).toEqual([]);
    });
  }
}
