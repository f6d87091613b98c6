/**
 * A product of its own whose catalogue has many games, for as long as it is not stopped: what `npm run lighthouse` and
 * `npm run bench:inputs` are then given the address of.
 *
 *   npm run bench:wide [-- --games 10000]
 */
import { once } from 'node:events';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../platform/src/db/database';
import { IMPORT_LOCK, importFeed } from '../../platform/src/services/play/games/import-feed';
import { withProduct } from '../../scripts/trial.mjs';
import { wideFeed } from './wide-feed.mjs';

const { values: options } = parseArgs({ options: { games: { type: 'string', default: '10000' } } });
const size = Number(options.games);
const TAKEN_WITHIN_MS = 300_000;

/** Resolves when the platform offers the games and the site's kept pages, which are of two minutes ago, are of its new catalogue. */
async function untilOffered(site) {
  const until = Date.now() + TAKEN_WITHIN_MS;
  for (;;) {
    const index = await (await fetch(`${site}/api/games/index`)).json();
    const page = await (await fetch(`${site}/en/games`)).text();
    if (index.title.length === size && page.includes(index.version)) return;
    if (Date.now() > until) throw new Error(`The lobby does not come to show ${size} games.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

await withProduct(async ({ env }) => {
  const db = openDatabase(env.PLATFORM_DATABASE, 2);
  // The platform looks at the studio's own feed every few minutes; while this is held, it waits.
  const holder = await db.$client.connect();
  try {
    const feed = wideFeed(size);
    await importFeed({ db, now: () => new Date() }, { name: 'house', fetchFeed: async () => feed });
    await holder.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
    await untilOffered(env.BASE_URL);
    process.stdout.write(`\n${size} games at ${env.BASE_URL}. Ctrl-C ends it.\n`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  } finally {
    holder.release(true);
    await db.$client.end();
  }
});
