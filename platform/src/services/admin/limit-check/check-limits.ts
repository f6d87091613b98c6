import { GAMING_PAUSE_MINUTES } from '@kozyr/contracts/gaming-session';
import { CREDITS, CURRENCY_ZONES } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../db/database';

export type LimitViolation = { player: string; day: string; counted: string; found: string };

const rowsSchema = z.array(z.object({ player: z.string(), day: z.string(), counted: z.string(), found: z.string() }));

/** At most so many are listed: one is enough to look for the cause. */
const MAX_LISTED = 20;

const zoneOf = (currency: SQL) =>
  sql`case ${currency} ${sql.join(
    Object.entries(CURRENCY_ZONES).map(([currency, name]) => sql`when ${currency} then ${name}`),
    sql` `,
  )} end`;

/**
 * Counts anew what players staked and won by day, from the calls that stand, and answers the days whose count is another: none, while
 * the law holds. Of play for credits the time alone counts. `counted` and `found`: staked, staked of own money, won, won to own money, minor units, and seconds played.
 */
export async function checkLimits(db: Pick<Queryable, 'execute'>): Promise<LimitViolation[]> {
  const { rows } = await db.execute(sql`
    with standing as (
      select c.user_id, (c.created_at at time zone (${zoneOf(sql`u.currency`)}))::date as day,
        sum(c.game + c.electronic + c.bonus) filter (where c.action = 'bet') as staked,
        sum(c.game + c.electronic) filter (where c.action = 'bet') as own_staked,
        sum(c.electronic + c.bonus) filter (where c.action = 'win') as won,
        sum(c.electronic) filter (where c.action = 'win') as own_won
      from seamless_calls c join users u on u.id = c.user_id
      left join rounds r on r.id = c.round_id and r.user_id = c.user_id
      where c.action in ('bet', 'win') and c.refused is null and c.undone_by is null
        and r.currency is distinct from ${CREDITS}
      group by 1, 2
    ), stakes as (
      select c.user_id, u.currency, c.created_at,
        lag(c.created_at) over (partition by c.user_id order by c.created_at, c.transaction_id) as before
      from seamless_calls c join users u on u.id = c.user_id
      where c.action = 'bet' and c.refused is null
    ), timed as (
      -- A stake that was given back was played all the same.
      select user_id, (created_at at time zone (${zoneOf(sql`stakes.currency`)}))::date as day,
        sum(floor(extract(epoch from created_at)) - floor(extract(epoch from before)))::int as seconds
      from stakes where created_at < before + interval '${sql.raw(`${GAMING_PAUSE_MINUTES}`)} minutes' group by 1, 2
    ), compared as (
      select user_id, day,
        concat_ws(' ', coalesce(d.staked, 0), coalesce(d.own_staked, 0), coalesce(d.won, 0), coalesce(d.own_won, 0), coalesce(d.seconds, 0)) as counted,
        concat_ws(' ', coalesce(s.staked, 0), coalesce(s.own_staked, 0), coalesce(s.won, 0), coalesce(s.own_won, 0), coalesce(t.seconds, 0)) as found
      from standing s full join timed t using (user_id, day) full join player_days d using (user_id, day)
    )
    select user_id as player, day::text, counted, found from compared where counted <> found
    order by day, user_id limit ${MAX_LISTED}`);
  return rowsSchema.parse(rows);
}
