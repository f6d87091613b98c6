import type { GatewayEvent, GatewayPayment, openPaymentBody } from '@kozyr/contracts/payment-gateway';
import type * as z from 'zod/mini';

export type OpenPayment = z.output<typeof openPaymentBody>;

/** What the platform needs of whoever takes cards. Adapters: hosted.ts. */
export type PaymentGateway = {
  /** Its name in webhook addresses and in the deposits table. */
  name: string;
  /** Opens a hosted payment; the same merchant_reference answers the same payment. @throws GatewayUnavailable */
  open(payment: OpenPayment): Promise<GatewayPayment>;
  /** How a payment stands now; null when the gateway knows no such payment. @throws GatewayUnavailable */
  find(id: string): Promise<GatewayPayment | null>;
  /** The event in the raw body of a webhook that came to this path. @throws ForgedEvent unless its signature is good and fresh */
  readEvent(path: string, body: Buffer, signature: string | undefined): GatewayEvent;
};

/** It did not answer, or not what the protocol says. Nothing is known of the payment then. */
export class GatewayUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayUnavailable';
  }
}

/** A webhook that the gateway did not write, or wrote too long ago. */
export class ForgedEvent extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForgedEvent';
  }
}
