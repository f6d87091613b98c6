// Lighthouse's phone scores of the public pages: `node scripts/lighthouse.mjs [address]`. The product must be running.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { requireBrowser } from './browser.mjs';
import { withDeadline } from './deadline.mjs';

const PAGES = ['/uk', '/uk/games', '/kk/terms'];
const FIRST_VISIT_MS = 60_000;
const address = process.argv[2] ?? 'http://localhost:3000';

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
  for (const page of PAGES) {
    // The first visit makes the page and its pictures; what players meet is the second.
    await withDeadline(FIRST_VISIT_MS, async (signal) => (await fetch(address + page, { signal })).arrayBuffer());
    const result = await lighthouse(address + page, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${page}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
    const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      (id) => `${id} ${audits[id]?.displayValue}`,
    );
    process.stdout.write(`${page}\n  ${scores.join(' · ')}\n  ${times.join(' · ')}\n`);
    for (const audit of Object.values(audits)) {
      if (audit.scoreDisplayMode === 'binary' && audit.score === 0) process.stdout.write(`  ✗ ${audit.title}\n`);
    }
  }
} finally {
  await chrome.kill();
}
