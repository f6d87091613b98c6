import type { Currency } from '@kozyr/contracts/money';
import type { PaymentMethodKind } from '@kozyr/contracts/payments';

/** Rows of history shown at once. */
export const HISTORY_PAGE_SIZE = 20;

/** How often an open deposit is asked about while its page is looked at; the event stream is usually quicker. */
export const SETTLEMENT_POLL_MS = 3000;

/** The same for a withdrawal, which takes minutes to hours. */
export const WITHDRAWAL_POLL_MS = 10_000;

/** Payment methods by the names of their own, the same in every language. Spec §3. */
export const METHOD_NAMES: Record<PaymentMethodKind, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
};

/** In the order they are shown. */
export const METHODS: readonly PaymentMethodKind[] = ['visa', 'mastercard', 'applepay', 'googlepay'];

export const CURRENCY_SIGNS: Record<Currency, string> = { uah: '₴', kzt: '₸' };

/** Wallets of a movement in the order in which they are shown. */
export const SHOWN_WALLETS = ['electronic', 'game', 'bonus', 'cashback', 'holds'] as const;

/** How often a hosted page that did not answer is tried again. */
export const HOSTED_PAGE_POLL_MS = 10_000;
