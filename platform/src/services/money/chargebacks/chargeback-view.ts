import type { Chargeback } from '@kozyr/contracts/chargebacks';
import { fromMinor } from '@kozyr/contracts/money';
import type { chargebacks } from '../../../db/schema/chargebacks';

export type ChargebackRow = typeof chargebacks.$inferSelect;

/** What the player still owes, minor units. */
export function outstandingIn({ status, amount, recovered }: ChargebackRow): bigint {
  return status === 'open' ? amount - recovered : 0n;
}

/** A chargeback as an operator sees it. */
export function chargebackView(row: ChargebackRow): Chargeback {
  return {
    id: row.id,
    deposit_id: row.depositId,
    user_id: row.userId,
    currency: row.currency,
    amount: fromMinor(row.amount),
    recovered: fromMinor(row.recovered),
    outstanding: fromMinor(outstandingIn(row)),
    reason: row.reason,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
  };
}
