import { withDeadline } from '@kozyr/contracts/deadline';
import type { GameFeed } from '@kozyr/contracts/games';
import { CURRENCIES, fromMinor, toMinor } from '@kozyr/contracts/money';
import { and, eq, inArray, not, notInArray, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { gameFeeds, games, providers } from '../../../db/schema/games';
import { providerStops } from '../../../db/schema/held-wins';
import type { GameIntegration } from '../../../gateways/providers/port';
import { recordAudit } from '../../kernel/audit/record-audit';
import { foreignTo, prefixingIntegrations } from './internal/foreign-slugs';
import { contributionOf } from './rules';

/** Notices on this channel mean: what the catalogue offers has changed. */
export const GAMES_CHANGED_CHANNEL = 'games_changed';

/** Held in the database while a feed is taken. */
export const IMPORT_LOCK = 7_041_004;
const FEED_TIMEOUT_MS = 20_000;
const ROWS_AT_ONCE = 500;
/** How many slugs that were left out are logged. */
const SLUGS_TOLD = 50;

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

type Named = GameFeed['providers'][number];

/**
 * Writes the feed's providers. One that comes while another of the integration stands stopped begins switched off, so that nothing goes on
 * under a new name. @returns the slugs that are the integration's
 */
async function writeProviders(tx: Queryable, now: Date, integration: string, named: readonly Named[]) {
  const owned = () => tx.select({ slug: providers.slug }).from(providers).where(eq(providers.integration, integration));
  const before = new Set((await owned()).map(({ slug }) => slug));
  const [stop] = await tx
    .select({ provider: providerStops.provider })
    .from(providerStops)
    .innerJoin(providers, eq(providers.slug, providerStops.provider))
    .where(eq(providers.integration, integration))
    .limit(1);
  const enabled = stop === undefined;
  const bySlug = new Map(named.map(({ slug, name }) => [slug, { slug, name, integration, enabled }]));
  await tx
    .insert(providers)
    // In the order in which providers are stopped together.
    .values([...bySlug.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1)))
    .onConflictDoUpdate({
      target: providers.slug,
      set: { name: taken('name') },
      setWhere: eq(providers.integration, integration),
    });
  const own = (await owned()).map(({ slug }) => slug);
  if (stop)
    for (const slug of own.filter((each) => !before.has(each)))
      await recordAudit(tx, now, {
        actor: { kind: 'system', id: 'provider_limit' },
        action: 'provider_switched',
        subject: { kind: 'provider', id: slug },
        details: {
          after: 'off',
          reason: `new in the feed of ${integration}, whose provider ${stop.provider} is stopped`,
        },
      });
  return own;
}

/** Leaves out what is called by the name of another integration; what the catalogue has of this one already stays. */
async function withoutForeign(tx: Queryable, integration: string, feed: GameFeed) {
  const isForeign = foreignTo(integration, await prefixingIntegrations(tx));
  const suspects = [...feed.providers, ...feed.games].map(({ slug }) => slug).filter(isForeign);
  if (suspects.length === 0) return feed;
  const held = await tx
    .select({ provider: providers.slug, game: games.slug })
    .from(providers)
    .leftJoin(games, eq(games.provider, providers.slug))
    .where(eq(providers.integration, integration));
  const kept = new Set(held.flatMap(({ provider, game }) => [provider, game]));
  const wrong = new Set(suspects.filter((slug) => !kept.has(slug)));
  return {
    providers: feed.providers.filter(({ slug }) => !wrong.has(slug)),
    games: feed.games.filter(({ slug, provider }) => !wrong.has(slug) && !wrong.has(provider)),
  };
}

/** @returns the slugs of what was left out, since it is another integration's or called as if it were */
async function writeFeed(tx: Queryable, now: Date, integration: string, feed: GameFeed): Promise<string[]> {
  const fit = await withoutForeign(tx, integration, feed);
  const own = fit.providers.length > 0 ? await writeProviders(tx, now, integration, fit.providers) : [];
  const stray = fit.games.find((game) => !own.includes(game.provider));
  if (stray)
    throw new Error(`The feed's game ${stray.slug} is of ${stray.provider}, which is not this feed's provider.`);

  const off = await tx
    .select({ slug: providers.slug })
    .from(providers)
    .where(and(inArray(providers.slug, own), not(providers.enabled)));
  const isOff = inArray(
    games.provider,
    off.map(({ slug }) => slug),
  );
  // What is switched off stays so under another studio's name too.
  const provider = sql`case when ${isOff} then ${games.provider} else excluded.provider end`;
  const set = { ...FROM_FEED, provider };
  const rows = [...new Map(fit.games.map((game) => [game.slug, rowOf(game)])).values()];
  const written = new Set<string>();
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const slugs = await tx
      .insert(games)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoUpdate({ target: games.slug, set, setWhere: inArray(games.provider, own) })
      .returning({ slug: games.slug });
    for (const { slug } of slugs) written.add(slug);
  }
  await tx
    .update(games)
    .set({ available: false })
    .where(and(inArray(games.provider, own), notInArray(games.slug, [...written])));
  const strange = feed.providers.filter(({ slug }) => !own.includes(slug));
  const left = feed.games.filter(({ slug }) => !written.has(slug));
  return [...new Set([...strange, ...left].map(({ slug }) => slug))];
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
  let left: string[] = [];
  const changed = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const [held] = await tx.select().from(gameFeeds).where(eq(gameFeeds.integration, integration.name));
    if (held?.version === version) return false;
    left = await writeFeed(tx, ctx.now(), integration.name, feed);
    const row = { integration: integration.name, version, importedAt: ctx.now() };
    await tx.insert(gameFeeds).values(row).onConflictDoUpdate({ target: gameFeeds.integration, set: row });
    await tx.execute(sql`select pg_notify(${GAMES_CHANGED_CHANNEL}, ${version})`);
    return true;
  });
  if (left.length > 0)
    ctx.log.warn(
      { integration: integration.name, slugs: left.slice(0, SLUGS_TOLD), all: left.length },
      'slugs of a feed were left out: they are of another integration, or begin with its name',
    );
  return { changed, version, games: feed.games.length };
}
