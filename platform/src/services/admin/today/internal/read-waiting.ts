import { type Today, WAITING_KINDS, waitingKindSchema } from '@kozyr/contracts/operator/today';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import { AGE_ENDS, byAge } from '../rules';

const countedSchema = z.array(
  z.object({ kind: waitingKindSchema, count: z.int(), oldest: z.nullable(z.coerce.date()) }),
);
const agesSchema = z.tuple([z.object({ total: z.int(), hour: z.int(), four_hours: z.int(), day: z.int() })]);

/** What waits for a person, by kind: each count reads what waits and nothing else. */
export async function readWaiting(db: Queryable): Promise<Today['waiting']> {
  const { rows } = await db.execute(sql`
    select 'withdrawals' as kind, count(*)::int as count, min(created_at) as oldest
      from withdrawals where status = 'WAITING_FOR_APPROVAL' and settled_at is null
    union all select 'risk_cases', count(*)::int, min(opened_at) from risk_cases where closed_at is null
    union all select 'harm_cases', count(*)::int, min(opened_at) from harm_cases where closed_at is null
    union all select 'identity_checks', count(*)::int, min(with_operator_since)
      from identity_checks where status = 'SUBMITTED' and with_operator_since is not null
    union all select 'held_wins', count(*)::int, min(held_at) from held_wins where status = 'PENDING'
    union all select 'chargebacks', count(*)::int, min(created_at) from chargebacks where status = 'open'
    union all select 'adjustments', count(*)::int, min(proposed_at) from adjustments where status = 'PENDING'
    union all select 'reported_nicknames', count(distinct (user_id, nickname))::int, min(reported_at)
      from nickname_reports where outcome is null
    union all select 'chats', count(*)::int, min(waiting_since) from chat_threads where waiting_since is not null
    union all select 'contact_requests', count(*)::int, min(created_at) from contact_requests where handled_at is null`);
  const counted = new Map(countedSchema.parse(rows).map((row) => [row.kind, row]));
  return WAITING_KINDS.map((kind) => {
    const found = counted.get(kind);
    return { kind, count: found?.count ?? 0, oldest: found?.oldest?.toISOString() ?? null };
  });
}

/** Withdrawals that wait for approval, by how long ago they were asked for. */
export async function readWithdrawalAges(db: Queryable, now: Date): Promise<Today['withdrawals']> {
  const younger = (seconds: number) =>
    sql`count(*) filter (where created_at > ${now.toISOString()}::timestamptz - make_interval(secs => ${seconds}))::int`;
  const { rows } = await db.execute(sql`
    select count(*)::int as total, ${younger(AGE_ENDS.hour)} as hour, ${younger(AGE_ENDS.four_hours)} as four_hours,
      ${younger(AGE_ENDS.day)} as day
    from withdrawals where status = 'WAITING_FOR_APPROVAL' and settled_at is null`);
  const [{ total, ...ages }] = agesSchema.parse(rows);
  return byAge(total, ages);
}
