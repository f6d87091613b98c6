import { fromMinor } from '@kozyr/contracts/money';
import type { OperatorWithdrawal } from '@kozyr/contracts/operator/withdrawals';
import { eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import type { WithdrawalRow } from '../../money/withdrawals/withdrawal-view';

const player = { rating: users.rating, phone: users.phone, email: users.email };

/** Withdrawals with who asks; the caller orders and limits. */
export function selectWithdrawalsForAdmin(db: Queryable, where?: SQL) {
  return db
    .select({ row: withdrawals, player })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(where)
    .$dynamic();
}

type AdminWithdrawalRow = {
  row: WithdrawalRow;
  player: { rating: number; phone: string | null; email: string | null };
};

/** A withdrawal as operators see it. Nothing of the card but its brand and last digits. */
export function adminWithdrawalView({ row, player: { rating, phone, email } }: AdminWithdrawalRow): OperatorWithdrawal {
  return {
    id: row.id,
    player: row.userId,
    contact: phone ?? email ?? '',
    rating,
    amount: fromMinor(row.amount),
    currency: row.currency,
    recipient_name: row.recipientName,
    card: row.cardBrand && row.cardMask ? { brand: row.cardBrand, mask: row.cardMask } : null,
    status: row.status,
    status_since: row.statusSince.toISOString(),
    reason: row.reason,
    payout_id: row.payoutId,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}

/** @throws DomainError NOT_FOUND */
export async function readWithdrawalForAdmin(db: Queryable, id: string): Promise<AdminWithdrawalRow> {
  const [found] = await selectWithdrawalsForAdmin(db, eq(withdrawals.id, id));
  if (!found) throw new DomainError('NOT_FOUND', `There is no withdrawal ${id}.`);
  return found;
}
