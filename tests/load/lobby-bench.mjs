/**
 * What the lobby costs: the size of the document that holds the whole catalogue, and the time to read it, to filter and count, and to
 * sort, for 3,000 and 10,000 games of the house's own generator. With an address of the running product also, in Chromium on a
 * processor slowed down four times: how the page moves while it loads and scrolls.
 *
 *   npm run bench:lobby [-- http://localhost:3000]
 *
 * Environment: GAMES (3000,10000), ROUNDS (200) of filters, SLOWDOWN (4).
 */
import process from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { gameIndexSchema } from '@kozyr/contracts/game-index';
import { buildCatalogueIndex, ORDERS } from '../../lib/catalogue/catalogue-index';
import { NO_FILTERS, sift } from '../../lib/catalogue/facets';
import { writeGameIndex } from '../../platform/src/services/play/games/game-index';
import { arrangeCatalogue } from '../../platform/src/services/play/games/load-catalogue';
import { contributionOf } from '../../platform/src/services/play/games/rules';
import { requireBrowser } from '../../scripts/browser.mjs';
import { watchPage } from './page-times.mjs';
import { wideFeed } from './wide-feed.mjs';

const SIZES = (process.env.GAMES ?? '3000,10000').split(',').map(Number);
const ROUNDS = Number(process.env.ROUNDS ?? 200);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const address = process.argv[2];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time) => `${time.toFixed(2)} ms`;
const print = (label, value) => process.stdout.write(`  ${label.padEnd(52)} ${value}\n`);

/** Median, and what one in a hundred is above, of runs of some work; each run is the best of three, since the machine does other things. */
function time(runs, work) {
  const once = (run) => {
    const began = performance.now();
    work(run);
    return performance.now() - began;
  };
  const times = Array.from({ length: runs }, (_, run) => Math.min(once(run), once(run), once(run))).sort(
    (one, other) => one - other,
  );
  return { median: times[Math.floor(runs / 2)], worst: times[Math.floor(runs * 0.99)] };
}

/** The platform's catalogue as it would hold so many games. */
function catalogueOf(size) {
  const feed = wideFeed(size);
  const names = new Map(feed.providers.map((provider) => [provider.slug, provider]));
  return arrangeCatalogue(
    feed.games.map(({ provider, min_bet, max_bet, countries_blocked, devices, ...game }) => ({
      ...game,
      provider: names.get(provider),
      min_bet: { uah: Number(min_bet.uah).toFixed(2), kzt: Number(min_bet.kzt).toFixed(2) },
      max_bet: { uah: Number(max_bet.uah).toFixed(2), kzt: Number(max_bet.kzt).toFixed(2) },
      contribution: contributionOf(game.category),
      image: `/art/${game.slug}`,
    })),
  );
}

function measureDocument(size) {
  const catalogue = catalogueOf(size);
  const index = writeGameIndex(catalogue);
  const text = JSON.stringify(index);
  const bytes = Buffer.from(text);
  const began = performance.now();
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const packed = performance.now() - began;

  process.stdout.write(`\n${index.title.length} games\n`);
  print(
    'document, as it is / gzip / brotli',
    `${kilobytes(bytes.length)} / ${kilobytes(gzipSync(bytes).length)} / ${kilobytes(brotli.length)}`,
  );
  print('packing it, once for each version', milliseconds(packed));
  const read = time(20, () => buildCatalogueIndex(gameIndexSchema.parse(JSON.parse(text))));
  print('reading it: parse, check, stock', milliseconds(read.median));

  const browserIndex = buildCatalogueIndex(index);
  for (const order of ORDERS) browserIndex.ordered(order);
  const sorting = time(10, () => {
    const fresh = buildCatalogueIndex(index);
    for (const order of ORDERS) fresh.ordered(order);
  });
  print('all four orders, once', milliseconds(sorting.median));
  const pick = (list, run, step) => list[(run * step) % list.length];
  const filtering = time(ROUNDS, (run) =>
    sift(
      browserIndex,
      {
        ...NO_FILTERS,
        providers: run % 2 === 0 ? [pick(index.providers, run, 7)[0]] : [],
        themes: run % 3 === 0 ? [pick(index.themes, run, 5)] : [],
        tags: run % 5 === 0 ? [pick(index.tags, run, 3)] : [],
        volatilities: run % 7 === 0 ? ['high'] : [],
        rtp: run % 4 === 0 ? 96 : null,
      },
      pick(ORDERS, run, 1),
    ),
  );
  print(
    'a filter with all counts, median / p99',
    `${milliseconds(filtering.median)} / ${milliseconds(filtering.worst)}`,
  );
}

async function measurePage(base) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
    await page.addInitScript(() => localStorage.setItem('kozyr:visited', '1'));
    await page.addInitScript(watchPage);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    process.stdout.write(`\n${base}/en/games on a phone, processor slowed down ${SLOWDOWN} times\n`);
    await page.goto(`${base}/en/games`);
    await page.waitForSelector('main button[aria-expanded]', { timeout: 60_000 });
    print('layout shift while it loads', (await page.evaluate(() => window.seen.shift)).toFixed(4));
    for (let step = 0; step < 15; step += 1) {
      await page.evaluate(() => window.scrollBy(0, 900));
      await page.waitForTimeout(120);
    }
    print('and while 15 screens of it are scrolled', (await page.evaluate(() => window.seen.shift)).toFixed(4));
  } finally {
    await browser.close();
  }
}

for (const size of SIZES) measureDocument(size);
if (address) await measurePage(address.replace(/\/$/, ''));
else process.stdout.write('\nWith the address of the running product: how it feels in a browser too.\n');
