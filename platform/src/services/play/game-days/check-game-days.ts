import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../db/database';

const found = z.tuple([z.object({ count: z.coerce.number(), sample: z.string().nullable() })]);

/**
 * Proves the days of games against their rounds: what is kept, with what is still queued, is what all settled rounds are together.
 * @returns how many days of games differ, and one of them
 */
export async function checkGameDays(db: Queryable): Promise<{ count: number; sample: string }> {
  const day = (at: ReturnType<typeof sql>) =>
    sql`(${at} at time zone case currency when 'kzt' then ${CURRENCY_ZONES.kzt} else ${CURRENCY_ZONES.uah} end)::date`;
  const { rows } = await db.execute(sql`
    with said as (
      select day, currency, game, sum(rounds) as n, sum(staked) as s, sum(won) as w, sum(staked_staked) as ss, sum(staked_won) as sw,
        sum(won_won) as ww
      from (
        select day, currency, game, rounds, staked, won, staked_staked, staked_won, won_won from game_days
        union all
        select ${day(sql`begun_at`)}, currency, game, (s > 0)::int - (s0 > 0)::int, s - s0, w - w0, s * s - s0 * s0, s * w - s0 * w0,
          w * w - w0 * w0
        from (select begun_at, currency, game, staked::numeric as s, won::numeric as w, staked_before::numeric as s0,
          won_before::numeric as w0 from settlements) q
      ) both_of_them group by 1, 2, 3
    ), played as (
      select ${day(sql`created_at`)} as day, currency, game, count(*) as n, sum(s) as s, sum(w) as w, sum(s * s) as ss, sum(s * w) as sw,
        sum(w * w) as ww
      from (
        select created_at, currency, game, (stake_game + stake_electronic + stake_bonus)::numeric as s,
          (win_electronic + win_bonus + win_forfeited)::numeric as w
        from rounds where status = 'settled' and currency <> 'crd'
      ) r group by 1, 2, 3
    )
    select count(*) as count, min(coalesce(k.day, p.day) || ' ' || coalesce(k.currency, p.currency) || ' ' || coalesce(k.game, p.game)) as sample
    from said k full join played p on p.day = k.day and p.currency = k.currency and p.game = k.game
    where (coalesce(k.n, 0), coalesce(k.s, 0), coalesce(k.w, 0), coalesce(k.ss, 0), coalesce(k.sw, 0), coalesce(k.ww, 0))
      is distinct from (coalesce(p.n, 0), coalesce(p.s, 0), coalesce(p.w, 0), coalesce(p.ss, 0), coalesce(p.sw, 0), coalesce(p.ww, 0))`);
  const { count, sample } = found.parse(rows)[0];
  return { count, sample: sample ?? '' };
}
