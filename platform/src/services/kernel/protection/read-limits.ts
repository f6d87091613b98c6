import type { Currency } from '@kozyr/contracts/money';
import { LIMIT_PERIODS, type LimitPeriod, limitKindSchema, limitPeriodSchema } from '@kozyr/contracts/player-limits';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../db/database';
import { playerDays, playerLimits } from '../../../db/schema/protection';
import { dayIn } from '../time/days';
import { firstDays } from '../time/periods';
import { type Limit, NOTHING_PLAYED, type Play, type Played } from './limit-rules';

/** The first day of a running period, YYYY-MM-DD, in SQL. */
export type FirstOf = (period: LimitPeriod) => SQLWrapper;

/** The first days of the running periods of players of one currency. day: today there, YYYY-MM-DD. */
export function firstOf(day: string): FirstOf {
  const firsts = firstDays(day);
  return (period) => sql`${firsts[period]}`;
}

/** Their names as parameters of a statement that is prepared for players of any currency, and what stands in their place. */
const nameOfFirst = (currency: string, period: LimitPeriod) => `first_${period}_${currency}`;
export const preparedFirstOf =
  (currency: SQLWrapper): FirstOf =>
  (period) =>
    sql`case when ${currency} = 'kzt' then ${sql.placeholder(nameOfFirst('kzt', period))}::date
      else ${sql.placeholder(nameOfFirst('uah', period))}::date end`;
export const firstParameters = (days: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(days).flatMap(([currency, day]) =>
      Object.entries(firstDays(day)).map(([period, first]) => [`first_${period}_${currency}`, first]),
    ),
  );

const sumsOf = (period: LimitPeriod, first: FirstOf) =>
  sql.join(
    [playerDays.staked, playerDays.ownStaked, playerDays.won, playerDays.ownWon, playerDays.seconds].map(
      (column) => sql`coalesce(sum(${column}) filter (where ${playerDays.day} >= (${first(period)})::date), 0)::text`,
    ),
    sql`, `,
  );

const allSums = (first: FirstOf) =>
  sql.join(
    LIMIT_PERIODS.map((period) => sql`${sql.raw(`'${period}'`)}, json_build_array(${sumsOf(period, first)})`),
    sql`, `,
  );

/**
 * A player's limits and what they have played in the running periods, as columns of a statement about that player. What was played is
 * read only for who has a limit.
 */
export const limitColumns = (userId: SQLWrapper, first: FirstOf) => ({
  limits: sql<unknown>`(select json_agg(json_build_object('kind', ${playerLimits.kind}, 'period', ${playerLimits.period}, 'amount', ${playerLimits.amount}::text))
    from ${playerLimits} where ${playerLimits.userId} = ${userId})`,
  played: sql<unknown>`case when exists (select 1 from ${playerLimits} where ${playerLimits.userId} = ${userId}) then
    (select json_build_object(${allSums(first)}) from ${playerDays} where ${playerDays.userId} = ${userId}
      and ${playerDays.day} >= least((${first('week')})::date, (${first('month')})::date)) end`,
});

const minor = z.string().transform(BigInt);
const limitsSchema = z.array(z.object({ kind: limitKindSchema, period: limitPeriodSchema, amount: minor }));
const playSchema = z
  .tuple([minor, minor, minor, minor, minor])
  .transform(([staked, ownStaked, won, ownWon, seconds]): Play => ({ staked, ownStaked, won, ownWon, seconds }));
const playedSchema = z.object({ day: playSchema, week: playSchema, month: playSchema });

const rowsSchema = z.tuple([z.object({ limits: z.unknown(), played: z.unknown() })]);

export type PlayerLimitsNow = { limits: readonly Limit[]; played: Played };

/** What limitColumns answered. */
export const limitsNow = ({ limits, played }: { limits: unknown; played: unknown }): PlayerLimitsNow => ({
  limits: limits === null ? [] : limitsSchema.parse(limits),
  played: played === null ? NOTHING_PLAYED : playedSchema.parse(played),
});

/** A player's limits and what they have played in the running periods, as a stake finds them. */
export async function readLimitsNow(
  db: Queryable,
  now: Date,
  { userId, currency }: { userId: string; currency: Currency },
): Promise<PlayerLimitsNow> {
  const { limits, played } = limitColumns(sql`${userId}::uuid`, firstOf(dayIn(now, currency)));
  const { rows } = await db.execute(sql`select ${limits} as limits, ${played} as played`);
  return limitsNow(rowsSchema.parse(rows)[0]);
}
