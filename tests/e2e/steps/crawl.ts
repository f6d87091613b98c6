import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectNothingSticksOut,
  expectOwnLanguage,
  expectStrictPolicy,
  expectWordsOf,
  LANGUAGES,
  MAX_SHIFT,
  readReport,
  readSent,
  type SentPage,
  scrollThrough,
  watchPage,
} from './page-checks';
import type { Language } from './player';

const MISSING = '/no-such-page';
const PERSONAL = ['/cashbox', '/profile'];

type Places = { routes: string[]; names: string[] };

/** Every route of the site, one studio and one game among them, and the names that are English everywhere. */
export async function places(request: APIRequestContext): Promise<Places> {
  const { items: providers } = await (await request.get('/api/providers')).json();
  const { items: games } = await (await request.get('/api/games?pageSize=1')).json();
  const [provider] = providers as { slug: string; name: string }[];
  const [game] = games as { slug: string; title: string; theme: string }[];
  return {
    routes: [
      '',
      '/games',
      '/games/live-casino',
      '/games/category/slots',
      `/games/theme/${game?.theme}`,
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
function expectSearchable(sent: SentPage, route: string, language: Language): void {
  const path = pathOf(route);
  const { origin, pathname, search } = new URL(sent.canonical ?? '');
  expect(pathname + search).toBe(`/${language}${path}`);
  // The same whole set on every page of a route is what makes it reciprocal.
  expect(sent.alternates).toEqual({
    ...Object.fromEntries(LANGUAGES.map((each) => [each, `${origin}/${each}${path}`])),
    'x-default': `${origin}/ru${path}`,
  });
  expect(sent.description).toMatch(/\S{3}/);
  expect(sent.ogLocale).toBe(language);
  expect(sent.robots).toBe(PERSONAL.includes(path) ? 1 : 0);
  for (const data of sent.data) expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org');
}

/** Every route in one language as the server sends it: all that does not take a browser to tell. */
async function expectSentWell(page: Page, language: Language, { routes, names }: Places): Promise<void> {
  await page.goto('/robots.txt');
  const titles = new Map<string, string>();
  const paths = routes.map((route) => `/${language}${route}`);
  for (const [index, sent] of (await readSent(page, paths)).entries()) {
    const route = routes[index] ?? '';
    await test.step(`sent: ${route || '/'}`, () => {
      expect(sent.status).toBe(route === MISSING ? 404 : 200);
      expectStrictPolicy(sent.policy);
      // A page that is missing is drawn by the browser.
      if (route === MISSING) return;
      expect(sent.lang).toBe(language);
      expect(sent.headings).toBe(1);
      expect(sent.title).toMatch(/\S/);
      if (!route.includes('?')) {
        expect(titles.get(sent.title), `"${sent.title}" is the title of two pages`).toBeUndefined();
        titles.set(sent.title, route);
      }
      expectSearchable(sent, route, language);
      expectWordsOf(language, sent.words, names);
    });
  }
}

/**
 * A reader's way through the routes in one language: each must be sound in every respect that the sent page and a browser can tell. Every
 * route is opened in every language: in two of them on a wide screen, in the other two on a phone. The rules of accessibility
 * know no language and nearly all of them no width: each route is held against them once, which takes as long as all the rest.
 */
export async function crawl(page: Page, language: Language, screen: 'wide' | 'phone'): Promise<void> {
  const found = await places(page.request);
  if (screen === 'wide') await expectSentWell(page, language, found);
  const place = LANGUAGES.indexOf(language);
  const watched = await watchPage(page);
  for (const [index, route] of found.routes.entries()) {
    if (((index + place) % 2 === 0) !== (screen === 'wide')) continue;
    await test.step(route || '/', async () => {
      watched.forget();
      const answer = await page.goto(`/${language}${route}`);
      expect(answer?.status()).toBe(route === MISSING ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      if (route === MISSING) await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
      await watched.quiet();
      await scrollThrough(page);
      await watched.quiet('pictures');
      await expectNothingSticksOut(page);
      await expectOwnLanguage(page, language, found.names);
      if (screen === 'wide' && index % LANGUAGES.length === place) await expectAccessible(page);
      const { shift, moved, violations } = await readReport(page);
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
      expect(violations).toEqual([]);
      expect(watched.complaints()).toEqual([]);
    });
  }
}
