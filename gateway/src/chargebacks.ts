import { randomBytes } from 'node:crypto';
import { type ChargebackReason, chargebackReasonSchema } from '@kozyr/contracts/payment-gateway';
import { inTransaction } from '@kozyr/kit/transaction';
import type { Context } from './context';
import { queueEvent } from './events';
import { findPayment } from './payments';

export const CHARGEBACK_REASONS = chargebackReasonSchema.options;

export function isChargebackReason(value: unknown): value is ChargebackReason {
  return CHARGEBACK_REASONS.some((reason) => reason === value);
}

/** Whether the payer's bank took this payment back. */
export async function isDisputed(ctx: Context, paymentId: string): Promise<boolean> {
  const { rowCount } = await ctx.db.query('select 1 from chargebacks where payment_id = $1', [paymentId]);
  return rowCount === 1;
}

/** Takes an approved payment back, once, and queues its event. Of any other payment, and a second time, it does nothing. */
export async function disputePayment(ctx: Context, paymentId: string, reason: ChargebackReason): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  if (payment?.status !== 'approved') return;
  const { merchant_reference, amount, currency, callback_url: callbackUrl } = payment;
  const now = ctx.now();
  await inTransaction(ctx.db, async (client) => {
    const id = `cbk_${randomBytes(18).toString('base64url')}`;
    const { rowCount } = await client.query(
      'insert into chargebacks (id, payment_id, reason, created_at) values ($1, $2, $3, $4) on conflict (payment_id) do nothing',
      [id, paymentId, reason, now],
    );
    if (rowCount === 0) return;
    const chargeback = { id, payment_id: paymentId, merchant_reference, amount, currency, reason };
    const event = { type: 'chargeback', chargeback } as const;
    await queueEvent(client, { subjectId: paymentId, callbackUrl, event, delays: [0], now });
  });
}
