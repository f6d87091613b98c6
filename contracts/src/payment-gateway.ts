import * as z from 'zod/mini';
import { cardBrandSchema, cardMonthSchema, lastFourSchema } from './cards';
import { amountSchema, currencySchema, moneySchema } from './money';
import { declineReasonSchema, paymentMethodKindSchema } from './payments';

/**
 * Protocol between the platform and a payment gateway with hosted pages: payments in, cards saved for payouts, payouts, chargebacks
 * and a statement of each day. Both directions are signed by the rule below, keyed by the merchant's secret.
 *
 * The signature, the same for this protocol and for the seamless wallet: header X-Signature is "t=<unix seconds>,v1=<lower-case
 * hex HMAC-SHA256 of `${t}.${METHOD} ${path}.${raw body}`>". METHOD is in capitals. path is that of the receiver's own route,
 * percent-encoded as sent, without host and query: /webhooks/payments/hosted also where a front door shows that route to the
 * outside as /api/webhooks/payments/hosted. raw body is the bytes as sent, nothing at all for GET. A stamp more than
 * SIGNATURE_TOLERANCE_SECONDS away from the receiver's clock is refused. So what was said to one address cannot be repeated to
 * another. A query is not signed: what a call is about is in its path or body.
 *
 * While a secret is exchanged an end may hold several. It then signs with each, "t=…,v1=…,v1=…", at most MAX_SIGNATURES, and
 * takes a call of which any v1 is by any of its own. So the ends change one after the other, in any order.
 */
export const SIGNATURE_HEADER = 'x-signature';
export const SIGNATURE_TOLERANCE_SECONDS = 300;
export const MAX_SIGNATURES = 4;

/** The call a signature is for: method in capitals, and the path of the receiver's route without query. */
export type SignedCall = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };

/** What is signed before the raw body. stamp: unix seconds, in decimal digits. */
export function signedHead(stamp: string, { method, path }: SignedCall): string {
  return `${stamp}.${method} ${path}.`;
}

/**
 * Body of a gateway's no: 401 unauthorized, 404 not_found, 409 conflict (the reference was used with another body), 422 invalid or
 * unknown_card. After 409 and 422 the call did nothing and never will. An answer without this body is no answer: it comes from
 * somebody between the ends.
 */
export const gatewayRefusalSchema = z.object({
  error: z.enum(['unauthorized', 'not_found', 'conflict', 'invalid', 'unknown_card']),
  message: z.string(),
});
export type GatewayRefusal = z.infer<typeof gatewayRefusalSchema>;

/**
 * POST {gateway}/v1/payments: opens a payment. merchant_reference is idempotent: the same one answers the same payment, another body 409.
 *
 * With keep_card the payer has asked that their card be kept: once the payment is approved, kept_card names it. With card_token the
 * payment goes by a kept card at once, without a page: the answer says approved or declined, or pending where the bank wants the payer's
 * word on hosted_url first. 422 unknown_card: the token is of no kept card, or of a revoked one; nothing was begun then, and never will be.
 */
export const openPaymentBody = z.object({
  merchant_reference: z.string(),
  method: paymentMethodKindSchema,
  amount: amountSchema,
  currency: currencySchema,
  return_url: z.url(),
  callback_url: z.url(),
  locale: z.string(),
  keep_card: z.optional(z.boolean()),
  card_token: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
});

/** A card that a gateway keeps for the merchant, as its payer asked. The number stays at the gateway. */
export const keptCardSchema = z.object({
  /** What POST /v1/payments names the card by. A secret: whoever has it and the merchant's secret can charge the card. */
  token: z.string().check(z.minLength(1), z.maxLength(256)),
  brand: cardBrandSchema,
  last_four: lastFourSchema,
  good_until: cardMonthSchema,
});
export type KeptCard = z.infer<typeof keptCardSchema>;

/**
 * POST {gateway}/v1/kept-cards/revocations: the gateway forgets a kept card, and no payment goes by its token any more. 200 for one that was
 * revoked before too; 422 unknown_card for a token that never was.
 */
export const revokeCardBody = z.object({ card_token: z.string().check(z.minLength(1), z.maxLength(256)) });
export const cardRevocationSchema = z.object({ revoked: z.literal(true) });

export const gatewayPaymentStatusSchema = z.enum(['pending', 'approved', 'declined', 'expired']);

/** Answer of POST /v1/payments, GET /v1/payments/{id} and GET /v1/payments/by-reference/{merchant_reference}. */
export const gatewayPaymentSchema = z.object({
  id: z.string(),
  merchant_reference: z.string(),
  status: gatewayPaymentStatusSchema,
  amount: moneySchema,
  currency: currencySchema,
  decline_reason: z.nullable(declineReasonSchema),
  /** Of the card that paid, as a saved card's: the same for the same number in both. Null or absent where the gateway knows none. */
  card_fingerprint: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(256)))),
  /** Of an approved payment whose payer asked for it: the card that is kept now. Null or absent for every other. */
  kept_card: z.optional(z.nullable(keptCardSchema)),
  hosted_url: z.url(),
});
export type GatewayPayment = z.infer<typeof gatewayPaymentSchema>;

/**
 * POST {gateway}/v1/cards: opens a hosted page that takes the number of a card to pay out to. No money moves. Idempotent by
 * merchant_reference, as payments are. expires_at: when the page closes; 30 minutes unless told.
 */
export const openCardBody = z.object({
  merchant_reference: z.string(),
  /** What is going to be paid out, for the page to show. */
  amount: amountSchema,
  currency: currencySchema,
  recipient_name: z.string().check(z.minLength(1), z.maxLength(120)),
  return_url: z.url(),
  callback_url: z.url(),
  locale: z.string(),
  expires_at: z.optional(z.iso.datetime()),
});

