import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Language } from './player';

export const LANGUAGES: readonly Language[] = ['uk', 'ru', 'en', 'kk'];

/** Letters that a language does not have: one of them means that a text of a neighbour was left there. */
const FOREIGN_LETTERS: Partial<Record<Language, RegExp>> = {
  uk: /[ыэёъ]/i,
  ru: /[іїєґәғқңөұүһ]/i,
  en: /\p{Script=Cyrillic}/u,
};
const ENGLISH =
  /\b(?:the|and|of|with|your|you|for|is|are|not|this|that|from|have|will|all|more|back|close|play|search|loading|game|games|to|in|on|by|or|be|as|at|we|our)\b/i;

/** What a page reports of itself while a browser shows it. Collected from before its first script. */
type Report = { shift: number; violations: string[] };

/** Watches a page for what must not happen: call it once, before the first address. Answers what was complained of. */
export async function watch(page: Page): Promise<{ complaints: () => string[]; forget: () => void }> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // The address that is meant to be missing answers 404, which the console reports too.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const report: Report = { shift: 0, violations: [] };
    Object.assign(window, { kozyrReport: report });
    document.addEventListener('securitypolicyviolation', (event) =>
      report.violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) report.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    complaints: () => complaints,
    forget: () => {
      complaints.length = 0;
    },
  };
}

export function readReport(page: Page): Promise<Report> {
  return page.evaluate(() => (window as Window & { kozyrReport?: Report }).kozyrReport ?? { shift: 0, violations: [] });
}

/** Goes down to the end in steps, as a reader does, and back up. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
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

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

export async function expectNothingSticksOut(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
}

/**
 * The words a reader sees are of the page's language. Names of games and studios are English everywhere: links to them
 * are passed over, and so are the given names and what is marked as another language.
 */
export async function expectOwnLanguage(page: Page, language: Language, names: readonly string[]): Promise<void> {
  const seen = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const passed = 'script, style, noscript, [lang], a[href*="/games/"], a[href*="/providers/"], a[href*="provider="]';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest(passed) && parent.checkVisibility() && node.textContent)
        texts.push(node.textContent);
    }
    return texts;
  });
  const own = seen.map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text));
  const foreign = FOREIGN_LETTERS[language];
  const wrong = own.filter((text) => (language !== 'en' && ENGLISH.test(text)) || foreign?.test(text));
  expect(wrong).toEqual([]);
}
