import type { OPERATOR_GAME_STATES, OperatorGame, OperatorProvider } from '@kozyr/contracts/operator/offer';
import { type ClosedGamesRules, ruledAreas } from '@kozyr/contracts/promotions/closed-games';
import { RULED_CATEGORIES } from '@kozyr/contracts/promotions/game-lists';
import { and, asc, eq, gt, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { games, providers } from '../../../db/schema/games';
import { readRulesAt } from '../../kernel/promotions/read-rules';

/** Every provider by name, with how many games it has. */
export async function listOperatedProviders(ctx: Context): Promise<{ items: OperatorProvider[] }> {
  const { value: rules } = await readRulesAt(ctx.db, 'closed-games', ctx.now());
  const items = await ctx.db
    .select({
      slug: providers.slug,
      name: providers.name,
      integration: providers.integration,
      enabled: providers.enabled,
      closed_in: providers.closedIn,
      games: sql<number>`(count(*) filter (where ${games.available}))::int`,
      games_off: sql<number>`(count(*) filter (where ${games.available} and not ${games.enabled}))::int`,
    })
    .from(providers)
    .leftJoin(games, eq(games.provider, providers.slug))
    .groupBy(providers.slug)
    .orderBy(asc(providers.name), asc(providers.slug));
  const ruled = new Map(rules.providers.map(({ slug, areas }) => [slug, areas]));
  return { items: items.map((item) => ({ ...item, closed_by_rules: (ruled.get(item.slug) ?? []).toSorted() })) };
}

type State = (typeof OPERATOR_GAME_STATES)[number];
type Wanted = {
  q?: string | undefined;
  provider?: string | undefined;
  state?: State | undefined;
  after?: string | undefined;
  pageSize: number;
};

const isOn = sql`(${games.enabled} and ${providers.enabled})`;
const byHand = sql`(cardinality(${games.closedIn}) > 0 or cardinality(${providers.closedIn}) > 0)`;
const closedBy = ({ categories, providers: whose, games: which }: ClosedGamesRules) =>
  or(
    byHand,
    inArray(
      games.category,
      RULED_CATEGORIES.filter((category) => categories[category].length > 0),
    ),
    inArray(
      games.provider,
      whose.map(({ slug }) => slug),
    ),
    inArray(
      games.slug,
      which.map(({ slug }) => slug),
    ),
  );
const statesBy = (rules: ClosedGamesRules): Readonly<Record<State, SQL>> => ({
  on: sql`(${games.available} and ${isOn})`,
  off: sql`(${games.available} and not ${isOn})`,
  closed: sql`(${games.available} and ${closedBy(rules)})`,
  gone: sql`not ${games.available}`,
});

/** What was typed as a pattern of LIKE that finds it anywhere: its own signs of patterns are letters here. */
const anywhere = (typed: string) => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Games by slug, a page from the one after `after` on. */
export async function listOperatedGames(
  ctx: Context,
  { q, provider, state, after, pageSize }: Wanted,
): Promise<{ items: OperatorGame[]; next: string | null }> {
  const { value: rules } = await readRulesAt(ctx.db, 'closed-games', ctx.now());
  const rows = await ctx.db
    .select({
      slug: games.slug,
      title: games.title,
      category: games.category,
      provider: games.provider,
      provider_name: providers.name,
      enabled: games.enabled,
      provider_enabled: providers.enabled,
      available: games.available,
      closed_in: games.closedIn,
    })
    .from(games)
    .innerJoin(providers, eq(providers.slug, games.provider))
    .where(
      and(
        q ? or(ilike(games.title, anywhere(q)), ilike(games.slug, anywhere(q))) : undefined,
        provider ? eq(games.provider, provider) : undefined,
        state && statesBy(rules)[state],
        after ? gt(games.slug, after) : undefined,
      ),
    )
    .orderBy(asc(games.slug))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize).map((row) => ({ ...row, closed_by_rules: ruledAreas(rules, row) }));
  return { items, next: rows.length > pageSize ? (items.at(-1)?.slug ?? null) : null };
}