export const gatewayCardStatusSchema = z.enum(['pending', 'saved', 'refused', 'expired']);
/** Why a card was not saved: the payer went back, the bank does not pay out to it, or too many wrong numbers were tried. */
export const cardRefusalSchema = z.enum(['cancelled_by_payer', 'card_declined', 'too_many_attempts']);
export type CardRefusal = z.infer<typeof cardRefusalSchema>;

/** Answer of POST /v1/cards and GET /v1/cards/{id}. token, brand, mask and fingerprint are null until the card is saved. */
export const gatewayCardSchema = z.object({
  id: z.string(),
  merchant_reference: z.string(),
  status: gatewayCardStatusSchema,
  /** What POST /v1/payouts names the card by. */
  token: z.nullable(z.string()),
  brand: z.nullable(cardBrandSchema),
  /** "•••• 4242": the last four digits only. */
  mask: z.nullable(z.string()),
  /** The same for the same number, and nothing can be read from it: shows one card used by several players. */
  fingerprint: z.nullable(z.string()),
  refuse_reason: z.nullable(cardRefusalSchema),
  hosted_url: z.url(),
});
export type GatewayCard = z.infer<typeof gatewayCardSchema>;

/**
 * POST {gateway}/v1/payouts: pays money out to a saved card. Idempotent by merchant_reference: the same body answers the same
 * payout, another body 409; a card_token that is not of a saved card, 422 unknown_card. 422 also says that no payout of this
 * reference was ever begun.
 */
export const payOutBody = z.object({
  merchant_reference: z.string(),
  card_token: z.string(),
  amount: amountSchema,
  currency: currencySchema,
  recipient_name: z.string().check(z.minLength(1), z.maxLength(120)),
  callback_url: z.url(),
});

export const gatewayPayoutStatusSchema = z.enum(['pending', 'paid', 'failed']);
export const payoutFailureSchema = z.enum([
  'card_declined',
  'card_expired',
  'recipient_mismatch',
  'limit_exceeded',
  'bank_unavailable',
  'suspected_fraud',
]);
export type PayoutFailure = z.infer<typeof payoutFailureSchema>;

/**
 * Answer of POST /v1/payouts, of GET /v1/payouts/{id} and of GET /v1/payouts/by-reference/{merchant_reference}. A payout ends
 * once, paid or failed; a failed one moved nothing, and what is tried again needs another reference.
 */
export const gatewayPayoutSchema = z.object({
  id: z.string(),
  merchant_reference: z.string(),
  status: gatewayPayoutStatusSchema,
  fail_reason: z.nullable(payoutFailureSchema),
  amount: moneySchema,
  currency: currencySchema,
});
export type GatewayPayout = z.infer<typeof gatewayPayoutSchema>;

export const chargebackReasonSchema = z.enum(['fraudulent', 'unrecognized', 'service_not_provided']);
export type ChargebackReason = z.infer<typeof chargebackReasonSchema>;

/** The payer's bank took an approved payment back, whole: at most once per payment. merchant_reference is that of the payment. */
export const gatewayChargebackSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  merchant_reference: z.string(),
  amount: moneySchema,
  currency: currencySchema,
  reason: chargebackReasonSchema,
});
export type GatewayChargeback = z.infer<typeof gatewayChargebackSchema>;

const eventBase = { event_id: z.string(), occurred_at: z.iso.datetime() };

/** Webhook to callback_url, sent at least once until answered 2xx; event_id is the same for every repeat of one event. */
export const gatewayEventSchema = z.discriminatedUnion('type', [
  z.object({ ...eventBase, type: z.literal('payment'), payment: gatewayPaymentSchema }),
  z.object({ ...eventBase, type: z.literal('card'), card: gatewayCardSchema }),
  z.object({ ...eventBase, type: z.literal('payout'), payout: gatewayPayoutSchema }),
  /** Goes to the callback_url of the payment, and may come before the payment's own event. */
  z.object({ ...eventBase, type: z.literal('chargeback'), chargeback: gatewayChargebackSchema }),
]);
export type GatewayEvent = z.infer<typeof gatewayEventSchema>;

export const statementKindSchema = z.enum(['payment', 'payout', 'chargeback']);
export type StatementKind = z.infer<typeof statementKindSchema>;

/** Lines on one page of a statement. */
export const STATEMENT_PAGE = 1000;

/**
 * Answer of GET {gateway}/v1/statement/{day} and, for the pages after the first, GET {gateway}/v1/statement/{day}/{cursor}; day is
 * YYYY-MM-DD in UTC. Money that really moved on that day: payments approved, payouts paid, chargebacks. totals are of the whole day
 * on every page.
 */
export const gatewayStatementSchema = z.object({
  day: z.iso.date(),
  /** False while the day goes on: lines may be added. */
  complete: z.boolean(),
  lines: z.array(
    z.object({
      kind: statementKindSchema,
      /** The payment's, payout's or chargeback's. */
      id: z.string(),
      /** Of a chargeback: that of its payment. */
      merchant_reference: z.string(),
      amount: moneySchema,
      currency: currencySchema,
      at: z.iso.datetime(),
    }),
  ),
  totals: z.array(
    z.object({ kind: statementKindSchema, currency: currencySchema, count: z.int(), amount: moneySchema }),
  ),
  next_cursor: z.nullable(z.string()),
});
export type GatewayStatement = z.infer<typeof gatewayStatementSchema>;
