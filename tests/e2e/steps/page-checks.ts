import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { watchNetwork } from './network-quiet';
import { type Language, texts } from './player';

/** A layout that moves by more than this while it is read is a bad one. */
export const MAX_SHIFT = 0.05;

export const LANGUAGES: readonly Language[] = ['uk', 'ru', 'en', 'kk'];

/** Letters that a language does not have: one of them means that a text of a neighbour was left there. */
const FOREIGN_LETTERS: Partial<Record<Language, RegExp>> = {
  uk: /[ыэёъ]/i,
  ru: /[іїєґәғқңөұүһ]/i,
  en: /\p{Script=Cyrillic}/u,
};
const ENGLISH =
  /\b(?:the|and|of|with|your|you|for|is|are|not|this|that|from|have|will|all|more|back|close|play|search|loading|game|games|to|in|on|by|or|be|as|at|we|our)\b/i;

/** What a page reports of itself while a browser shows it, from before its first script: how far what moved, and what was refused. */
type Report = { shift: number; moved: string[]; violations: string[] };

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly { node?: Node }[] };

type Watched = {
  complaints: () => string[];
  forget: () => void;
  /** As of watchNetwork. */
  quiet: (but?: 'pictures') => Promise<void>;
};

/** Watches a page for what must not happen: call it once, before the first address. Answers what was complained of. */
export async function watchPage(page: Page): Promise<Watched> {
  const complaints: string[] = [];
  const quiet = await watchNetwork(page);
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The address that is meant to be missing answers 404, which the console reports too.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const report: Report = { shift: 0, moved: [], violations: [] };
    Object.assign(window, { kozyrReport: report });
    document.addEventListener('securitypolicyviolation', (event) =>
      report.violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources, startTime } = entry as LayoutShift;
        if (hadRecentInput) continue;
        report.shift += value;
        const movers = sources.map(({ node }) => `${node?.nodeName} "${(node?.textContent ?? '').slice(0, 40)}"`);
        report.moved.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${movers.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    quiet,
    complaints: () => complaints,
    forget: () => {
      complaints.length = 0;
    },
  };
}

export function readReport(page: Page): Promise<Report> {
  return page.evaluate(
    () => (window as Window & { kozyrReport?: Report }).kozyrReport ?? { shift: 0, moved: [], violations: [] },
  );
}

/**
 * Goes down to the end in steps, as a reader does, and back up: a screen each, or longer ones where thousands of games lie. Every step
 * asks for some fifty pictures there, and what a page needs next waits behind them: few steps see all kinds of tiles too.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A browser of a busy machine may owe a frame for ever; what is scrolled to is loaded all the same.
    const painted = () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 1_000);
      });
    const MAX_STEPS = 12;
    const step = Math.max(window.innerHeight, document.documentElement.scrollHeight / MAX_STEPS);
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });
}

/** The strict policy of every page: inline scripts by hash, nothing unsafe. */
export function expectStrictPolicy(policy: string | undefined): void {
  expect(policy ?? '').toMatch(/script-src 'self' 'sha256-/);
  expect(policy ?? '').not.toMatch(/script-src[^;]*unsafe/);
}

/** Comes once nothing on the page fades or moves into another look: of what is half there, colours are not those that a reader sees. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A pulse goes on for ever, and the line of a message that leaves by itself for seconds: neither is a way into another look.
    const MAX_MS = 1_000;
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= MAX_MS,
        );
    for (let running = ending(); running.length > 0; running = ending())
      // One whose element leaves the page is cancelled.
      await Promise.allSettled(running.map(({ finished }) => finished));
  });

/**
 * The rules of accessibility over a page. What a rule is content with is not gathered: to describe every node that passes takes as long as
 * the rules themselves. A page without frames loads the rules once and is asked in its own window: by default they are loaded
 * anew each time, and what was found is gathered in a second window, which takes longer than the rules.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const alone = page.frames().length === 1;
  if (alone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const builder = alone
    ? new AxeBuilder({ page, axeSource: 'axe.version' }).setLegacyMode(true)
    : new AxeBuilder({ page });
  return builder.options({ resultTypes: ['violations'] });
}

/** What breaks the rules of accessibility, on the whole page or `within` what a selector names, `but` for what another one passes over. */
export async function violationsOn(
  page: Page,
  { within, but }: { within?: string; but?: string } = {},
): Promise<string[]> {
  await untilStill(page);
  const builder = await axeOn(page);
  if (within) builder.include(within);
  if (but) builder.exclude(but);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** No block stands for something on the screen any more; what lies below it comes when it is scrolled to. */
export async function expectNothingAwaited(page: Page): Promise<void> {
  const awaited = () =>
    page.evaluate(() => {
      const blocks = [...document.querySelectorAll('main [data-skeleton]')].filter((block) => block.checkVisibility());
      const places = blocks.map((block) => block.getBoundingClientRect());
      return places.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight).length;
    });
  await expect.poll(awaited).toBe(0);
}

/**
 * The rules are asked once what is on the screen has come: a block that stands for a list holds nothing that could break them, and the
 * title of a page that was gone to comes a moment after the page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/\S/);
  await expectNothingAwaited(page);
  expect(await violationsOn(page)).toEqual([]);
}

export async function expectNothingSticksOut(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}

/**
 * What is passed over when the language of words is looked at: names of games and studios are English everywhere, and what is
 * marked as another language says so itself.
 */
const PASSED =
  'script, style, noscript, template, body [lang], a[href*="/games/"], a[href*="/providers/"], a[href*="provider="]';

/** The names of messages stand where a message is missing: "lobby.results". */
const KEY = new RegExp(`^(?:${Object.keys(texts.en).join('|')})\\.[A-Za-z]`);

/** Words are of the language they should be, but for the given names; and no name of a message stands for the message. */
export function expectWordsOf(language: Language, words: readonly string[], names: readonly string[]): void {
  const own = words.map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text));
  const foreign = FOREIGN_LETTERS[language];
  const wrong = own.filter((text) => (language !== 'en' && ENGLISH.test(text)) || foreign?.test(text));
  expect(wrong).toEqual([]);
  expect(words.filter((text) => KEY.test(text.trim()))).toEqual([]);
}

