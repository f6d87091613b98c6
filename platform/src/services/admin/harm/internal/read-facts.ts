import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import type { HarmFacts } from '../rules';

const AT_ONCE = 200;

const minor = z.string().transform(BigInt);
const rowsSchema = z.array(
  z.object({
    userId: z.string(),
    nights: z.int(),
    seconds: z.int(),
    lost: minor,
    lostBefore: minor,
    deposits: z.int(),
    failedDeposits: z.int(),
    raises: z.int(),
    cancelledWithdrawals: z.int(),
  }),
);

/** Raises and removals of limits that u asked for since a moment of the span. */
const raisesOf = (
  since: 's.day_from' | 's.week_from',
) => sql`audit_log a where a.subject_kind = 'player' and a.subject = u.id::text
  and a.action = 'player_limit_changed' and a.details ? 'waits' and a.at >= ${sql.raw(since)} and a.at < s.until`;

type Asked = { currency: Currency; day: string; after: string };
export type PlayerFacts = HarmFacts & { userId: string };

/**
 * What players did on a day of the currency's zone and in the six before it: of those after one by id who played, paid, asked for money
 * or for a higher limit on that day. An empty answer: there are no more.
 */
export async function readHarmFacts(db: Queryable, { currency, day, after }: Asked): Promise<PlayerFacts[]> {
  const zone = CURRENCY_ZONES[currency];
  const { rows } = await db.execute(sql`
    with span as (
      select d.day, (d.day - 6) as week_day, (d.day - 34) as month_day,
        d.day::timestamp at time zone ${zone} as day_from,
        (d.day - 6)::timestamp at time zone ${zone} as week_from,
        (d.day + 1)::timestamp at time zone ${zone} as until
      from (select ${day}::date as day) d
    ), active as (
      select u.id from users u, span s
      where u.currency = ${currency} and u.id > ${after}
        and (
          exists (select 1 from player_days p where p.user_id = u.id and p.day = s.day)
          or exists (select 1 from deposits d where d.user_id = u.id and d.settled_at >= s.day_from and d.settled_at < s.until)
          or exists (select 1 from withdrawals w where w.user_id = u.id and w.settled_at >= s.day_from and w.settled_at < s.until)
          or exists (select 1 from ${raisesOf('s.day_from')}))
      order by u.id limit ${AT_ONCE}
    )
    select u.id as "userId",
      (select count(distinct (r.created_at at time zone ${zone})::date) from rounds r
        where r.user_id = u.id and r.created_at >= s.week_from and r.created_at < s.until
          and extract(hour from r.created_at at time zone ${zone}) < 6)::int as nights,
      coalesce(p.seconds, 0)::int as seconds, coalesce(p.lost, 0)::text as lost, coalesce(p.lost_before, 0)::text as "lostBefore",
      d.arrived::int as deposits, d.failed::int as "failedDeposits",
      (select count(*) from ${raisesOf('s.week_from')})::int as raises,
      (select count(*) from withdrawals w where w.user_id = u.id and w.settled_at >= s.week_from and w.settled_at < s.until
        and w.reason in ('cancelled_by_payer', 'card_not_given'))::int as "cancelledWithdrawals"
    from active u cross join span s
    cross join lateral (
      select sum(p.seconds) filter (where p.day = s.day) as seconds,
        sum(p.own_staked - p.own_won) filter (where p.day >= s.week_day) as lost,
        sum(p.own_staked - p.own_won) filter (where p.day < s.week_day) as lost_before
      from player_days p where p.user_id = u.id and p.day >= s.month_day and p.day <= s.day
    ) p
    cross join lateral (
      select count(*) filter (where d.status = 'SUCCESS') as arrived,
        count(*) filter (where d.decline_reason in ('insufficient_funds', 'card_declined', 'limit_exceeded')) as failed
      from deposits d where d.user_id = u.id and d.settled_at >= s.day_from and d.settled_at < s.until
    ) d
    order by u.id`);
  return rowsSchema.parse(rows).map((row) => ({ currency, ...row }));
}
