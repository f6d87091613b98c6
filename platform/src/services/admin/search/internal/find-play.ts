import type { SearchResult } from '@kozyr/contracts/operator/search';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { bonuses } from '../../../../db/schema/bonuses';
import { games, providers, rounds } from '../../../../db/schema/games';
import { listOperatorSettings } from '../../../kernel/settings/operator-settings';
import type { Lookup } from '../rules';
import { beginsWith, byteOrder, inSpan, MAX_OF_A_KIND, newestFirst, once } from './spans';

/** Rounds by id, or by the number that the provider gave them. */
export async function findRounds(db: Queryable, { ids, reference }: Lookup): Promise<SearchResult[]> {
  const find = (wanted: SQL, order: SQL) =>
    db
      .select({
        id: rounds.id,
        title: games.title,
        providerRound: rounds.providerRound,
        status: rounds.status,
        userId: rounds.userId,
        createdAt: rounds.createdAt,
      })
      .from(rounds)
      .innerJoin(games, eq(games.slug, rounds.game))
      .where(wanted)
      .orderBy(order)
      .limit(MAX_OF_A_KIND);
  // Its index begins with the integration, of which there are few.
  const every = sql`array(select distinct ${providers.integration} from ${providers})`;
  const numbered = sql`${rounds.integration} = any (${every}) and ${rounds.providerRound} = ${reference}`;
  const rows = [
    ...(ids ? await find(inSpan(rounds.id, ids), asc(rounds.id)) : []),
    ...(reference === null ? [] : await find(numbered, asc(rounds.integration))),
  ];
  return newestFirst(once(rows)).map((row) => ({
    kind: 'round',
    id: row.id,
    title: row.title,
    detail: row.providerRound,
    state: row.status,
    player: row.userId,
    at: row.createdAt.toISOString(),
  }));
}

/** Games by the beginning of their title. */
export async function findGames(db: Queryable, { name }: Lookup): Promise<SearchResult[]> {
  if (name === null) return [];
  const title = sql`lower(${games.title})`;
  const rows = await db
    .select({ game: games, provider: providers.name })
    .from(games)
    .innerJoin(providers, eq(providers.slug, games.provider))
    .where(beginsWith(title, name.toLowerCase()))
    .orderBy(byteOrder(title))
    .limit(MAX_OF_A_KIND);
  return rows.map(({ game, provider }) => ({
    kind: 'game',
    id: game.slug,
    title: game.title,
    detail: provider,
    state: game.enabled && game.available ? null : 'off',
    player: null,
    at: null,
  }));
}

/** Bonuses as they are offered, by id, code or the beginning of their name; they are some hundreds, which need no index. */
export async function findBonuses(db: Queryable, { ids, name }: Lookup): Promise<SearchResult[]> {
  const wanted = [
    ...(ids ? [inSpan(bonuses.id, ids)] : []),
    ...(name === null
      ? []
      : [
          beginsWith(sql`lower(${bonuses.name})`, name.toLowerCase()),
          sql`upper(${bonuses.code}) = ${name.toUpperCase()}`,
        ]),
  ];
  if (wanted.length === 0) return [];
  const rows = await db
    .select()
    .from(bonuses)
    .where(sql.join(wanted, sql` or `))
    .orderBy(desc(bonuses.startsAt), asc(bonuses.id))
    .limit(MAX_OF_A_KIND);
  return rows.map((row) => ({
    kind: 'bonus',
    id: row.id,
    title: row.name,
    detail: row.code,
    state: row.status,
    player: null,
    at: row.startsAt.toISOString(),
  }));
}

/** Settings whose code has a word that begins so, "payout min" as well as PAYOUT_MIN. */
export async function findSettings(ctx: Context, { name }: Lookup): Promise<SearchResult[]> {
  if (name === null) return [];
  const words = name.toUpperCase().replaceAll(/[\s_-]+/g, '_');
  const { items } = await listOperatorSettings(ctx);
  return items
    .filter(({ code }) => `_${code}`.includes(`_${words}`))
    .slice(0, MAX_OF_A_KIND)
    .map(({ code, value }) => ({
      kind: 'setting',
      id: code,
      title: code,
      detail: value,
      state: null,
      player: null,
      at: null,
    }));
}
