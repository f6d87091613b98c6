import { fromMinor } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { deposits } from '../../../../db/schema/payments';
import { paymentGateway } from '../../../../gateways/payments/gateways';
import type { DepositRow } from '../deposit-view';
import { returnUrl } from '../rules';
import { settleDeposit } from '../settle-deposit';

/**
 * Opens the hosted payment of a deposit and keeps its address. Safe to repeat after a crash at any point: the gateway answers the
 * same payment to the same reference, and if that has moved on meanwhile, so does the deposit.
 * @throws GatewayUnavailable
 */
export async function openAtGateway(ctx: Context, deposit: DepositRow): Promise<DepositRow> {
  const payment = await paymentGateway(ctx).open({
    merchant_reference: deposit.id,
    method: deposit.method,
    amount: fromMinor(deposit.amount),
    currency: deposit.currency,
    return_url: returnUrl(ctx.env.PUBLIC_URL, deposit.returnPath, deposit.id),
    callback_url: new URL(`/webhooks/payments/${deposit.gateway}`, ctx.env.PLATFORM_URL).href,
    locale: deposit.locale,
  });
  return ctx.db.transaction(async (tx) => {
    const settlement = await settleDeposit(ctx, tx, deposit.id, payment);
    const [kept] = await tx
      .update(deposits)
      .set({ gatewayPaymentId: payment.id, redirectUrl: payment.hosted_url })
      .where(eq(deposits.id, deposit.id))
      .returning();
    if (!settlement || !kept) throw new Error(`Deposit ${deposit.id} vanished while it was opened.`);
    return kept;
  });
}
