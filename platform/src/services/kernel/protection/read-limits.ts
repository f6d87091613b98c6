import type { Currency } from '@kozyr/contracts/money';
import { LIMIT_PERIODS, type LimitPeriod, limitKindSchema, limitPeriodSchema } from '@kozyr/contracts/player-limits';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../db/database';
import { playerDays, playerLimits } from '../../../db/schema/protection';
import { dayIn } from '../time/days';
import { firstDays } from '../time/periods';
import { type Limit, NOTHING_PLAYED, type Play, type Played } from './limit-rules';

/** The first days of the running periods by currency, as the columns below read them. days: today, YYYY-MM-DD, by currency. */
export const firstsOf = (days: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(days).map(([currency, day]) => [currency, firstDays(day)])));

const sumsOf = (period: LimitPeriod) =>
  sql.join(
    [playerDays.staked, playerDays.ownStaked, playerDays.won, playerDays.ownWon, playerDays.seconds].map(
      (column) =>
        sql`coalesce(sum(${column}) filter (where ${playerDays.day} >= first.${sql.identifier(period)}), 0)::text`,
    ),
    sql`, `,
  );

const NAMED = sql.join(
  LIMIT_PERIODS.map((period) => sql`${sql.raw(`'${period}'`)}, json_build_array(${sumsOf(period)})`),
  sql`, `,
);

/**
 * A player's limits and what they have played in the running periods, as columns of a statement about that player. What was played is
 * read only for who has a limit. firsts: firstsOf today.
 */
export const limitColumns = (userId: SQLWrapper, currency: SQLWrapper, firsts: SQLWrapper) => ({
  limits: sql<unknown>`(select json_agg(json_build_object('kind', ${playerLimits.kind}, 'period', ${playerLimits.period}, 'amount', ${playerLimits.amount}::text))
    from ${playerLimits} where ${playerLimits.userId} = ${userId})`,
  played: sql<unknown>`case when exists (select from ${playerLimits} where ${playerLimits.userId} = ${userId}) then
    (select json_build_object(${NAMED}) from
      json_to_record(${firsts}::json -> ${currency}) as first(day date, week date, month date)
      join ${playerDays} on ${playerDays.userId} = ${userId} and ${playerDays.day} >= least(first.week, first.month)) end`,
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
  const firsts = sql`${firstsOf({ [currency]: dayIn(now, currency) })}::text`;
  const { limits, played } = limitColumns(sql`${userId}::uuid`, sql`${currency}::text`, firsts);
  const { rows } = await db.execute(sql`select ${limits} as limits, ${played} as played`);
  return limitsNow(rowsSchema.parse(rows)[0]);
}
