import type { Reconciliation, ReconciliationItem } from '@kozyr/contracts/operator/reconciliations';
import { asc, desc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../../context';
import { reconciliationItems, reconciliations } from '../../../db/schema/reconciliations';
import { DomainError } from '../../../errors';
import { itemView, reconciliationView } from './internal/reconciliation-view';

type Wanted = { mismatched?: boolean | undefined; page: number; pageSize: number };

/** Days reconciled, newest first, or only those with something that does not agree; page counts from 1. */
export async function listReconciliations(ctx: Context, { mismatched, page, pageSize }: Wanted) {
  const all =
    mismatched === undefined
      ? undefined
      : mismatched
        ? gt(reconciliations.mismatched, 0)
        : eq(reconciliations.mismatched, 0);
  const rows = await ctx.db
    .select()
    .from(reconciliations)
    .where(all)
    .orderBy(desc(reconciliations.day))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(reconciliationView), total: await ctx.db.$count(reconciliations, all), page, pageSize };
}

/** One day with everything that does not agree. @throws DomainError NOT_FOUND */
export async function getReconciliation(
  ctx: Context,
  day: string,
): Promise<{ reconciliation: Reconciliation; items: ReconciliationItem[] }> {
  const [row] = await ctx.db.select().from(reconciliations).where(eq(reconciliations.day, day));
  if (!row) throw new DomainError('NOT_FOUND', `${day} has not been reconciled.`);
  const items = await ctx.db
    .select()
    .from(reconciliationItems)
    .where(eq(reconciliationItems.reconciliationId, row.id))
    .orderBy(asc(reconciliationItems.id));
  return { reconciliation: reconciliationView(row), items: items.map(itemView) };
}
