import { withdrawalBlockSchema } from '@kozyr/contracts/withdrawals';
import type { ApiErrorCode } from '@/lib/api/api-error';
import type { ShownError } from '../errors';
import { otherwise, toast } from '../errors';

/** The same for a withdrawal; an obstacle is told in place of the form, by the terms asked anew. */
type ShownWithdrawalError = ShownError | { at: 'terms' };

const WITHDRAWAL: Partial<Record<ApiErrorCode, ShownError>> = {
  WITHDRAWAL_BELOW_MINIMUM: toast('withdrawalBelowMinimum'),
  NOT_ENOUGH_BALANCE: toast('notEnough'),
  PAYMENT_GATEWAY_UNAVAILABLE: toast('withdrawalGateway'),
  TOO_MANY_REQUESTS: toast('tooMany'),
  NETWORK: toast('withdrawalNetwork'),
};

const BLOCKS: readonly string[] = withdrawalBlockSchema.options;

/** The same when a withdrawal can't be asked for. */
export const withdrawalError = (code: ApiErrorCode): ShownWithdrawalError =>
  // A bonus that began meanwhile: the terms, read anew, name it and ask.
  BLOCKS.includes(code) || code === 'NEEDS_USER_CONFIRMATION' ? { at: 'terms' } : (WITHDRAWAL[code] ?? otherwise(code));
