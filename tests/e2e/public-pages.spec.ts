import { expect } from '@playwright/test';
import { test } from './steps/fixtures';
import {
  expectAccessible,
  expectNothingAwaited,
  expectNothingSticksOut,
  expectStrictPolicy,
  MAX_SHIFT,
  readReport,
  watchPage,
} from './steps/page-checks';
import { becomeMember, newPerson, texts } from './steps/player';

const PAGES = {
  'of games': ['', '/games', '/games/live-casino', '/providers', '/terms', '/responsible-gaming', '/no-such-page'],
  'of their own': [
    '/cashbox',
    '/profile',
    '/profile?tab=notifications',
    '/profile?tab=cashback',
    '/profile?tab=rating',
    '/bonuses?tab=my',
  ],
  'of promotions': ['/cashback', '/bonuses', '/bonuses?tab=cashbacks', '/battles', '/jackpots', '/wheel'],
};

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`every page ${kind} is sound for a member`, async ({ page, isMobile }) => {
    test.setTimeout(300_000);
    const person = newPerson(isMobile ? 'ru' : 'en');
    await becomeMember(page, person);
    const watched = await watchPage(page);
    for (const path of paths) {
      await test.step(path || '/', async () => {
        watched.forget();
        const answer = await page.goto(`/${person.language}${path}`);
        expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200);
        expectStrictPolicy(answer?.headers()['content-security-policy']);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        // A member's event stream never lets the network idle; the balance says that the page is alive.
        await expect(page.getByTestId('balance-total')).toBeVisible();
        // Nearly all rules of accessibility know no width.
        if (!isMobile) await expectAccessible(page);
        await expectNothingSticksOut(page);
        await expectNothingAwaited(page);
        const { shift, moved, violations } = await readReport(page);
        expect(shift, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
        expect(violations).toEqual([]);
        expect(watched.complaints()).toEqual([]);
      });
    }
  });
}

/** Pages of many parts that come after them, by the name of a place among those parts. */
const MANY_PARTS = { '/profile': 'identity', '/responsible-gaming': 'stop' };
/** A part may differ by so much from the place that is kept for it, in pixels: words of a language take a line more. */
const MAX_DIFFERENCE = 72;

for (const [path, name] of Object.entries(MANY_PARTS)) {
  test(`what comes late to ${path} finds the place that was kept for it, so that nothing moves under a finger`, async ({
    page,
    fundedMember: person,
  }) => {
    await page.addInitScript((among) => {
      const heights = () =>
        [...(document.getElementById(among)?.parentElement?.children ?? [])].map((part) =>
          Math.round(part.getBoundingClientRect().height),
        );
      Object.assign(window, { heightsNow: heights });
      document.addEventListener('DOMContentLoaded', () => Object.assign(window, { heightsSent: heights() }));
    }, name);
    await page.goto(`/${person.language}${path}`);
    await expect(page.getByTestId('balance-total').first()).toBeVisible();
    await expect(page.locator(`:has(> #${name}) [data-skeleton]`)).toHaveCount(0);
    const { sent, now } = await page.evaluate(() => {
      const kept = window as Window & { heightsSent?: number[]; heightsNow?: () => number[] };
      return { sent: kept.heightsSent ?? [], now: kept.heightsNow?.() ?? [] };
    });
    expect(sent.length).toBeGreaterThan(4);
    const places = `${sent.join(' ')} were kept for ${now.join(' ')}`;
    for (const [place, height] of now.entries())
      expect(Math.abs(height - (sent[place] ?? 0)), places).toBeLessThanOrEqual(MAX_DIFFERENCE);
  });
}

test('the profile shows cashback and rating on tabs of their own', async ({ page, member }) => {
  const t = texts[member.language];
  await page.goto(`/${member.language}/profile?tab=rating`);
  await expect(page.getByTestId('rating-stars')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: t.profileTabs.cashback, exact: true }).click();
  await expect(page).toHaveURL(/\/profile\?tab=cashback$/);
  await expect(page.getByTestId('cashback-balance')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: t.cashback.more }).click();
  await expect(page).toHaveURL(/\/cashback$/);
  await expect(page.getByTestId('cashback-balance')).toBeVisible();
});

test('a member sees a member page at the first paint, without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await context.addCookies([{ name: 'kozyr_audience', value: 'member', url: baseURL ?? 'http://localhost:3000' }]);
  const page = await context.newPage();
  await page.goto('/en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await context.clearCookies();
  await page.goto('/en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(1);
  await context.close();
});

test('Kazakh titles stand in one face that has all their letters', async ({ page }) => {
  await page.goto('/kk/wheel');
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const facesOf = async (selector: string) => {
    const { root } = await inspector.send('DOM.getDocument');
    const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  // It has letters that the display face of the other languages lacks.
  await expect.poll(() => facesOf('main h1')).toEqual([expect.stringMatching(/^Montserrat/)]);
});

test('a game far from the screen keeps its place, and its picture is asked for once it comes near', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const art = /\/art\/([^/]+)\//.exec(request.url());
    if (art?.[1]) asked.add(art[1]);
  });
  await page.goto('/uk');
  const links = page.getByRole('main').locator('li > a', { has: page.getByTestId('game-title') });
  const heights = () => links.evaluateAll((all) => all.map((link) => link.parentElement?.offsetHeight ?? 0));
  const before = await heights();
  expect(before.length).toBeGreaterThan(20);
  const slugs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
  expect(asked.size).toBeLessThan(new Set(slugs).size);

  // The last that stands in no other row.
  const place = slugs.findLastIndex((slug) => slugs.indexOf(slug) === slugs.lastIndexOf(slug));
  const slug = slugs[place];
  expect(asked).not.toContain(slug);
  const link = links.nth(place);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => [...asked]).toContain(slug);
  // The place had the height of what stands in it now.
  expect(
    Math.abs((await link.evaluate((each) => each.getBoundingClientRect().height)) - (before[place] ?? 0)),
  ).toBeLessThan(2);
  expect(await heights()).toEqual(before);
});
