import { QUALIFYING_STAKES, SCORED_RESULTS } from '@kozyr/contracts/battles';
import { fromMinor } from '@kozyr/contracts/money';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context, PlayerNews, PublicNews, Settlement } from '../../../context';
import type { Queryable } from '../../../db/database';
import { battles } from '../../../db/schema/battles';
import { battleColumns } from './internal/battle-view';
import { leadersOf } from './internal/leaders';
import { standingsWhere } from './internal/standings';

const touchedSchema = z.array(z.object({ battle_id: z.string(), user_id: z.string() }));
type Touched = z.infer<typeof touchedSchema>;

/** The last word on each round of the batch. */
function lastWords(rows: readonly Settlement[]) {
  const rounds = new Map<string, Settlement>();
  for (const row of rows) rounds.set(row.roundId, row);
  return [...rounds.values()].map((row) => ({
    ordinal: row.id.toString(),
    round_id: row.roundId,
    user_id: row.userId,
    game: row.game,
    currency: row.currency,
    staked: row.staked.toString(),
    real: row.real.toString(),
    won: row.won.toString(),
    begun_at: row.begunAt.toISOString(),
    settled_at: row.settledAt.toISOString(),
  }));
}

/** Adds, changes and takes away the points of these rounds in battles that are open. @returns whose points changed, and where */
async function movePoints(tx: Queryable, rows: readonly Settlement[]): Promise<Touched> {
  const { rows: touched } = await tx.execute(sql`
    with said as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lastWords(rows))}::jsonb) as r(ordinal bigint, round_id uuid,
        user_id uuid, game text, currency text, staked bigint, real bigint, won bigint, begun_at timestamptz, settled_at timestamptz)
    ), counted as materialized (
      select b.id as battle_id, s.*
      from said s
      join battle_entries e on e.user_id = s.user_id
      join battles b on b.id = e.battle_id and b.state = 'open' and b.currency = s.currency
      where s.real >= b.min_stake and (b.max_stake is null or s.real < b.max_stake)
        and s.begun_at >= e.entered_at and s.begun_at >= b.starts_at and s.settled_at < b.ends_at
    ), gone as (
      delete from battle_points p using said s, battles b
      where p.round_id = s.round_id and b.id = p.battle_id and b.state = 'open'
        and not exists (select 1 from counted c where c.battle_id = p.battle_id and c.round_id = p.round_id)
      returning p.battle_id, p.user_id
    ), kept as (
      insert into battle_points (battle_id, round_id, user_id, ordinal, game, stake, won, multiplier, settled_at)
      select battle_id, round_id, user_id, ordinal, game, real, won, won * 100 / staked, settled_at from counted
      on conflict (battle_id, round_id) do update set stake = excluded.stake, won = excluded.won,
        multiplier = excluded.multiplier, settled_at = excluded.settled_at
      returning battle_id, user_id
    )
    select battle_id, user_id from gone union select battle_id, user_id from kept`);
  return touchedSchema.parse(touched);
}

/**
 * Makes the scores of these entries from their points anew: the first 20 qualify, of those after them the best 10 are added up. The
 * score was reached with the latest of these that added to it; before one did, with the end of the qualification.
 */
async function countScores(tx: Queryable, touched: Touched): Promise<void> {
  await tx.execute(sql`
    with touched as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as t(battle_id uuid, user_id uuid)
    )
    update battle_entries e set
      stakes = f.stakes,
      counted_stakes = f.counted_stakes,
      score = coalesce(f.score, 0),
      reached_at = case when f.qualified_by is not null then coalesce(f.last_at, f.qualified_at) end,
      reached_by = case when f.qualified_by is not null then coalesce(f.last_by, f.qualified_by) end
    from (
      select t.battle_id, t.user_id, c.stakes, c.counted_stakes, q.settled_at as qualified_at, q.ordinal as qualified_by,
        s.score, s.last_at, s.last_by
      from touched t
      cross join lateral (
        select count(*)::int as stakes, coalesce(sum(p.stake), 0)::bigint as counted_stakes
        from battle_points p where p.battle_id = t.battle_id and p.user_id = t.user_id
      ) c
      left join lateral (
        select p.settled_at, p.ordinal from battle_points p
        where p.battle_id = t.battle_id and p.user_id = t.user_id
        order by p.ordinal offset ${QUALIFYING_STAKES - 1} limit 1
      ) q on true
      left join lateral (
        select sum(b.multiplier)::bigint as score,
          (array_agg(b.settled_at order by b.settled_at desc, b.ordinal desc))[1] as last_at,
          (array_agg(b.ordinal order by b.settled_at desc, b.ordinal desc))[1] as last_by
        from (
          select p.multiplier, p.settled_at, p.ordinal from battle_points p
          where p.battle_id = t.battle_id and p.user_id = t.user_id and p.ordinal > q.ordinal and p.multiplier > 0
          order by p.multiplier desc nulls last, p.ordinal limit ${SCORED_RESULTS}
        ) b
      ) s on true
    ) f
    where e.battle_id = f.battle_id and e.user_id = f.user_id`);
}

/**
 * Counts settled rounds in the battles of their players: a round counts in every open battle in whose bracket the real-money part of
 * its stake is, if it began after the player's entry and settled before the end; one that was undone no longer does. Each player is told where they stand, and whoever
 * watches a battle its first places, once a batch.
 */
export async function countSettlements(
  ctx: Context,
  tx: Queryable,
  rows: readonly Settlement[],
): Promise<(PublicNews | PlayerNews)[]> {
  const touched = await movePoints(tx, rows);
  if (touched.length === 0) return [];
  await countScores(tx, touched);
  const standings = await standingsWhere(
    tx,
    sql`(e.battle_id, e.user_id) in (select t.battle_id, t.user_id
      from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as t(battle_id uuid, user_id uuid))`,
  );
  const news = await leadersNews(ctx, tx, [...new Set(touched.map(({ battle_id }) => battle_id))]);
  const own = standings.map(({ userId, standing }): PlayerNews => ({ userId, event: { type: 'battle', standing } }));
  return [...news, ...own];
}

/** What everybody who watches these battles is to be told: their first places. */
async function leadersNews(ctx: Context, tx: Queryable, ids: readonly string[]): Promise<PublicNews[]> {
  const watched = await tx
    .select(battleColumns)
    .from(battles)
    .where(inArray(battles.id, [...ids]));
  const news: PublicNews[] = [];
  for (const battle of watched) {
    const { players, counted } = battle;
    const leaders = await leadersOf(tx, ctx.env.PSEUDONYM_SECRET, battle);
    news.push({
      topic: `battle:${battle.id}`,
      event: { type: 'battle-leaders', battle_id: battle.id, players, counted_stakes: fromMinor(counted), leaders },
    });
  }
  return news;
}
