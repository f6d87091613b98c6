// Lighthouse's phone scores of the public pages: `node scripts/lighthouse.mjs [address]`. The product must be running.
// With --beside-empty the main page and the lobby are measured in turns with an empty page of the same Next behind the same edge.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireBrowser } from './browser.mjs';
import { withDeadline } from './deadline.mjs';
import { withEmptyPage } from './empty-page.mjs';

const PAGES = ['/uk', '/uk/games', '/kk/terms'];
const FIRST_VISIT_MS = 60_000;
/** Of how many runs the median is taken. */
const RUNS = 5;
/** What a page may cost more than the empty one. */
const BOUNDS = { score: 2, tbt: 80, lcp: 400 };

const besideEmpty = process.argv.includes('--beside-empty');
const address = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'http://localhost:3000';

async function audit(chrome, page, more = {}) {
  // The first visit makes the page and its pictures; what players meet is the second.
  await withDeadline(FIRST_VISIT_MS, async (signal) => (await fetch(page, { signal })).arrayBuffer());
  const result = await lighthouse(page, { port: chrome.port, output: 'json', logLevel: 'error', ...more });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${page}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  return result.lhr;
}

async function printPages(chrome) {
  for (const page of PAGES) {
    const { categories, audits } = await audit(chrome, address + page);
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
    const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (id) => `${id} ${audits[id]?.displayValue}`,
    );
    process.stdout.write(`${page}\n  ${scores.join(' · ')}\n  ${times.join(' · ')}\n`);
    for (const one of Object.values(audits)) {
      if (one.scoreDisplayMode === 'binary' && one.score === 0) process.stdout.write(`  ✗ ${one.title}\n`);
    }
  }
}

const medianOf = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** @returns whether every page keeps the bounds */
async function compareWithEmpty(chrome, empty) {
  const pages = { empty, main: `${address}/uk`, lobby: `${address}/uk/games` };
  const runs = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const { categories, audits } = await audit(chrome, page, { onlyCategories: ['performance'] });
      runs[name].push({
        score: Math.round((categories.performance.score ?? 0) * 100),
        lcp: audits['largest-contentful-paint'].numericValue,
        tbt: audits['total-blocking-time'].numericValue,
        cls: audits['cumulative-layout-shift'].numericValue,
      });
    }
  }
  const medians = Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [
      name,
      Object.fromEntries(['score', 'lcp', 'tbt', 'cls'].map((what) => [what, medianOf(all.map((one) => one[what]))])),
    ]),
  );
  let kept = true;
  for (const [name, { score, lcp, tbt, cls }] of Object.entries(medians)) {
    const base = medians.empty;
    const isKept = base.score - score <= BOUNDS.score && tbt - base.tbt <= BOUNDS.tbt && lcp - base.lcp <= BOUNDS.lcp;
    kept &&= isKept;
    const figures = `score ${score} · LCP ${Math.round(lcp)} ms · TBT ${Math.round(tbt)} ms · CLS ${cls.toFixed(4)}`;
    const scores = runs[name].map((one) => one.score).join(' ');
    process.stdout.write(
      `${name.padEnd(6)} ${figures} (scores ${scores})${isKept ? '' : ' ✗ too far from the empty page'}\n`,
    );
  }
  return kept;
}

const chrome = await launch({
  chromePath: await requireBrowser(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  if (!besideEmpty) await printPages(chrome);
  else if (!(await withEmptyPage((empty) => compareWithEmpty(chrome, empty)))) process.exitCode = 1;
} finally {
  await chrome.kill();
}
