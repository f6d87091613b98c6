import { addMinutes, subMilliseconds } from 'date-fns';
import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { withdrawals } from '../../../db/schema/withdrawals';
import { lockWithdrawal, moveOn } from './internal/move-on';
import { refreshWithdrawal } from './internal/refresh-withdrawal';
import { CARD_GRACE_MINUTES } from './rules';
import type { WithdrawalRow } from './withdrawal-view';

const AT_ONCE = 100;
const OLDER_THAN_MS = 30_000;

/**
 * No card came in time: the money goes back, whether or not the gateway answers. A card that it reports later changes nothing,
 * since nothing was paid out.
 */
async function giveUp(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row?.status !== 'AWAITING_CARD') return false;
    await moveOn(ctx, tx, row, { status: 'DENIED', reason: 'card_not_given' });
    return true;
  });
}

const overdue = (row: WithdrawalRow, now: Date) =>
  row.status === 'AWAITING_CARD' && addMinutes(row.cardUntil, CARD_GRACE_MINUTES) < now;

/** Moves on what waits for the gateway, the longest unasked first, and gives back what never got a card. For a job, once a minute. */
export async function reconcileWithdrawals(ctx: Context): Promise<{ asked: number; moved: number; returned: number }> {
  const now = ctx.now();
  const stuck = await ctx.db
    .select()
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.status, ['AWAITING_CARD', 'PAYING']),
        lt(withdrawals.statusSince, subMilliseconds(now, OLDER_THAN_MS)),
      ),
    )
    .orderBy(sql`${withdrawals.askedAt} asc nulls first`)
    .limit(AT_ONCE);
  const done = { asked: 0, moved: 0, returned: 0 };
  for (const one of stuck) {
    const row = await refreshWithdrawal(ctx, one);
    done.asked += 1;
    if (row.status !== one.status) done.moved += 1;
    else if (overdue(row, now) && (await giveUp(ctx, row.id))) done.returned += 1;
  }
  return done;
}
