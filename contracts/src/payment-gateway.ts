import * as z from 'zod/mini';
import { amountSchema, currencySchema, moneySchema } from './money';
import { declineReasonSchema, paymentMethodKindSchema } from './payments';

/**
 * Protocol between the platform and a payment gateway with a hosted page. Both directions are signed by the rule below, keyed
 * by the merchant's secret.
 *
 * The signature, the same for this protocol and for the seamless wallet: header X-Signature is "t=<unix seconds>,v1=<lower-case
 * hex HMAC-SHA256 of `${t}.${METHOD} ${path}.${raw body}`>". METHOD is in capitals. path is that of the receiver's own route,
 * percent-encoded as sent, without host and query: /webhooks/payments/hosted also where a front door shows that route to the
 * outside as /api/webhooks/payments/hosted. raw body is the bytes as sent, nothing at all for GET. A stamp more than
 * SIGNATURE_TOLERANCE_SECONDS away from the receiver's clock is refused. So what was said to one address cannot be repeated to
 * another.
 */
export const SIGNATURE_HEADER = 'x-signature';
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** The call a signature is for: method in capitals, and the path of the receiver's route without query. */
export type SignedCall = { method: 'GET' | 'POST'; path: string };

/** What is signed before the raw body. stamp: unix seconds, in decimal digits. */
export function signedHead(stamp: string, { method, path }: SignedCall): string {
  return `${stamp}.${method} ${path}.`;
}

/** POST {gateway}/v1/payments: opens a hosted payment. merchant_reference is idempotent: the same one answers the same payment. */
export const openPaymentBody = z.object({
  merchant_reference: z.string(),
  method: paymentMethodKindSchema,
  amount: amountSchema,
  currency: currencySchema,
  return_url: z.url(),
  callback_url: z.url(),
  locale: z.string(),
});

export const gatewayPaymentStatusSchema = z.enum(['pending', 'approved', 'declined', 'expired']);

/** Answer of POST /v1/payments and GET /v1/payments/{id}. */
export const gatewayPaymentSchema = z.object({
  id: z.string(),
  merchant_reference: z.string(),
  status: gatewayPaymentStatusSchema,
  amount: moneySchema,
  currency: currencySchema,
  decline_reason: z.nullable(declineReasonSchema),
  hosted_url: z.url(),
});
export type GatewayPayment = z.infer<typeof gatewayPaymentSchema>;

/** Webhook to callback_url, sent at least once until answered 2xx; event_id is the same for every repeat of one event. */
export const gatewayEventSchema = z.object({
  event_id: z.string(),
  occurred_at: z.string(),
  payment: gatewayPaymentSchema,
});
export type GatewayEvent = z.infer<typeof gatewayEventSchema>;
