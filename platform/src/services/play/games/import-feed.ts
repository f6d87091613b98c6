import { withDeadline } from '@kozyr/contracts/deadline';
import type { GameFeed } from '@kozyr/contracts/games';
import { CURRENCIES, fromMinor, toMinor } from '@kozyr/contracts/money';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { gameFeeds, games, providers } from '../../../db/schema/games';
import type { GameIntegration } from '../../../gateways/providers/port';
import { contributionOf } from './rules';

/** Notices on this channel mean: what the catalogue offers has changed. */
export const GAMES_CHANGED_CHANNEL = 'games_changed';

/** Held in the database while a feed is taken. */
export const IMPORT_LOCK = 7_041_004;
const FEED_TIMEOUT_MS = 20_000;
const ROWS_AT_ONCE = 500;

type FeedGame = GameFeed['games'][number];

const amounts = (bet: FeedGame['min_bet']) => ({ uah: fromMinor(toMinor(bet.uah)), kzt: fromMinor(toMinor(bet.kzt)) });

/** @throws Error for limits that no stake could meet */
function rowOf(game: FeedGame): typeof games.$inferInsert {
  for (const currency of CURRENCIES) {
    if (toMinor(game.min_bet[currency]) > toMinor(game.max_bet[currency]))
      throw new Error(`The feed's game ${game.slug} has a smallest bet above its largest.`);
  }
  return {
    slug: game.slug,
    provider: game.provider,
    code: game.code ?? null,
    title: game.title,
    category: game.category,
    tags: game.tags,
    theme: game.theme,
    rtp: game.rtp,
    volatility: game.volatility,
    minBet: amounts(game.min_bet),
    maxBet: amounts(game.max_bet),
    maxWinHundredths: Number(toMinor(game.max_win_multiplier)),
    countriesBlocked: game.countries_blocked,
    devices: game.devices,
    releasedOn: game.released_on,
    popularity: game.popularity,
    contribution: contributionOf(game),
    available: true,
  };
}

const taken = (column: string) => sql.raw(`excluded.${column}`);

/**
 * Everything the feed decides. The operator's switch and the wagering rate are ours: an import leaves them alone, but for a game whose RTP
 * has risen so far, or that has become a live one, so that it counts less.
 */
const FROM_FEED = {
  provider: taken('provider'),
  code: taken('code'),
  title: taken('title'),
  category: taken('category'),
  tags: taken('tags'),
  theme: taken('theme'),
  rtp: taken('rtp'),
  volatility: taken('volatility'),
  minBet: taken('min_bet'),
  maxBet: taken('max_bet'),
  maxWinHundredths: taken('max_win_hundredths'),
  countriesBlocked: taken('countries_blocked'),
  devices: taken('devices'),
  releasedOn: taken('released_on'),
  popularity: taken('popularity'),
  contribution: sql`case when ${games.category} = 'live' and excluded.category = 'live' then ${games.contribution}
    else least(${games.contribution}, excluded.contribution) end`,
  available: taken('available'),
};

async function writeFeed(tx: Queryable, integration: string, feed: GameFeed): Promise<void> {
  const named = new Map(feed.providers.map(({ slug, name }) => [slug, { slug, name, integration }]));
  await tx
    .insert(providers)
    .values([...named.values()])
    .onConflictDoUpdate({
      target: providers.slug,
      set: { name: taken('name') },
      setWhere: eq(providers.integration, integration),
    });
  const owned = await tx.select({ slug: providers.slug }).from(providers).where(eq(providers.integration, integration));
  const own = owned.map(({ slug }) => slug);
  const stray = feed.games.find((game) => !own.includes(game.provider));
  if (stray)
    throw new Error(`The feed's game ${stray.slug} is of ${stray.provider}, which is not this feed's provider.`);

  const rows = [...new Map(feed.games.map((game) => [game.slug, rowOf(game)])).values()];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insert(games)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoUpdate({ target: games.slug, set: FROM_FEED, setWhere: inArray(games.provider, own) });
  }
  const gone = notInArray(
    games.slug,
    rows.map(({ slug }) => slug),
  );
  await tx
    .update(games)
    .set({ available: false })
    .where(and(inArray(games.provider, own), gone));
}

/**
 * Takes an integration's games into the catalogue when its feed has another version than ours; one process at a time.
 * A game gone from the feed becomes unavailable, since rounds and sessions refer to it.
 * @throws Error when the feed does not answer, or is not by contract, or has nothing in it; the catalogue stays as it was.
 */
export async function importFeed(
  ctx: Context,
  integration: GameIntegration,
): Promise<{ changed: boolean; version: string; games: number }> {
  const feed = await withDeadline(FEED_TIMEOUT_MS, (signal) => integration.fetchFeed(signal));
  if (feed.games.length === 0) throw new Error(`The feed of ${integration.name} has no games.`);
  const { version } = feed;
  const changed = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const [held] = await tx.select().from(gameFeeds).where(eq(gameFeeds.integration, integration.name));
    if (held?.version === version) return false;
    await writeFeed(tx, integration.name, feed);
    const row = { integration: integration.name, version, importedAt: ctx.now() };
    await tx.insert(gameFeeds).values(row).onConflictDoUpdate({ target: gameFeeds.integration, set: row });
    await tx.execute(sql`select pg_notify(${GAMES_CHANGED_CHANNEL}, ${version})`);
    return true;
  });
  return { changed, version, games: feed.games.length };
}
