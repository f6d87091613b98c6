import { and, count, desc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { type AdjustmentStatus, adjustments } from '../../../db/schema/operators';
import { adjustmentView, selectAdjustments } from './internal/adjustment-view';

type Wanted = {
  status?: AdjustmentStatus | undefined;
  player?: string | undefined;
  page: number;
  pageSize: number;
};

/** Adjustments, newest first; page counts from 1. */
export async function listAdjustments(ctx: Context, { status, player, page, pageSize }: Wanted) {
  const wanted = and(
    status === undefined ? undefined : eq(adjustments.status, status),
    player === undefined ? undefined : eq(adjustments.userId, player),
  );
  const rows = await selectAdjustments(ctx.db, wanted)
    .orderBy(desc(adjustments.proposedAt), desc(adjustments.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(adjustments).where(wanted);
  return { items: rows.map(adjustmentView), total: all?.total ?? 0, page, pageSize };
}
