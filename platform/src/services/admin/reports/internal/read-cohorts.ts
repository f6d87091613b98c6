import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import { playerDays } from '../../../../ledger/player-days';
import { dayAfter, startOfDayIn } from '../../../kernel/time/days';
import { NO_REVENUE } from '../rules';

/** from: the first day of the first cohort; to: the last day on which players began, included. */
export type AskedCohorts = {
  currency: Currency;
  from: string;
  to: string;
  by: 'week' | 'month';
  since: 'registration' | 'deposit';
};
type CohortSum = {
  cohort: string;
  period: number;
  played: number;
  deposited: number;
  deposits: bigint;
  revenue: bigint;
};
/** players: of each cohort, by its first day. period: 0 is the cohort's own. Minor units. */
export type CohortSums = { players: ReadonlyMap<string, number>; cells: CohortSum[] };

const sizes = z.array(z.object({ cohort: z.string(), players: z.coerce.number() }));
const sums = z.array(
  z.object({
    cohort: z.string(),
    period: z.coerce.number(),
    played: z.coerce.number(),
    deposited: z.coerce.number(),
    deposits: z.coerce.bigint(),
    revenue: z.coerce.bigint(),
  }),
);

/** Each player once, with the first day of the cohort. */
function members({ currency, from, to, by, since }: AskedCohorts): SQL {
  if (since === 'registration')
    return sql`
      select id as player, date_trunc(${by}, created_at at time zone ${CURRENCY_ZONES[currency]})::date as cohort from users
      where currency = ${currency} and created_at >= ${startOfDayIn(from, currency)}::timestamptz
        and created_at < ${startOfDayIn(dayAfter(to), currency)}::timestamptz`;
  return sql`
    select player, date_trunc(${by}, min(day))::date as cohort from ${playerDays(currency)} d where kind = 'deposit'
    group by player having min(day) between ${from}::date and ${to}::date`;
}

/** Who of each cohort played and paid in, and what they brought, by the periods since. Empty cells are left out. */
export async function readCohorts(db: Queryable, asked: AskedCohorts): Promise<CohortSums> {
  const period =
    asked.by === 'week'
      ? sql`(d.day - m.cohort) / 7`
      : sql`(extract(year from d.day) - extract(year from m.cohort)) * 12 + extract(month from d.day) - extract(month from m.cohort)`;
  const noRevenue = sql.join(
    NO_REVENUE.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const [known, summed] = await Promise.all([
    db.execute(sql`select cohort::text, count(*) as players from (${members(asked)}) m group by cohort`),
    db.execute(sql`
      select cohort::text, period, count(*) filter (where bets > 0) as played, count(*) filter (where deposits > 0) as deposited,
        sum(deposits) as deposits, sum(revenue) as revenue
      from (
        select m.cohort, ${period} as period, m.player, coalesce(sum(d.transfers) filter (where d.kind = 'bet'), 0) as bets,
          coalesce(sum(d.amount) filter (where d.kind = 'deposit'), 0) as deposits,
          coalesce(-sum(d.amount) filter (where d.kind not in (${noRevenue})), 0) as revenue
        from (${members(asked)}) m join ${playerDays(asked.currency)} d on d.player = m.player
        where d.day >= m.cohort and d.day >= ${asked.from}::date
        group by 1, 2, 3
      ) p group by cohort, period`),
  ]);
  return {
    players: new Map(sizes.parse(known.rows).map(({ cohort, players }) => [cohort, players])),
    cells: sums.parse(summed.rows),
  };
}
