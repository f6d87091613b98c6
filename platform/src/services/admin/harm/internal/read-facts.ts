import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import { dayAfter, daysBack, startOfDayIn } from '../../../kernel/time/days';
import type { HarmFacts } from '../rules';

const AT_ONCE = 200;
/** Days before the looked at one that make a week with it, and from which on the losses of before are summed. */
const WEEK_BACK = 6;
const BEFORE_BACK = 34;

type Asked = { currency: Currency; day: string; after: string };
export type PlayerFacts = HarmFacts & { userId: string };

/** The moments at which a day and the week that ends with it begin in the zone of a currency, and the day's end. */
type Span = { dayFrom: SQL; weekFrom: SQL; until: SQL };

function spanOf(currency: Currency, day: string): Span {
  const midnight = (of: string) => sql`${startOfDayIn(of, currency).toISOString()}::timestamptz`;
  return { dayFrom: midnight(day), weekFrom: midnight(daysBack(day, WEEK_BACK)), until: midnight(dayAfter(day)) };
}

/** Of the audit log: raises and removals of limits that players asked for. */
const raised = (from: SQL, until: SQL) => sql`subject_kind = 'player' and action = 'player_limit_changed'
  and details ? 'waits' and at >= ${from} and at < ${until}`;

const idsSchema = z.array(z.object({ id: z.string() }));

/** Who played, paid, asked for money or for a higher limit on the day: the first by id after one. */
async function activeOn(db: Queryable, { currency, day, after }: Asked, { dayFrom, until }: Span): Promise<string[]> {
  const ways = [
    sql`player_days did on did.user_id = u.id and did.day = ${day}`,
    sql`deposits did on did.user_id = u.id and did.settled_at >= ${dayFrom} and did.settled_at < ${until}`,
    sql`withdrawals did on did.user_id = u.id and did.settled_at >= ${dayFrom} and did.settled_at < ${until}`,
    sql`audit_log did on did.subject = u.id::text and ${raised(dayFrom, until)}`,
  ];
  const ids = new Set<string>();
  for (const way of ways) {
    const { rows } = await db.execute(sql`select distinct u.id from users u join ${way}
      where u.currency = ${currency} and u.id > ${after} order by u.id limit ${AT_ONCE}`);
    for (const { id } of idsSchema.parse(rows)) ids.add(id);
  }
  return [...ids].sort().slice(0, AT_ONCE);
}

async function readEach<T extends { userId: string }>(
  db: Queryable,
  row: z.ZodType<T>,
  query: SQL,
): Promise<ReadonlyMap<string, T>> {
  const { rows } = await db.execute(query);
  return new Map(
    z
      .array(row)
      .parse(rows)
      .map((one) => [one.userId, one]),
  );
}

const userId = z.string();
const minor = z.string().transform(BigInt);
const nightsSchema = z.object({ userId, nights: z.int() });
const daysSchema = z.object({ userId, seconds: z.int(), lost: minor, lostBefore: minor });
const depositsSchema = z.object({ userId, deposits: z.int(), failedDeposits: z.int() });
const raisesSchema = z.object({ userId, raises: z.int() });
const withdrawalsSchema = z.object({ userId, cancelledWithdrawals: z.int() });

/**
 * What players did on a day of the currency's zone and in the six before it: of those after one by id who played, paid, asked for money
 * or for a higher limit on that day. An empty answer: there are no more. Each table is asked apart: some lie with their player, others in
 * one place.
 */
export async function readHarmFacts(db: Queryable, asked: Asked): Promise<PlayerFacts[]> {
  const { currency, day } = asked;
  const span = spanOf(currency, day);
  const ids = await activeOn(db, asked, span);
  if (ids.length === 0) return [];
  const { dayFrom, weekFrom, until } = span;
  const zone = CURRENCY_ZONES[currency];
  const theirs = sql`user_id = any(${sql.param(ids)}::uuid[])`;
  const nights = await readEach(
    db,
    nightsSchema,
    sql`select user_id as "userId", count(distinct (created_at at time zone ${zone})::date)::int as nights from rounds
      where ${theirs} and created_at >= ${weekFrom} and created_at < ${until}
        and extract(hour from created_at at time zone ${zone}) < 6 group by user_id`,
  );
  const week = daysBack(day, WEEK_BACK);
  const days = await readEach(
    db,
    daysSchema,
    sql`select user_id as "userId", coalesce(sum(seconds) filter (where day = ${day}), 0)::int as seconds,
        coalesce(sum(own_staked - own_won) filter (where day >= ${week}), 0)::text as lost,
        coalesce(sum(own_staked - own_won) filter (where day < ${week}), 0)::text as "lostBefore"
      from player_days where ${theirs} and day >= ${daysBack(day, BEFORE_BACK)} and day <= ${day} group by user_id`,
  );
  const deposits = await readEach(
    db,
    depositsSchema,
    sql`select user_id as "userId", count(*) filter (where status = 'SUCCESS')::int as deposits,
        count(*) filter (where decline_reason in ('insufficient_funds', 'card_declined', 'limit_exceeded'))::int as "failedDeposits"
      from deposits where ${theirs} and settled_at >= ${dayFrom} and settled_at < ${until} group by user_id`,
  );
  const raises = await readEach(
    db,
    raisesSchema,
    sql`select subject as "userId", count(*)::int as raises from audit_log
      where subject = any(${sql.param(ids)}::text[]) and ${raised(weekFrom, until)} group by subject`,
  );
  const withdrawals = await readEach(
    db,
    withdrawalsSchema,
    sql`select user_id as "userId", count(*)::int as "cancelledWithdrawals" from withdrawals
      where ${theirs} and settled_at >= ${weekFrom} and settled_at < ${until}
        and reason in ('cancelled_by_payer', 'card_not_given') group by user_id`,
  );
  return ids.map((id) => ({
    userId: id,
    currency,
    nights: nights.get(id)?.nights ?? 0,
    seconds: days.get(id)?.seconds ?? 0,
    lost: days.get(id)?.lost ?? 0n,
    lostBefore: days.get(id)?.lostBefore ?? 0n,
    deposits: deposits.get(id)?.deposits ?? 0,
    failedDeposits: deposits.get(id)?.failedDeposits ?? 0,
    raises: raises.get(id)?.raises ?? 0,
    cancelledWithdrawals: withdrawals.get(id)?.cancelledWithdrawals ?? 0,
  }));
}
