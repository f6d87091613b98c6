import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import { PUBLISHED, type UsualTime, usualTime } from '../rules';

const DAYS = 30;
const seconds = z.coerce.number().nullable();
const rowsSchema = z.array(
  z.object({ state: z.enum(['approval', 'payout']), count: z.coerce.number(), median: seconds, slow: seconds }),
);

export type UsualTimes = { approval: UsualTime; payout: UsualTime };

/** What was read over a database's own connection is said again for so long: a month's figures do not move in minutes. */
const KEPT_MS = 5 * 60_000;
const kept = new WeakMap<Queryable, { until: number; times: Promise<UsualTimes> }>();

/**
 * How long approval and payout usually take: median and 90th percentile of those that ended in the last 30 days, up to five
 * minutes old. Every withdrawal that is shown says it, so it must not cost a month's steps each time.
 */
export function usualTimes(db: Queryable, now: Date): Promise<UsualTimes> {
  const held = kept.get(db);
  if (held && now.getTime() < held.until) return held.times;
  const times = readTimes(db, now);
  kept.set(db, { until: now.getTime() + KEPT_MS, times });
  times.catch(() => kept.delete(db));
  return times;
}

async function readTimes(db: Queryable, now: Date): Promise<UsualTimes> {
  const { rows } = await db.execute(sql`
    select state, count(*) as count,
      percentile_cont(0.5) within group (order by took) as median,
      percentile_cont(0.9) within group (order by took) as slow
    from (
      select case began.status when 'PAYING' then 'payout' else 'approval' end as state,
        extract(epoch from min(ended.at) - began.at) as took
      from withdrawal_steps began join withdrawal_steps ended on ended.withdrawal_id = began.withdrawal_id
      where began.at > ${now}::timestamptz - make_interval(days => ${DAYS}) and (
        (began.status = 'WAITING_FOR_APPROVAL' and ended.status in ('PAYING', 'DENIED'))
        or (began.status = 'PAYING' and ended.status = 'SUCCESS'))
      group by began.withdrawal_id, began.status, began.at
    ) as lately group by state`);
  const none = { count: 0, median: null, slow: null };
  const known = rowsSchema.parse(rows);
  const of = (state: keyof UsualTimes) => known.find((row) => row.state === state) ?? none;
  return {
    approval: usualTime(PUBLISHED.approval, of('approval')),
    payout: usualTime(PUBLISHED.payout, of('payout')),
  };
}
