import { addMinutes, subMilliseconds } from 'date-fns';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { deposits } from '../../../db/schema/payments';
import { publish } from '../../../outbox/publish';
import { depositView } from './deposit-view';
import { refreshDeposit } from './internal/refresh-deposit';
import { EXPIRY_GRACE_MINUTES } from './rules';

const AT_ONCE = 100;
const OLDER_THAN_MS = 60_000;

/** Only after the gateway itself said that nothing was paid; should it approve later after all, the money is credited then. */
async function expire(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [expired] = await tx
      .update(deposits)
      .set({ status: 'EXPIRED', settledAt: ctx.now(), declineReason: 'timeout' })
      .where(and(eq(deposits.id, id), eq(deposits.status, 'AWAITING_DEPOSIT')))
      .returning();
    if (expired) await publish(tx, expired.userId, { type: 'deposit', deposit: depositView(expired) });
    return expired !== undefined;
  });
}

/** Settles deposits whose webhook never came, the longest unasked first, and expires those past their time. For a job, once a minute. */
export async function reconcileDeposits(ctx: Context): Promise<{ asked: number; settled: number; expired: number }> {
  const now = ctx.now();
  const stuck = await ctx.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.status, 'AWAITING_DEPOSIT'), lt(deposits.createdAt, subMilliseconds(now, OLDER_THAN_MS))))
    .orderBy(sql`${deposits.askedAt} asc nulls first`)
    .limit(AT_ONCE);
  const done = { asked: 0, settled: 0, expired: 0 };
  for (const one of stuck) {
    const { deposit, answered } = await refreshDeposit(ctx, one);
    // One that the gateway never opened has no page to be paid on: it need not say so.
    if (!answered && deposit.gatewayPaymentId !== null) continue;
    done.asked += 1;
    if (deposit.status !== 'AWAITING_DEPOSIT') done.settled += 1;
    else if (addMinutes(deposit.expiresAt, EXPIRY_GRACE_MINUTES) < now && (await expire(ctx, deposit.id)))
      done.expired += 1;
  }
  return done;
}
