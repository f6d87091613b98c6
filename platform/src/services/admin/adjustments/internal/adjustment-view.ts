import { fromMinor } from '@kozyr/contracts/money';
import type { Adjustment } from '@kozyr/contracts/operator/adjustments';
import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../db/database';
import { adjustments, operators } from '../../../../db/schema/operators';

export type AdjustmentRow = typeof adjustments.$inferSelect;

const proposer = alias(operators, 'proposer');
const decider = alias(operators, 'decider');

/** Adjustments with the names of who proposed and decided them; the caller orders and limits. */
export function selectAdjustments(db: Queryable, where?: SQL) {
  return db
    .select({ row: adjustments, proposedBy: proposer.name, decidedBy: decider.name })
    .from(adjustments)
    .innerJoin(proposer, eq(proposer.id, adjustments.proposedBy))
    .leftJoin(decider, eq(decider.id, adjustments.decidedBy))
    .where(where)
    .$dynamic();
}

type Named = { row: AdjustmentRow; proposedBy: string; decidedBy: string | null };

export function adjustmentView({ row, proposedBy, decidedBy }: Named): Adjustment {
  return {
    id: row.id,
    player: row.userId,
    wallet: row.wallet,
    currency: row.currency,
    amount: fromMinor(row.amount),
    note: row.note,
    reason: row.reason,
    status: row.status,
    proposed_by: proposedBy,
    proposed_at: row.proposedAt.toISOString(),
    decided_by: decidedBy,
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

/** One adjustment as it stands in this transaction. @throws Error when it is gone, which nothing makes it */
export async function readAdjustment(db: Queryable, id: string): Promise<Adjustment> {
  const [found] = await selectAdjustments(db, eq(adjustments.id, id));
  if (!found) throw new Error(`Adjustment ${id} vanished.`);
  return adjustmentView(found);
}
