import { fromMinor } from '@kozyr/contracts/money';
import type { Deposit } from '@kozyr/contracts/payments';
import type { deposits } from '../../../db/schema/payments';

export type DepositRow = typeof deposits.$inferSelect;

/** A deposit as the player sees it. */
export function depositView(row: DepositRow): Deposit {
  const awaited = row.status === 'AWAITING_DEPOSIT';
  return {
    id: row.id,
    method: row.method,
    amount: fromMinor(row.amount),
    currency: row.currency,
    status: row.status,
    decline_reason: row.declineReason,
    payment_url: awaited ? row.redirectUrl : null,
    pay_until: awaited ? row.expiresAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}
