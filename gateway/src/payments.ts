import { randomBytes } from 'node:crypto';
import { currencySchema, fromMinor, toMinor } from '@kozyr/contracts/money';
import {
  type GatewayPayment,
  gatewayPaymentStatusSchema,
  type openPaymentBody,
} from '@kozyr/contracts/payment-gateway';
import { declineReasonSchema, paymentMethodKindSchema } from '@kozyr/contracts/payments';
import { inTransaction } from '@kozyr/kit/transaction';
import { addMinutes, addSeconds } from 'date-fns';
import type pg from 'pg';
import * as z from 'zod/mini';
import { type CardNumber, fingerprintOf } from './card-number';
import type { Context } from './context';
import { queueEvent } from './events';
import { type Outcome, PAYMENT_MINUTES, type Plan, planOf } from './outcomes';

const paymentRow = z.object({
  id: z.string(),
  merchant_reference: z.string(),
  method: paymentMethodKindSchema,
  amount: z.string(),
  currency: currencySchema,
  return_url: z.string(),
  callback_url: z.string(),
  locale: z.string(),
  status: gatewayPaymentStatusSchema,
  decline_reason: z.nullable(declineReasonSchema),
  created_at: z.date(),
  expires_at: z.date(),
  answer_at: z.nullable(z.date()),
  card_fingerprint: z.nullable(z.string()),
});
export type Payment = z.output<typeof paymentRow>;

const firstRow = (result: pg.QueryResult): Payment | null =>
  result.rows[0] === undefined ? null : z.parse(paymentRow, result.rows[0]);

/** A payment as the protocol says it. */
export function paymentView(ctx: Context, payment: Payment): GatewayPayment {
  return {
    id: payment.id,
    merchant_reference: payment.merchant_reference,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    decline_reason: payment.decline_reason,
    card_fingerprint: payment.card_fingerprint,
    hosted_url: new URL(`/pay/${payment.id}`, ctx.env.GATEWAY_PUBLIC_URL).href,
  };
}

/**
 * Opens a payment, or answers the one this merchant reference opened.
 * @returns null when that one is for other money: a reference is for one payment, for ever
 */
export async function findOrCreatePayment(
  ctx: Context,
  wanted: z.output<typeof openPaymentBody>,
): Promise<{ payment: Payment; created: boolean } | null> {
  const amount = fromMinor(toMinor(wanted.amount));
  const now = ctx.now();
  const { rowCount } = await ctx.db.query(
    `insert into payments (id, merchant_reference, method, amount, currency, return_url, callback_url, locale, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (merchant_reference) do nothing`,
    [
      `pay_${randomBytes(18).toString('base64url')}`,
      wanted.merchant_reference,
      wanted.method,
      amount,
      wanted.currency,
      wanted.return_url,
      wanted.callback_url,
      wanted.locale,
      now,
      addMinutes(now, PAYMENT_MINUTES),
    ],
  );
  const payment = firstRow(
    await ctx.db.query('select * from payments where merchant_reference = $1', [wanted.merchant_reference]),
  );
  if (!payment || payment.amount !== amount || payment.currency !== wanted.currency || payment.method !== wanted.method)
    return null;
  return { payment, created: rowCount === 1 };
}

export async function findPayment(ctx: Context, id: string): Promise<Payment | null> {
  return firstRow(await ctx.db.query('select * from payments where id = $1', [id]));
}

/** Ends a pending payment and queues its event, in one transaction. @returns null when it had ended before */
async function settlePayment(ctx: Context, client: pg.PoolClient, id: string, plan: Plan): Promise<Payment | null> {
  const now = ctx.now();
  const payment = firstRow(
    await client.query(
      `update payments set status = $2, decline_reason = $3, settled_at = $4 where id = $1 and status = 'pending' returning *`,
      [id, plan.status, plan.reason, now],
    ),
  );
  if (!payment) return null;
  const event = { type: 'payment', payment: paymentView(ctx, payment) } as const;
  await queueEvent(client, { subjectId: id, callbackUrl: payment.callback_url, event, delays: plan.deliverAfter, now });
  return payment;
}

/**
 * Does what the payer chose: ends the payment now, or notes that the bank will answer later. Once and in time; other choices do nothing.
 * @param card the card that the payer named; null: none
 */
export async function applyOutcome(
  ctx: Context,
  id: string,
  outcome: Outcome,
  card: CardNumber | null = null,
): Promise<void> {
  const plan = planOf(outcome);
  if (card)
    await ctx.db.query(
      `update payments set card_fingerprint = $2 where id = $1 and status = 'pending' and answer_at is null`,
      [id, fingerprintOf(ctx.env.CARD_SECRET, card.digits)],
    );
  if (plan.answerAfter === 0) {
    await inTransaction(ctx.db, async (client) => {
      await client.query('select 1 from payments where id = $1 for update', [id]);
      const { rowCount } = await client.query(
        'select 1 from payments where id = $1 and answer_at is null and expires_at > $2',
        [id, ctx.now()],
      );
      return rowCount === 1 ? settlePayment(ctx, client, id, plan) : null;
    });
    return;
  }
  await ctx.db.query(
    `update payments set answer_at = $2 where id = $1 and status = 'pending' and answer_at is null and expires_at > $3`,
    [id, addSeconds(ctx.now(), plan.answerAfter), ctx.now()],
  );
}

/** Ends payments whose late answer has come, and those nobody paid in time. @returns how many */
export async function settleDuePayments(ctx: Context): Promise<number> {
  const now = ctx.now();
  const { rows } = await ctx.db.query<{ id: string; answered: boolean }>(
    `select id, answer_at is not null as answered from payments
     where status = 'pending' and coalesce(answer_at, expires_at) <= $1 limit 100`,
    [now],
  );
  for (const { id, answered } of rows)
    await inTransaction(ctx.db, (client) => settlePayment(ctx, client, id, planOf(answered ? 'approve' : 'timeout')));
  return rows.length;
}
