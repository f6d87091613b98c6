import { fromMinor } from '@kozyr/contracts/money';
import type { PlayerPayment } from '@kozyr/contracts/operator/player-record';
import { and, desc, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { deposits } from '../../../db/schema/payments';
import { withdrawals } from '../../../db/schema/withdrawals';
import { requireLooked } from './internal/require-looked';
import { before, momentText, type Part, type Placed, placeOf, turnPage } from './internal/turn-page';

type PlacedPayment = Placed & { payment: PlayerPayment };

function depositView(row: typeof deposits.$inferSelect): PlayerPayment {
  return {
    kind: 'deposit',
    id: row.id,
    at: row.createdAt.toISOString(),
    amount: fromMinor(row.amount),
    currency: row.currency,
    status: row.status,
    reason: row.declineReason,
    method: row.method,
    first: row.first,
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}

function withdrawalView(row: typeof withdrawals.$inferSelect): PlayerPayment {
  const { cardBrand, cardMask } = row;
  return {
    kind: 'withdrawal',
    id: row.id,
    at: row.createdAt.toISOString(),
    amount: fromMinor(row.amount),
    currency: row.currency,
    status: row.status,
    reason: row.reason,
    card: cardBrand && cardMask ? `${cardBrand} ${cardMask}` : null,
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}

/** Newest first; of the same moment the greater id. Both are the order of their indexes. */
const newestFirst = (one: PlacedPayment, other: PlacedPayment): number => {
  const [[at, id], [otherAt, otherId]] = [one.place, other.place];
  if (at !== otherAt) return at < otherAt ? 1 : -1;
  return id < otherId ? 1 : -1;
};

/** A page of a player's deposits and withdrawals, newest first. @throws DomainError NOT_FOUND, BAD_REQUEST */
export async function listPlayerPayments(
  ctx: Context,
  operator: OperatorCaller,
  { id, cursor, pageSize }: Part,
): Promise<{ items: PlayerPayment[]; next: string | null }> {
  await requireLooked(ctx, operator, id);
  const begin = placeOf(cursor);
  const paidIn = await ctx.db
    .select({ row: deposits, at: momentText(deposits.createdAt) })
    .from(deposits)
    .where(and(eq(deposits.userId, id), before(begin, deposits.createdAt, deposits.id)))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(pageSize + 1);
  const paidOut = await ctx.db
    .select({ row: withdrawals, at: momentText(withdrawals.createdAt) })
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, id), before(begin, withdrawals.createdAt, withdrawals.id)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(pageSize + 1);
  const all: PlacedPayment[] = [
    ...paidIn.map(({ row, at }): PlacedPayment => ({ place: [at, row.id], payment: depositView(row) })),
    ...paidOut.map(({ row, at }): PlacedPayment => ({ place: [at, row.id], payment: withdrawalView(row) })),
  ];
  const { rows, next } = turnPage(all.toSorted(newestFirst), pageSize);
  return { items: rows.map(({ payment }) => payment), next };
}
