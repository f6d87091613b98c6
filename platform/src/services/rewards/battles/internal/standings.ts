import { type BattleStanding, QUALIFYING_STAKES } from '@kozyr/contracts/battles';
import { fromMinor } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import { entryState } from '../rules';

const rowsSchema = z.array(
  z.object({
    battle_id: z.string(),
    user_id: z.string(),
    stakes: z.number(),
    score: z.string().transform(BigInt),
    place: z.coerce.number().nullable(),
    prize: z.string().transform(BigInt).nullable(),
  }),
);

export type PlayerStanding = { userId: string; standing: BattleStanding };

/** How a player who has not entered stands. */
export const outside = (battleId: string): BattleStanding => ({
  battle_id: battleId,
  state: 'inactive',
  stakes: 0,
  score: '0.00',
  place: null,
  prize: null,
});

/** Standings of the entries that a condition on e (battle_entries) and b (battles) picks, the latest battle first. */
export async function standingsWhere(db: Queryable, condition: SQL, max = 10_000): Promise<PlayerStanding[]> {
  const { rows } = await db.execute(sql`
    select e.battle_id, e.user_id, e.stakes, e.score::text as score, w.amount::text as prize,
      case when e.reached_at is not null then 1 + (
        select count(*) from battle_entries o
        where o.battle_id = e.battle_id and o.reached_at is not null
          and (o.score > e.score or (o.score = e.score and (o.reached_at, o.reached_by) < (e.reached_at, e.reached_by)))
      ) end as place
    from battle_entries e
    join battles b on b.id = e.battle_id
    left join battle_prizes w on w.battle_id = e.battle_id and w.user_id = e.user_id
    where ${condition}
    order by b.ends_at desc, b.id, e.user_id
    limit ${max}`);
  return rowsSchema.parse(rows).map((row) => ({
    userId: row.user_id,
    standing: {
      battle_id: row.battle_id,
      state: entryState(row.stakes, QUALIFYING_STAKES),
      stakes: row.stakes,
      score: fromMinor(row.score),
      place: row.place,
      prize: row.prize === null ? null : fromMinor(row.prize),
    },
  }));
}

/** How a player stands in a battle. */
export async function standingIn(db: Queryable, userId: string, battleId: string): Promise<BattleStanding> {
  const [own] = await standingsWhere(db, sql`e.battle_id = ${battleId} and e.user_id = ${userId}`);
  return own?.standing ?? outside(battleId);
}
