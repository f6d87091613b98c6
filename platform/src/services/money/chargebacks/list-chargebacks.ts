import type { Chargeback, ChargebackStatus } from '@kozyr/contracts/chargebacks';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { chargebacks } from '../../../db/schema/chargebacks';
import { chargebackView } from './chargeback-view';

type Wanted = { page: number; pageSize: number; status?: ChargebackStatus; userId?: string };

/** Chargebacks, newest first, of one status or one player where told; page counts from 1. */
export async function listChargebacks(
  ctx: Context,
  { page, pageSize, status, userId }: Wanted,
): Promise<{ items: Chargeback[]; total: number; page: number; pageSize: number }> {
  const wanted = and(
    status === undefined ? undefined : eq(chargebacks.status, status),
    userId === undefined ? undefined : eq(chargebacks.userId, userId),
  );
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(chargebacks)
      .where(wanted)
      .orderBy(desc(chargebacks.createdAt), desc(chargebacks.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.$count(chargebacks, wanted),
  ]);
  return { items: rows.map(chargebackView), total, page, pageSize };
}
