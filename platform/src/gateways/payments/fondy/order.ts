import { currencySchema, fromMinor } from '@kozyr/contracts/money';
import type {
  GatewayCard,
  GatewayPayment,
  GatewayPayout,
  KeptCard,
  PayoutFailure,
} from '@kozyr/contracts/payment-gateway';
import type { DeclineReason } from '@kozyr/contracts/payments';
import * as z from 'zod/mini';

const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
);
const minor = z.string().check(z.regex(/^\d{1,15}$/));

/** An order as status, callback and the calls that end at once answer it; amounts in minor units, as this protocol has them. */
export const orderSchema = z.object({
  order_id: z.string(),
  order_status: z.enum(['created', 'processing', 'declined', 'approved', 'expired', 'reversed']),
  amount: z.pipe(text, minor),
  currency: z.pipe(
    z.string(),
    z.pipe(
      z.transform((code: string) => code.toLowerCase()),
      currencySchema,
    ),
  ),
  actual_amount: text,
  actual_currency: text,
  reversal_amount: text,
  response_description: text,
  masked_card: text,
  card_type: text,
  rectoken: text,
  rectoken_lifetime: text,
});
export type Order = z.output<typeof orderSchema>;

/** What an order of ours is for, and the deposit or withdrawal it belongs to: a withdrawal has one for its card and one for its payout. */
export type OrderOf = { what: 'payment' | 'card' | 'payout'; reference: string };

const PREFIX = { payment: '', card: 'card-', payout: 'payout-' } as const;

export const orderIdOf = ({ what, reference }: OrderOf): string => `${PREFIX[what]}${reference}`;

export function orderOf(orderId: string): OrderOf {
  for (const what of ['card', 'payout'] as const)
    if (orderId.startsWith(PREFIX[what])) return { what, reference: orderId.slice(PREFIX[what].length) };
  return { what: 'payment', reference: orderId };
}

/** What really moved: never more than the order was for. A payer who paid less has not paid it. */
function paidAmount(order: Order): bigint {
  const amount = BigInt(order.amount);
  const actual = /^[1-9]\d{0,14}$/.test(order.actual_amount) ? BigInt(order.actual_amount) : amount;
  const same = order.actual_currency === '' || order.actual_currency.toLowerCase() === order.currency;
  return order.order_status === 'approved' && same && actual < amount ? actual : amount;
}

/** Why it was declined, by the words of its description: the codes of banks are not listed for merchants. */
function declineOf({ response_description: words }: Order): Exclude<DeclineReason, 'timeout' | 'cancelled_by_payer'> {
  if (/insufficient|not enough/i.test(words)) return 'insufficient_funds';
  if (/expired/i.test(words)) return 'expired_card';
  if (/limit/i.test(words)) return 'limit_exceeded';
  if (/fraud|risk/i.test(words)) return 'suspected_fraud';
  return 'card_declined';
}

const PAYOUT_FAILURE: Partial<Record<DeclineReason, PayoutFailure>> = {
  expired_card: 'card_expired',
  limit_exceeded: 'limit_exceeded',
  suspected_fraud: 'suspected_fraud',
};

const lastFourOf = (mask: string) => /(\d{4})$/.exec(mask)?.[1] ?? null;

function brandOf(type: string) {
  if (/^visa/i.test(type)) return 'visa' as const;
  return /^master/i.test(type) ? ('mastercard' as const) : null;
}

/** The last month a token is good in: it says the first moment in which it is not, "01.05.2029 00:00:00". */
export function goodUntil(lifetime: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(lifetime) ?? [];
  if (!day || !month || !year) return null;
  const end = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return new Date(end - 1).toISOString().slice(0, 'yyyy-mm'.length);
}

function keptCardOf(order: Order): KeptCard | null {
  const [brand, lastFour, until] = [
    brandOf(order.card_type),
    lastFourOf(order.masked_card),
    goodUntil(order.rectoken_lifetime),
  ];
  if (order.order_status !== 'approved' || order.rectoken === '' || !brand || !lastFour || !until) return null;
  return { token: order.rectoken, brand, last_four: lastFour, good_until: until };
}

const PAYMENT_STATUS = {
  created: 'pending',
  processing: 'pending',
  approved: 'approved',
  declined: 'declined',
  expired: 'expired',
  // Paid and given back before we heard of either: nothing has come.
  reversed: 'declined',
} as const satisfies Record<Order['order_status'], GatewayPayment['status']>;

/** @param page where its payer goes on, as far as that is known */
export function paymentOf(order: Order, page: string): GatewayPayment {
  const status = PAYMENT_STATUS[order.order_status];
  return {
    id: order.order_id,
    merchant_reference: orderOf(order.order_id).reference,
    status,
    amount: fromMinor(paidAmount(order)),
    currency: order.currency,
    decline_reason: status === 'declined' ? declineOf(order) : status === 'expired' ? 'timeout' : null,
    card_fingerprint: null,
    kept_card: keptCardOf(order),
    hosted_url: page,
  };
}

const CARD_STATUS = {
  created: 'pending',
  processing: 'pending',
  approved: 'saved',
  // What was held to look at the card goes back by itself; the card stays.
  reversed: 'saved',
  declined: 'refused',
  expired: 'expired',
} as const satisfies Record<Order['order_status'], GatewayCard['status']>;

export function cardOf(order: Order, page: string): GatewayCard {
  const status = CARD_STATUS[order.order_status];
  const [brand, lastFour] = [brandOf(order.card_type), lastFourOf(order.masked_card)];
  const good = status === 'saved' && order.rectoken !== '' && brand !== null && lastFour !== null;
  return {
    id: order.order_id,
    merchant_reference: orderOf(order.order_id).reference,
    // A card of another brand can be looked at, and not paid out to.
    status: status === 'saved' && !good ? 'refused' : status,
    token: good ? order.rectoken : null,
    brand: good ? brand : null,
    mask: good ? `•••• ${lastFour}` : null,
    fingerprint: null,
    refuse_reason: status === 'refused' || (status === 'saved' && !good) ? 'card_declined' : null,
    hosted_url: page,
  };
}

const PAYOUT_STATUS = {
  created: 'pending',
  processing: 'pending',
  approved: 'paid',
  declined: 'failed',
  expired: 'failed',
  reversed: 'failed',
} as const satisfies Record<Order['order_status'], GatewayPayout['status']>;

export function payoutOf(order: Order): GatewayPayout {
  const status = PAYOUT_STATUS[order.order_status];
  const why =
    order.order_status === 'declined' ? (PAYOUT_FAILURE[declineOf(order)] ?? 'card_declined') : 'bank_unavailable';
  return {
    id: order.order_id,
    merchant_reference: orderOf(order.order_id).reference,
    status,
    fail_reason: status === 'failed' ? why : null,
    amount: fromMinor(BigInt(order.amount)),
    currency: order.currency,
  };
}
