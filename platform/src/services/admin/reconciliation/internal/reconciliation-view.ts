import { fromMinor } from '@kozyr/contracts/money';
import type { Reconciliation, ReconciliationItem } from '@kozyr/contracts/operator/reconciliations';
import type { reconciliationItems, reconciliations } from '../../../../db/schema/reconciliations';

export function reconciliationView(row: typeof reconciliations.$inferSelect): Reconciliation {
  return {
    day: row.day,
    gateway: row.gateway,
    complete: row.complete,
    matched: row.matched,
    mismatched: row.mismatched,
    totals: row.totals,
    ran_by: row.ranBy,
    ran_at: row.ranAt.toISOString(),
    runs: row.runs,
  };
}

const orNull = (amount: bigint | null) => (amount === null ? null : fromMinor(amount));

export function itemView(row: typeof reconciliationItems.$inferSelect): ReconciliationItem {
  return {
    difference: row.difference,
    kind: row.kind,
    reference: row.reference,
    gateway_id: row.gatewayId,
    currency: row.currency,
    ours: orNull(row.ours),
    theirs: orNull(row.theirs),
    posted: orNull(row.posted),
  };
}