/** The words a reader sees are of the page's language. */
export async function expectOwnLanguage(page: Page, language: Language, names: readonly string[]): Promise<void> {
  const seen = await page.evaluate((passed) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest(passed) && parent.checkVisibility() && node.textContent)
        texts.push(node.textContent);
    }
    return texts;
  }, PASSED);
  expect(seen.length, 'the page says something').toBeGreaterThan(5);
  expectWordsOf(language, seen, names);
}

/** A page as the server sends it, before any script. */
export type SentPage = {
  path: string;
  status: number;
  policy: string;
  lang: string | null;
  headings: number;
  title: string;
  canonical: string | null;
  alternates: Record<string, string>;
  description: string;
  ogLocale: string;
  robots: number;
  data: string[];
  words: string[];
};

/** Asks for pages all at once, from a page of the same origin, and reads what came. */
export function readSent(page: Page, paths: readonly string[]): Promise<SentPage[]> {
  return page.evaluate(
    async ({ paths: all, passed }) => {
      const parser = new DOMParser();
      const read = async (path: string) => {
        const answer = await fetch(path, { headers: { accept: 'text/html' } });
        const sent = parser.parseFromString(await answer.text(), 'text/html');
        const attribute = (selector: string, name: string) => sent.querySelector(selector)?.getAttribute(name) ?? '';
        const own = (element: Element) => element.closest('noscript, template') === null;
        const words: string[] = [];
        const walker = sent.createTreeWalker(sent.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (node.parentElement?.closest(passed) === null && node.textContent?.trim()) words.push(node.textContent);
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          for (const element of sent.body.querySelectorAll(`[${name}]`))
            if (element.closest(passed) === null) words.push(element.getAttribute(name) ?? '');
        return {
          path,
          status: answer.status,
          policy: answer.headers.get('content-security-policy') ?? '',
          lang: sent.documentElement.getAttribute('lang'),
          headings: [...sent.querySelectorAll('h1')].filter(own).length,
          title: sent.title,
          canonical: sent.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
          alternates: Object.fromEntries(
            [...sent.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
              link.getAttribute('hreflang') ?? '',
              link.getAttribute('href') ?? '',
            ]),
          ),
          description: attribute('meta[name=description]', 'content'),
          ogLocale: attribute('meta[property="og:locale"]', 'content'),
          robots: sent.querySelectorAll('meta[name=robots]').length,
          data: [...sent.querySelectorAll('script[type="application/ld+json"]')].map(
            (script) => script.textContent ?? '',
          ),
          words,
        };
      };
      return Promise.all(all.map(read));
    },
    { paths: [...paths], passed: PASSED },
  );
}
