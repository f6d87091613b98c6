import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { SearchResult } from '@kozyr/contracts/operator/search';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { deposits } from '../../../../db/schema/payments';
import { withdrawals } from '../../../../db/schema/withdrawals';
import type { Lookup } from '../rules';
import { inSpan, MAX_OF_A_KIND, newestFirst, once } from './spans';

const sumOf = (amount: bigint, currency: Currency) => `${fromMinor(amount)} ${currency.toUpperCase()}`;

/** Deposits by id, or by the reference of the gateway. */
export async function findPayments(db: Queryable, { ids, reference }: Lookup): Promise<SearchResult[]> {
  const find = (wanted: SQL) =>
    db
      .select({
        id: deposits.id,
        amount: deposits.amount,
        currency: deposits.currency,
        gatewayPaymentId: deposits.gatewayPaymentId,
        status: deposits.status,
        userId: deposits.userId,
        createdAt: deposits.createdAt,
      })
      .from(deposits)
      .where(wanted)
      .orderBy(asc(deposits.id))
      .limit(MAX_OF_A_KIND);
  const rows = [
    ...(ids ? await find(inSpan(deposits.id, ids)) : []),
    ...(reference === null ? [] : await find(eq(deposits.gatewayPaymentId, reference))),
  ];
  return newestFirst(once(rows)).map((row) => ({
    kind: 'payment',
    id: row.id,
    title: sumOf(row.amount, row.currency),
    detail: row.gatewayPaymentId,
    state: row.status,
    player: row.userId,
    at: row.createdAt.toISOString(),
  }));
}

/** Withdrawals by id, or by the gateway's reference of what was paid out. The name of who gets it is not told here. */
export async function findWithdrawals(db: Queryable, { ids, reference }: Lookup): Promise<SearchResult[]> {
  const find = (wanted: SQL) =>
    db
      .select({
        id: withdrawals.id,
        amount: withdrawals.amount,
        currency: withdrawals.currency,
        payoutId: withdrawals.payoutId,
        status: withdrawals.status,
        userId: withdrawals.userId,
        createdAt: withdrawals.createdAt,
      })
      .from(withdrawals)
      .where(wanted)
      .orderBy(asc(withdrawals.id))
      .limit(MAX_OF_A_KIND);
  const rows = [
    ...(ids ? await find(inSpan(withdrawals.id, ids)) : []),
    ...(reference === null ? [] : await find(eq(withdrawals.payoutId, reference))),
  ];
  return newestFirst(once(rows)).map((row) => ({
    kind: 'withdrawal',
    id: row.id,
    title: sumOf(row.amount, row.currency),
    detail: row.payoutId,
    state: row.status,
    player: row.userId,
    at: row.createdAt.toISOString(),
  }));
}
