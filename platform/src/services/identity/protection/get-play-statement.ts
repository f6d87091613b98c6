import { CURRENCY_ZONES, type Currency, fromMinor } from '@kozyr/contracts/money';
import { type PlayStatement, type PlaySums, STATEMENT_MONTHS } from '@kozyr/contracts/play-statement';
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Caller, Context } from '../../../context';
import { deposits } from '../../../db/schema/payments';
import { playerDays } from '../../../db/schema/protection';
import { withdrawals } from '../../../db/schema/withdrawals';
import { currencyOf } from '../../kernel/players/currency-of';
import { firstMonthOf } from '../../kernel/time/periods';

const minor = z.string().transform(BigInt);
const rowsSchema = z.array(
  z.object({ month: z.string(), staked: minor, won: minor, deposits: minor, withdrawals: minor }),
);
type Row = z.infer<typeof rowsSchema>[number];

const monthOf = (moment: SQLWrapper, currency: Currency) =>
  sql`to_char(${moment} at time zone ${CURRENCY_ZONES[currency]}, 'YYYY-MM')`;

const viewOf = ({ staked, won, deposits: paidIn, withdrawals: paidOut }: Omit<Row, 'month'>): PlaySums => ({
  staked: fromMinor(staked),
  won: fromMinor(won),
  net: fromMinor(won - staked),
  deposits: fromMinor(paidIn),
  withdrawals: fromMinor(paidOut),
});

const NOTHING = { staked: 0n, won: 0n, deposits: 0n, withdrawals: 0n };

/** What the caller has staked, won, paid in and taken out, by month and since ever: from the same days that limits count. */
export async function getPlayStatement({ db, now }: Context, { userId }: Caller): Promise<PlayStatement> {
  const currency = await currencyOf(db, userId);
  const { rows: found } = await db.execute(sql`
    select month, sum(staked)::text as staked, sum(won)::text as won, sum(deposits)::text as deposits,
      sum(withdrawals)::text as withdrawals
    from (
      select to_char(${playerDays.day}, 'YYYY-MM') as month, ${playerDays.staked} as staked, ${playerDays.won} as won,
        0 as deposits, 0 as withdrawals
      from ${playerDays} where ${eq(playerDays.userId, userId)}
      union all
      select ${monthOf(deposits.settledAt, currency)}, 0, 0, ${deposits.amount}, 0
      from ${deposits} where ${eq(deposits.userId, userId)} and ${eq(deposits.status, 'SUCCESS')}
      union all
      select ${monthOf(withdrawals.settledAt, currency)}, 0, 0, 0, ${withdrawals.amount}
      from ${withdrawals} where ${eq(withdrawals.userId, userId)} and ${eq(withdrawals.status, 'SUCCESS')}
    ) as each group by month order by month desc`);
  const rows = rowsSchema.parse(found);
  const oldest = firstMonthOf(now(), currency, STATEMENT_MONTHS);
  const ever = rows.reduce(
    (sum, row) => ({
      staked: sum.staked + row.staked,
      won: sum.won + row.won,
      deposits: sum.deposits + row.deposits,
      withdrawals: sum.withdrawals + row.withdrawals,
    }),
    NOTHING,
  );
  return {
    currency,
    months: rows.filter(({ month }) => month >= oldest).map((row) => ({ month: row.month, ...viewOf(row) })),
    ever: viewOf(ever),
  };
}
