import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';
import { type Asked, askEach, playersOf } from '../ask-each';
import type { RiskFacts } from '../rules';

/** Rounds since a deposit that are counted: who has played so many has staked it, or is looked at by hand. */
const ROUNDS_COUNTED = 2_000;

const minor = z.string().transform(BigInt);
const depositSchema = z.object({ id: z.string(), amount: minor, settled_at: z.coerce.date() });
const stakedSchema = z.object({ id: z.string(), staked: minor });
const latelySchema = z.object({ id: z.string(), count: z.int(), sum: minor });
const owedSchema = z.array(z.object({ user_id: z.string(), count: z.int(), owed: minor }));

/** The last deposit that had arrived before each withdrawal, and what was staked of real money between the two. */
export async function readDeposits(
  db: Queryable,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, NonNullable<RiskFacts['deposit']>>> {
  const last = await askEach(
    db,
    asked,
    depositSchema,
    ({ id, userId, currency, createdAt }) => sql`
      select ${id}::text as id, amount::text, settled_at from deposits
      where user_id = ${userId} and status = 'SUCCESS' and currency = ${currency} and settled_at <= ${createdAt.toISOString()}::timestamptz
      order by created_at desc, deposits.id desc limit 1`,
  );
  const deposits = new Map(last.map((deposit) => [deposit.id, deposit]));
  const since = asked.flatMap((one) => {
    const deposit = deposits.get(one.id);
    return deposit ? [{ ...one, from: deposit.settled_at }] : [];
  });
  const staked = await askEach(
    db,
    since,
    stakedSchema,
    ({ id, userId, currency, createdAt, from }) => sql`
      select ${id}::text as id, coalesce(sum(stake), 0)::text as staked from (
        select stake_game + stake_electronic as stake from rounds
        where user_id = ${userId} and currency = ${currency} and status = 'settled'
          and created_at >= ${from.toISOString()}::timestamptz and created_at <= ${createdAt.toISOString()}::timestamptz
        order by created_at limit ${ROUNDS_COUNTED}) counted`,
  );
  const stakes = new Map(staked.map((one) => [one.id, one.staked]));
  return new Map(
    last.map(({ id, amount, settled_at: settledAt }) => [id, { amount, settledAt, staked: stakes.get(id) ?? 0n }]),
  );
}

/** How many withdrawals a player asked for in the 24 hours until each, it included, and how much. */
export async function readLately(
  db: Queryable,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, RiskFacts['lately']>> {
  const rows = await askEach(
    db,
    asked,
    latelySchema,
    ({ id, userId, createdAt }) => sql`
      select ${id}::text as id, count(*)::int as count, coalesce(sum(amount), 0)::text as sum from withdrawals
      where user_id = ${userId} and created_at > ${createdAt.toISOString()}::timestamptz - interval '24 hours'
        and created_at <= ${createdAt.toISOString()}::timestamptz and (status <> 'DENIED' or withdrawals.id = ${id})`,
  );
  return new Map(rows.map(({ id, count, sum }) => [id, { count, sum }]));
}

/** Chargebacks that stand open, by player. */
export async function readChargebacks(
  db: Queryable,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, RiskFacts['chargebacks']>> {
  const { rows } = await db.execute(sql`
    select user_id, count(*)::int as count, sum(amount - recovered)::text as owed
    from chargebacks where user_id = ${playersOf(asked)} and status = 'open' group by user_id`);
  return new Map(owedSchema.parse(rows).map(({ user_id: player, count, owed }) => [player, { count, owed }]));
}
