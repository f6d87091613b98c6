import { CURRENCIES, currencySchema, fromMinor } from '@kozyr/contracts/money';
import type { MoneyOfDay } from '@kozyr/contracts/operator/today';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/database';

const minor = z.string().transform(BigInt);
const paidSchema = z.array(z.object({ currency: currencySchema, count: z.int(), sum: minor }));
const playedSchema = z.array(z.object({ currency: currencySchema, count: z.int(), staked: minor, won: minor }));

/** Payments of a table that succeeded since a moment, by currency. */
async function paidSince(db: Queryable, table: 'deposits' | 'withdrawals', since: Date) {
  const { rows } = await db.execute(sql`
    select currency, count(*)::int as count, sum(amount)::text as sum from ${sql.identifier(table)}
    where status = 'SUCCESS' and settled_at is not null and settled_at >= ${since.toISOString()}
    group by currency`);
  return paidSchema.parse(rows);
}

/** Rounds that began since a moment and are settled; they are found by the index of their time, so that a day is read and no more. */
async function playedSince(db: Queryable, since: Date) {
  const { rows } = await db.execute(sql`
    select currency, count(*)::int as count, sum(stake_game + stake_electronic)::text as staked, sum(win_electronic)::text as won
    from rounds where created_at >= ${since.toISOString()} and status = 'settled' and currency in ('uah', 'kzt')
    group by currency`);
  return playedSchema.parse(rows);
}

/** The money of each currency since a moment. */
export async function readMoneySince(db: Queryable, since: Date): Promise<MoneyOfDay[]> {
  const [paidIn, paidOut, played] = await Promise.all([
    paidSince(db, 'deposits', since),
    paidSince(db, 'withdrawals', since),
    playedSince(db, since),
  ]);
  return CURRENCIES.map((currency) => {
    const sumIn = (rows: typeof paidIn) => {
      const found = rows.find((row) => row.currency === currency);
      return { sum: fromMinor(found?.sum ?? 0n), count: found?.count ?? 0 };
    };
    const rounds = played.find((row) => row.currency === currency);
    const staked = rounds?.staked ?? 0n;
    const won = rounds?.won ?? 0n;
    return {
      currency,
      deposits: sumIn(paidIn),
      withdrawals: sumIn(paidOut),
      stakes: fromMinor(staked),
      wins: fromMinor(won),
      ggr: fromMinor(staked - won),
      rounds: rounds?.count ?? 0,
    };
  });
}
