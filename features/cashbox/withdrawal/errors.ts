import { withdrawalBlockSchema } from '@kozyr/contracts/withdrawals';
import type { ApiErrorCode } from '@/lib/api/api-error';
import type { ShownPaymentError } from '../errors';
import { otherwise, toast } from '../errors';

/** The same for a withdrawal; an obstacle is told in place of the form, by the terms asked anew. */
type ShownWithdrawalError = ShownPaymentError | { at: 'terms' };

const WITHDRAWAL: Partial<Record<ApiErrorCode, ShownPaymentError>> = {
  WITHDRAWAL_BELOW_MINIMUM: toast('withdrawalBelowMinimum'),
  IDENTITY_NEEDED: { at: 'identity' },
  NOT_ENOUGH_BALANCE: toast('notEnough'),
  PAYMENT_GATEWAY_UNAVAILABLE: toast('withdrawalGateway'),
  TOO_MANY_REQUESTS: toast('tooMany'),
  NETWORK: toast('withdrawalNetwork'),
};

/** Told by no message: obstacles, and a bonus that began meanwhile, which the terms, read anew, name; and the code that the player would not give. */
const BY_TERMS: readonly string[] = [
  ...withdrawalBlockSchema.options,
  'NEEDS_USER_CONFIRMATION',
  'SECOND_FACTOR_NEEDED',
];

/** The same when a withdrawal can't be asked for. */
export const withdrawalError = (code: ApiErrorCode): ShownWithdrawalError =>
  BY_TERMS.includes(code) ? { at: 'terms' } : (WITHDRAWAL[code] ?? otherwise(code));
