import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import type { Context, Settlement } from '../../../context';
import type { Queryable } from '../../../db/database';

/**
 * Adds settled rounds to the days of their games: a round that was undone, or won more, takes what it counted before away. By the day it
 * began, which never changes. Numbers of any size, since squares of sums are.
 */
export async function countRounds(_ctx: Context, tx: Queryable, rows: readonly Settlement[]): Promise<void> {
  const told = JSON.stringify(
    rows.map(({ currency, game, begunAt, staked, won, stakedBefore, wonBefore }) => ({
      currency,
      game,
      at: begunAt,
      s: `${staked}`,
      w: `${won}`,
      s0: `${stakedBefore}`,
      w0: `${wonBefore}`,
    })),
  );
  await tx.execute(sql`
    insert into game_days as d (day, currency, game, rounds, staked, won, staked_staked, staked_won, won_won)
    select (at at time zone case currency when 'kzt' then ${CURRENCY_ZONES.kzt} else ${CURRENCY_ZONES.uah} end)::date as day, currency, game,
      sum((s > 0)::int - (s0 > 0)::int), sum(s - s0), sum(w - w0), sum(s * s - s0 * s0), sum(s * w - s0 * w0), sum(w * w - w0 * w0)
    from json_to_recordset(${told}::json) as r(currency text, game text, at timestamptz, s numeric, w numeric, s0 numeric, w0 numeric)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, currency, game) do update set rounds = d.rounds + excluded.rounds, staked = d.staked + excluded.staked,
      won = d.won + excluded.won, staked_staked = d.staked_staked + excluded.staked_staked,
      staked_won = d.staked_won + excluded.staked_won, won_won = d.won_won + excluded.won_won`);
}
