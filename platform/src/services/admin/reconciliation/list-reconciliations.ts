import type { Reconciliation, ReconciliationItem } from '@kozyr/contracts/operator/reconciliations';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../../context';
import { reconciliationItems, reconciliations } from '../../../db/schema/reconciliations';
import { DomainError } from '../../../errors';
import { ENVIRONMENT_GATEWAY, paymentGateways } from '../../../gateways/payments/gateways';
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
    .orderBy(desc(reconciliations.day), asc(reconciliations.gateway))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const gateways = (await paymentGateways(ctx)).all().map(({ name }) => name);
  const total = await ctx.db.$count(reconciliations, all);
  return { items: rows.map(reconciliationView), total, page, pageSize, gateways };
}

/** One day of one gateway with everything that does not agree. @throws DomainError NOT_FOUND */
export async function getReconciliation(
  ctx: Context,
  { day, gateway = ENVIRONMENT_GATEWAY }: { day: string; gateway?: string | undefined },
): Promise<{ reconciliation: Reconciliation; items: ReconciliationItem[] }> {
  const [row] = await ctx.db
    .select()
    .from(reconciliations)
    .where(and(eq(reconciliations.day, day), eq(reconciliations.gateway, gateway)));
  if (!row) throw new DomainError('NOT_FOUND', `${day} has not been reconciled.`);
  const items = await ctx.db
    .select()
    .from(reconciliationItems)
    .where(eq(reconciliationItems.reconciliationId, row.id))
    .orderBy(asc(reconciliationItems.id));
  return { reconciliation: reconciliationView(row), items: items.map(itemView) };
}
