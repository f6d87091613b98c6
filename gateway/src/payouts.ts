import { randomBytes } from 'node:crypto';
import { currencySchema, fromMinor, toMinor } from '@kozyr/contracts/money';
import {
  type GatewayPayout,
  gatewayPayoutStatusSchema,
  type payOutBody,
  payoutFailureSchema,
} from '@kozyr/contracts/payment-gateway';
import { inTransaction } from '@kozyr/kit/transaction';
import { addSeconds } from 'date-fns';
import type pg from 'pg';
import * as z from 'zod/mini';
import { findCardByToken } from './cards';
import type { Context } from './context';
import { queueEvent } from './events';
import { actOf, payoutPlanOf } from './test-cards';

const payoutRow = z.object({
  id: z.string(),
  merchant_reference: z.string(),
  card_id: z.string(),
  amount: z.string(),
  currency: currencySchema,
  recipient_name: z.string(),
  callback_url: z.string(),
  status: gatewayPayoutStatusSchema,
  fail_reason: z.nullable(payoutFailureSchema),
});
type Payout = z.output<typeof payoutRow>;

const firstRow = (result: pg.QueryResult): Payout | null =>
  result.rows[0] === undefined ? null : z.parse(payoutRow, result.rows[0]);

/** A payout as the protocol says it. */
export function payoutView({ id, merchant_reference, status, fail_reason, amount, currency }: Payout): GatewayPayout {
  return { id, merchant_reference, status, fail_reason, amount, currency };
}

/** What the test bank does with payouts to a saved card. A card that it does not pay out to is never saved. */
function planForCard(lastFour: string | null) {
  const act = actOf(lastFour ?? '');
  return payoutPlanOf(act === 'not_saved' ? 'card_declined' : act);
}

/** Begins a payout, or answers the one this merchant reference began. @returns what stands in the way instead */
export async function findOrCreatePayout(
  ctx: Context,
  wanted: z.output<typeof payOutBody>,
): Promise<{ payout: Payout; created: boolean } | 'unknown_card' | 'conflict'> {
  const card = await findCardByToken(ctx, wanted.card_token);
  const before = await findPayoutByReference(ctx, wanted.merchant_reference);
  if (!card) return before ? 'conflict' : 'unknown_card';
  const amount = fromMinor(toMinor(wanted.amount));
  const now = ctx.now();
  const { rowCount } = await ctx.db.query(
    `insert into payouts (id, merchant_reference, card_id, amount, currency, recipient_name, callback_url, created_at, answer_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (merchant_reference) do nothing`,
    [
      `out_${randomBytes(18).toString('base64url')}`,
      wanted.merchant_reference,
      card.id,
      amount,
      wanted.currency,
      wanted.recipient_name,
      wanted.callback_url,
      now,
      addSeconds(now, planForCard(card.last_four).answerAfter),
    ],
  );
  const payout = before ?? (await findPayoutByReference(ctx, wanted.merchant_reference));
  const same =
    payout?.card_id === card.id &&
    payout.amount === amount &&
    payout.currency === wanted.currency &&
    payout.recipient_name === wanted.recipient_name;
  return payout && same ? { payout, created: rowCount === 1 } : 'conflict';
}

export async function findPayout(ctx: Context, id: string): Promise<Payout | null> {
  return firstRow(await ctx.db.query('select * from payouts where id = $1', [id]));
}

export async function findPayoutByReference(ctx: Context, reference: string): Promise<Payout | null> {
  return firstRow(await ctx.db.query('select * from payouts where merchant_reference = $1', [reference]));
}

/** Ends a pending payout as its card says, and queues its event. */
async function settlePayout(ctx: Context, client: pg.PoolClient, id: string, lastFour: string): Promise<void> {
  const { status, reason, deliverAfter } = planForCard(lastFour);
  const now = ctx.now();
  const payout = firstRow(
    await client.query(
      `update payouts set status = $2, fail_reason = $3, settled_at = $4 where id = $1 and status = 'pending' returning *`,
      [id, status, reason, now],
    ),
  );
  if (!payout) return;
  const event = { type: 'payout', payout: payoutView(payout) } as const;
  await queueEvent(client, { subjectId: id, callbackUrl: payout.callback_url, event, delays: deliverAfter, now });
}

/** Ends the payouts whose bank has answered. @returns how many */
export async function settleDuePayouts(ctx: Context): Promise<number> {
  const { rows } = await ctx.db.query<{ id: string; last_four: string }>(
    `select payouts.id, cards.last_four from payouts join cards on cards.id = payouts.card_id
     where payouts.status = 'pending' and answer_at <= $1 limit 100`,
    [ctx.now()],
  );
  for (const { id, last_four } of rows)
    await inTransaction(ctx.db, (client) => settlePayout(ctx, client, id, last_four));
  return rows.length;
}
