import * as z from 'zod/mini';
import { amountSchema, currencySchema, moneySchema } from './money';
import { declineReasonSchema, paymentMethodKindSchema } from './payments';

/**
 * Protocol between the platform and a payment gateway with a hosted page.
 * Both directions are signed: header X-Signature is "t=<unix seconds>,v1=<hex HMAC-SHA256 of `${t}.${raw body}`>",
 * keyed by the merchant's secret; a stamp older than 5 minutes is refused. GET requests sign the path as their body.
 */
export const SIGNATURE_HEADER = 'x-signature';
export const SIGNATURE_TOLERANCE_SECONDS = 300;

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
