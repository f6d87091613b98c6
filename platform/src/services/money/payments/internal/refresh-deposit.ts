import { subSeconds } from 'date-fns';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { ownRow } from '../../../../db/own-row';
import { deposits } from '../../../../db/schema/payments';
import { gatewayOf } from '../../../../gateways/payments/gateways';
import { GatewayUnavailable } from '../../../../gateways/payments/port';
import type { DepositRow } from '../deposit-view';
import { ASK_EVERY_SECONDS } from '../rules';
import { PaymentMismatch, settleDeposit } from '../settle-deposit';
import { findOrOpenAtGateway } from './open-at-gateway';

/** Claims the next poll of a deposit at the gateway: one caller in ASK_EVERY_SECONDS, over all processes. */
async function claimPollSlot(ctx: Context, deposit: DepositRow): Promise<boolean> {
  const now = ctx.now();
  const before = subSeconds(now, ASK_EVERY_SECONDS);
  const taken = await ctx.db
    .update(deposits)
    .set({ askedAt: now })
    .where(
      and(
        ownRow(deposits, deposit),
        eq(deposits.status, 'AWAITING_DEPOSIT'),
        or(isNull(deposits.askedAt), lt(deposits.askedAt, before)),
      ),
    );
  return taken.rowCount === 1;
}

/**
 * Asks the gateway for the state of an awaited deposit, in case its webhook is late, and settles it by the answer.
 * @returns the deposit as it is now, and whether the gateway answered this time
 */
export async function refreshDeposit(
  ctx: Context,
  deposit: DepositRow,
): Promise<{ deposit: DepositRow; answered: boolean }> {
  if (deposit.status !== 'AWAITING_DEPOSIT' || !(await claimPollSlot(ctx, deposit)))
    return { deposit, answered: false };
  try {
    // Never opened, or its answer was lost.
    if (deposit.gatewayPaymentId === null) return { deposit: await findOrOpenAtGateway(ctx, deposit), answered: true };
    const payment = await (await gatewayOf(ctx, deposit)).find(deposit.gatewayPaymentId);
    if (!payment) return { deposit, answered: true };
    const settlement = await ctx.db.transaction((tx) => settleDeposit(ctx, tx, deposit.id, payment));
    return { deposit: settlement?.deposit ?? deposit, answered: true };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable || error instanceof PaymentMismatch)) throw error;
    ctx.log.error({ err: error, depositId: deposit.id }, 'could not read the state of a deposit');
    return { deposit, answered: false };
  }
}
