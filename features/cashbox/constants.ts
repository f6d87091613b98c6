import type { PaymentMethodKind } from '@kozyr/contracts/payments';

/** Rows of history shown at once. */
export const HISTORY_PAGE_SIZE = 20;

/** How often an open deposit is asked about while its page is looked at; the event stream is usually quicker. */
export const SETTLEMENT_POLL_MS = 3000;

/** Payment methods by the names of their own, the same in every language. Spec §3. */
export const METHOD_NAMES: Record<PaymentMethodKind, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
};

/** In the order they are shown. */
export const METHODS: readonly PaymentMethodKind[] = ['visa', 'mastercard', 'applepay', 'googlepay'];
