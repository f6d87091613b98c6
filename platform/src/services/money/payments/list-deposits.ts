import { count, desc, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { deposits } from '../../../db/schema/payments';
import { depositView } from './deposit-view';

/** The player's deposits, newest first; page counts from 1. */
export async function listDeposits(
  ctx: Context,
  caller: Caller,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const mine = eq(deposits.userId, caller.userId);
  const rows = await ctx.db
    .select()
    .from(deposits)
    .where(mine)
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(deposits).where(mine);
  return { items: rows.map(depositView), total: all?.total ?? 0, page, pageSize };
}
