import type { Withdrawal } from '@kozyr/contracts/withdrawals';
import { and, desc, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { refreshWithdrawal } from './internal/refresh-withdrawal';
import { withdrawalView, withdrawalViews } from './withdrawal-view';

/**
 * One withdrawal of the player. While the gateway has the next word, it may be asked on the way, so that a player who is back
 * before the webhook is not stuck. @throws DomainError NOT_FOUND, also for another player's
 */
export async function refreshAndGetWithdrawal(ctx: Context, caller: Caller, id: string): Promise<Withdrawal> {
  const [row] = await ctx.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.userId, caller.userId)));
  if (!row) throw new DomainError('NOT_FOUND', 'There is no such withdrawal.');
  return withdrawalView(ctx.db, ctx.now(), await refreshWithdrawal(ctx, row));
}

/** The player's withdrawals, newest first; page counts from 1. */
export async function listWithdrawals(
  ctx: Context,
  caller: Caller,
  { page, pageSize }: Record<'page' | 'pageSize', number>,
) {
  const mine = eq(withdrawals.userId, caller.userId);
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(withdrawals)
      .where(mine)
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.$count(withdrawals, mine),
  ]);
  return { items: await withdrawalViews(ctx.db, ctx.now(), rows), total, page, pageSize };
}
