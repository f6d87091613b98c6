import type { FailureCode } from '@/lib/api/failure';

/** Where a refused deposit is told, once: by a toast (keys of messages `cashbox.error`), or in a status modal. */
type Told =
  | { at: 'toast'; message: 'belowMinimum' | 'aboveMaximum' | 'method' | 'gateway' | 'tooMany' | 'network' }
  | { at: 'modal'; key: 'unexpected-error-modal' };

const PLACES: Partial<Record<FailureCode, Told>> = {
  DEPOSIT_BELOW_MINIMUM: { at: 'toast', message: 'belowMinimum' },
  DEPOSIT_ABOVE_MAXIMUM: { at: 'toast', message: 'aboveMaximum' },
  PAYMENT_METHOD_UNAVAILABLE: { at: 'toast', message: 'method' },
  PAYMENT_GATEWAY_UNAVAILABLE: { at: 'toast', message: 'gateway' },
  TOO_MANY_REQUESTS: { at: 'toast', message: 'tooMany' },
  NETWORK: { at: 'toast', message: 'network' },
};

/** What the player reads when a deposit can't be started. What they can't mend is unexpected: the modal asks to try later. */
export const depositFailure = (code: FailureCode): Told =>
  PLACES[code] ?? { at: 'modal', key: 'unexpected-error-modal' };
