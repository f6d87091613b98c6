import { randomBytes } from 'node:crypto';
import { cardBrandSchema } from '@kozyr/contracts/cards';
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
import { findKeptCard, insertKeptCard, type KeptCardRow, keptPlanOf } from './kept-cards';
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
  /** The card that was named, or that is charged; null: none is known. */
  card_fingerprint: z.nullable(z.string()),
  card_brand: z.nullable(cardBrandSchema),
  card_last_four: z.nullable(z.string()),
  card_good_until: z.nullable(z.string()),
  keep_card: z.boolean(),
  /** With a payment by a kept card: which. */
  kept_card_id: z.nullable(z.string()),
  /** Of the card that was kept by this payment, while it is. */
  kept_token: z.nullable(z.string()),
});
export type Payment = z.output<typeof paymentRow>;

const SELECT = `select payments.*, kept_cards.token as kept_token from payments
  left join kept_cards on kept_cards.payment_id = payments.id and kept_cards.revoked_at is null`;

const firstRow = (result: pg.QueryResult): Payment | null =>
  result.rows[0] === undefined ? null : z.parse(paymentRow, result.rows[0]);

/** The card that a payment left behind, as the protocol says it. */
function keptCardView({
  kept_token,
  card_brand,
  card_last_four,
  card_good_until,
}: Payment): GatewayPayment['kept_card'] {
  if (!kept_token || !card_brand || !card_last_four || !card_good_until) return null;
  return { token: kept_token, brand: card_brand, last_four: card_last_four, good_until: card_good_until };
}

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
    kept_card: keptCardView(payment),
    hosted_url: new URL(`/pay/${payment.id}`, ctx.env.GATEWAY_PUBLIC_URL).href,
  };
}

type Wanted = z.output<typeof openPaymentBody>;

/** Writes a payment down, unless its reference has one. @returns whether it is new */
async function insertPayment(
  ctx: Context,
  client: pg.PoolClient,
  wanted: Wanted,
  card: KeptCardRow | null,
): Promise<boolean> {
  const now = ctx.now();
  const { rowCount } = await client.query(
    `insert into payments (id, merchant_reference, method, amount, currency, return_url, callback_url, locale, created_at, expires_at,
       keep_card, kept_card_id, card_brand, card_last_four, card_fingerprint)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict (merchant_reference) do nothing`,
    [
      `pay_${randomBytes(18).toString('base64url')}`,
      wanted.merchant_reference,
      wanted.method,
      fromMinor(toMinor(wanted.amount)),
      wanted.currency,
      wanted.return_url,
      wanted.callback_url,
      wanted.locale,
      now,
      addMinutes(now, PAYMENT_MINUTES),
      card === null && wanted.keep_card === true,
      card?.id ?? null,
      card?.brand ?? null,
      card?.last_four ?? null,
      card?.fingerprint ?? null,
    ],
  );
  return rowCount === 1;
}

/**
 * Opens a payment, or answers the one this merchant reference opened. One by a kept card is answered by its bank in the same transaction,
 * unless that asks the payer first.
 * @returns conflict when the reference is of another payment: it is for one, for ever; unknown_card for a token of no card, or a revoked one
 */
export async function findOrCreatePayment(
  ctx: Context,
  wanted: Wanted,
): Promise<{ payment: Payment; created: boolean } | 'conflict' | 'unknown_card'> {
  return inTransaction(ctx.db, async (client) => {
    const card = wanted.card_token === undefined ? null : await findKeptCard(client, wanted.card_token);
    const findBefore = async () =>
      firstRow(await client.query(`${SELECT} where payments.merchant_reference = $1`, [wanted.merchant_reference]));
    const before = await findBefore();
    if (wanted.card_token !== undefined && !before && (!card || card.revoked_at)) return 'unknown_card';
    const created = !before && (await insertPayment(ctx, client, wanted, card));
    const opened = before ?? (await findBefore());
    const same =
      opened?.amount === fromMinor(toMinor(wanted.amount)) &&
      opened.currency === wanted.currency &&
      opened.method === wanted.method &&
      opened.kept_card_id === (card?.id ?? null);
    if (!opened || !same) return 'conflict';
    const plan = created && card ? keptPlanOf(card, ctx.now()) : null;
    const payment = (plan && (await settlePayment(ctx, client, opened.id, plan))) ?? opened;
    return { payment, created };
  });
}

export async function findPayment(ctx: Context, id: string): Promise<Payment | null> {
  return firstRow(await ctx.db.query(`${SELECT} where payments.id = $1`, [id]));
}

export async function findPaymentByReference(ctx: Context, reference: string): Promise<Payment | null> {
  return firstRow(await ctx.db.query(`${SELECT} where payments.merchant_reference = $1`, [reference]));
}

/** The card that was named on the page of a payment whose payer wants it kept; null where there is none to keep. */
function cardToKeep({ keep_card, card_brand, card_last_four, card_fingerprint, card_good_until }: Payment) {
  if (!keep_card || !card_brand || !card_last_four || !card_fingerprint || !card_good_until) return null;
  return { brand: card_brand, lastFour: card_last_four, fingerprint: card_fingerprint, goodUntil: card_good_until };
}

/** Ends a pending payment and queues its event, in one transaction. @returns null when it had ended before */
async function settlePayment(ctx: Context, client: pg.PoolClient, id: string, plan: Plan): Promise<Payment | null> {
  const now = ctx.now();
  const { rowCount } = await client.query(
    `update payments set status = $2, decline_reason = $3, settled_at = $4 where id = $1 and status = 'pending'`,
    [id, plan.status, plan.reason, now],
  );
  if (rowCount === 0) return null;
  const read = async () => firstRow(await client.query(`${SELECT} where payments.id = $1`, [id]));
  const settled = await read();
  const kept = settled && plan.status === 'approved' ? cardToKeep(settled) : null;
  if (kept) await insertKeptCard(client, now, id, kept);
  const payment = kept ? await read() : settled;
  if (!payment) return null;
  const event = { type: 'payment', payment: paymentView(ctx, payment) } as const;
  await queueEvent(client, { subjectId: id, callbackUrl: payment.callback_url, event, delays: plan.deliverAfter, now });
  return payment;
}

/**
 * Does what the payer chose: ends the payment now, or notes that the bank will answer later. Once and in time; other choices do nothing.
 * @param card the card that the payer named, and its last month where the page asked for that; null: none
 */
export async function applyOutcome(
  ctx: Context,
  id: string,
  outcome: Outcome,
  card: (CardNumber & { goodUntil: string | null }) | null = null,
): Promise<void> {
  const plan = planOf(outcome);
  if (card)
    await ctx.db.query(
      `update payments set card_fingerprint = $2, card_brand = $3, card_last_four = $4, card_good_until = $5
       where id = $1 and status = 'pending' and answer_at is null and kept_card_id is null`,
      [id, fingerprintOf(ctx.env.CARD_SECRET, card.digits), card.brand, card.digits.slice(-4), card.goodUntil],
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
