import type { GatewayPayment } from '@kozyr/contracts/payment-gateway';
import type { DeclineReason } from '@kozyr/contracts/payments';

/** Reasons the payer can make the test bank decline with; timeout is an outcome of its own. */
export const DECLINE_REASONS = [
  'insufficient_funds',
  'card_declined',
  'expired_card',
  'limit_exceeded',
  'suspected_fraud',
  'cancelled_by_payer',
] as const satisfies readonly DeclineReason[];

/** Every way a payment can be made to end, as the page's buttons name them. */
export const OUTCOMES = [
  'approve',
  'approve_duplicate',
  'approve_return_first',
  'approve_late',
  ...DECLINE_REASONS,
  'timeout',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function isOutcome(value: unknown): value is Outcome {
  return OUTCOMES.some((outcome) => outcome === value);
}

export type Plan = {
  status: Exclude<GatewayPayment['status'], 'pending'>;
  reason: DeclineReason | null;
  /** Seconds until the bank's answer; the payment stays pending until then. */
  answerAfter: number;
  /** Seconds from the answer to each delivery of the event. Several: the same event is delivered several times. */
  deliverAfter: readonly number[];
};

const approved = { status: 'approved', reason: null, answerAfter: 0, deliverAfter: [0] } as const;

/** What each outcome does. Without a delay the merchant gets the event before the payer is sent back. */
export function planOf(outcome: Outcome): Plan {
  if (outcome === 'approve') return approved;
  if (outcome === 'approve_duplicate') return { ...approved, deliverAfter: [0, 0, 2] };
  if (outcome === 'approve_return_first') return { ...approved, deliverAfter: [5] };
  if (outcome === 'approve_late') return { ...approved, answerAfter: 8 };
  if (outcome === 'timeout') return { ...approved, status: 'expired', reason: 'timeout' };
  return { ...approved, status: 'declined', reason: outcome };
}

/** How long the hosted page waits for the payer. */
export const PAYMENT_MINUTES = 30;

/** Seconds until the next attempt after so many failed ones: 1, 2, 4, ... up to 10 minutes. */
export function backOff(attempts: number): number {
  return Math.min(600, 2 ** Math.max(0, attempts - 1));
}

/** After this many attempts (about three days) a delivery is given up and logged as lost. */
export const MAX_ATTEMPTS = 440;
