import type { WithdrawalStatus } from '@kozyr/contracts/withdrawals';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { withdrawals } from '../../../db/schema/withdrawals';
import { adminWithdrawalView, selectWithdrawalsForAdmin } from './admin-withdrawal-view';

type Wanted = {
  status?: WithdrawalStatus | undefined;
  player?: string | undefined;
  page: number;
  pageSize: number;
};

/** Those that wait for somebody come in the order they came in, all others newest first. page counts from 1. */
export async function listWithdrawalsForAdmin(ctx: Context, { status, player, page, pageSize }: Wanted) {
  const wanted = and(
    status === undefined ? undefined : eq(withdrawals.status, status),
    player === undefined ? undefined : eq(withdrawals.userId, player),
  );
  const waits = status !== undefined && status !== 'SUCCESS' && status !== 'DENIED';
  const order = waits ? asc : desc;
  const rows = await selectWithdrawalsForAdmin(ctx.db, wanted)
    .orderBy(order(withdrawals.createdAt), order(withdrawals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(adminWithdrawalView), total: await ctx.db.$count(withdrawals, wanted), page, pageSize };
}
