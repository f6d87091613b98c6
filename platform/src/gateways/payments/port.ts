import type {
  GatewayCard,
  GatewayEvent,
  GatewayPayment,
  GatewayPayout,
  GatewayStatement,
  openCardBody,
  openPaymentBody,
  payOutBody,
} from '@kozyr/contracts/payment-gateway';
import type { PaymentMethodKind } from '@kozyr/contracts/payments';
import type * as z from 'zod/mini';

export type OpenPayment = z.output<typeof openPaymentBody>;
export type OpenCard = z.output<typeof openCardBody>;
export type PayOut = z.output<typeof payOutBody>;

/** What a gateway's protocol can do: the cashbox offers no more than this, so nobody meets a refusal. */
export type GatewayAbilities = {
  /** The methods that its pages take. */
  methods: readonly PaymentMethodKind[];
  /** Whether its statements name what banks took back. */
  statesChargebacks: boolean;
};

/** A webhook as it came. */
export type GatewayCall = {
  /** Of our own route, without query. */
  path: string;
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** What a gateway says of payments that were taken back, when it is asked. */
type Reversals = {
  /** References of the payments begun on a day, "YYYY-MM-DD" in UTC, that were taken back since. @throws GatewayUnavailable */
  begunOn(day: string): Promise<string[]>;
  /** The event that its webhook tells of one; null: it is not taken back. @throws GatewayUnavailable */
  eventOf(reference: string): Promise<GatewayEvent | null>;
};

/** What the platform needs of whoever takes cards and pays out to them. Adapters: hosted.ts, fondy/gateway.ts. */
export type PaymentGateway = {
  /** Its name in webhook addresses and in the deposits table. */
  name: string;
  can: GatewayAbilities;
  /**
   * Opens a hosted payment, or charges the kept card of card_token; the same merchant_reference answers the same payment.
   * @throws GatewayUnavailable; GatewayRefused, as invalid for a card that is not kept any more: nothing was charged then
   */
  open(payment: OpenPayment): Promise<GatewayPayment>;
  /** The state of a payment; null when the gateway knows no such payment. @throws GatewayUnavailable */
  find(id: string): Promise<GatewayPayment | null>;
  findByReference(merchantReference: string): Promise<GatewayPayment | null>;
  /** Forgets a kept card; one that it does not know, or forgot before, is forgotten. @throws GatewayUnavailable */
  revokeCard(token: string): Promise<void>;
  /**
   * Opens the hosted page that takes a card for a payout; no money moves. The same merchant_reference answers the same card.
   * @throws GatewayUnavailable, GatewayRefused
   */
  openCard(card: OpenCard): Promise<GatewayCard>;
  /** The state of a card; null when the gateway knows no such card. @throws GatewayUnavailable */
  findCard(id: string): Promise<GatewayCard | null>;
  /**
   * Pays out to a saved card; the same merchant_reference answers the same payout, so an unheard answer is asked for by the same call.
   * @throws GatewayUnavailable: the payout may have begun or not; GatewayRefused: it has not and will not
   */
  payOut(payout: PayOut): Promise<GatewayPayout>;
  /** The state of a payout; null when the gateway knows no such payout. @throws GatewayUnavailable */
  findPayout(id: string): Promise<GatewayPayout | null>;
  findPayoutByReference(merchantReference: string): Promise<GatewayPayout | null>;
  /**
   * One page of what really moved on a day, "YYYY-MM-DD" in UTC; cursor is the next_cursor of the page before.
   * @throws GatewayUnavailable; GatewayRefused for a cursor or a day that is none
   */
  statement(day: string, cursor?: string): Promise<GatewayStatement>;
  /** What banks took back, where statements do not name it. */
  reversals?: Reversals;
  /**
   * The event that a webhook tells of. A protocol whose webhooks can be repeated is asked back for the state, which alone counts.
   * @throws ForgedEvent unless its signature is good and fresh; GatewayUnavailable: it did not answer when it was asked back
   */
  readEvent(call: GatewayCall): Promise<GatewayEvent>;
};

/** It did not answer as the protocol says. Nothing is known of the payment then, unless it is a GatewayRefused. */
export class GatewayUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayUnavailable';
  }
}

/**
 * It understood and said no, and did nothing: asking the same again gets the same answer. conflict: this reference is of another
 * payment, card or payout; invalid: something in the call is wrong, such as a card that is not saved.
 */
export class GatewayRefused extends GatewayUnavailable {
  constructor(readonly code: 'conflict' | 'invalid') {
    super(`The payment gateway refused a call as ${code}.`);
    this.name = 'GatewayRefused';
  }
}

/** A webhook that the gateway did not write, or wrote too long ago. */
export class ForgedEvent extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForgedEvent';
  }
}
