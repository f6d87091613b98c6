import { withdrawalBlockSchema } from '@kozyr/contracts/withdrawals';
import { type ApiErrorCode, isBusy } from '@/lib/api/api-error';

/** Keys of messages `cashbox.error`. */
type Message =
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'method'
  | 'gateway'
  | 'tooMany'
  | 'busy'
  | 'network'
  | 'withdrawalBelowMinimum'
  | 'notEnough'
  | 'withdrawalGateway'
  | 'withdrawalNetwork'
  | 'spanTooLong'
  | 'exportNetwork';

type Unexpected = { at: 'modal'; key: 'unexpected-error-modal' };

/** Where a refusal is told, once: by a toast, or in a status modal. */
type ShownError = { at: 'toast'; message: Message } | Unexpected;

/** The same for a withdrawal; an obstacle is told in place of the form, by the terms asked anew. */
type ShownWithdrawalError = ShownError | { at: 'terms' };

const UNEXPECTED: Unexpected = { at: 'modal', key: 'unexpected-error-modal' };
const toast = (message: Message): ShownError => ({ at: 'toast', message });
const otherwise = (code: ApiErrorCode): ShownError => (isBusy(code) ? toast('busy') : UNEXPECTED);

const DEPOSIT: Partial<Record<ApiErrorCode, ShownError>> = {
  DEPOSIT_BELOW_MINIMUM: toast('belowMinimum'),
  DEPOSIT_ABOVE_MAXIMUM: toast('aboveMaximum'),
  PAYMENT_METHOD_UNAVAILABLE: toast('method'),
  PAYMENT_GATEWAY_UNAVAILABLE: toast('gateway'),
  TOO_MANY_REQUESTS: toast('tooMany'),
  NETWORK: toast('network'),
};

const WITHDRAWAL: Partial<Record<ApiErrorCode, ShownError>> = {
  WITHDRAWAL_BELOW_MINIMUM: toast('withdrawalBelowMinimum'),
  NOT_ENOUGH_BALANCE: toast('notEnough'),
  PAYMENT_GATEWAY_UNAVAILABLE: toast('withdrawalGateway'),
  TOO_MANY_REQUESTS: toast('tooMany'),
  NETWORK: toast('withdrawalNetwork'),
};

const EXPORT: Partial<Record<ApiErrorCode, ShownError>> = {
  HISTORY_SPAN_TOO_LONG: toast('spanTooLong'),
  TOO_MANY_REQUESTS: toast('tooMany'),
  NETWORK: toast('exportNetwork'),
};

const BLOCKS: readonly string[] = withdrawalBlockSchema.options;

/** What the player reads when a deposit can't be started. What they can't mend is unexpected: the modal asks to try later. */
export const depositError = (code: ApiErrorCode): ShownError => DEPOSIT[code] ?? otherwise(code);

/** The same when a withdrawal can't be asked for. */
export const withdrawalError = (code: ApiErrorCode): ShownWithdrawalError =>
  // A bonus that began meanwhile: the terms, read anew, name it and ask.
  BLOCKS.includes(code) || code === 'NEEDS_USER_CONFIRMATION' ? { at: 'terms' } : (WITHDRAWAL[code] ?? otherwise(code));

/** The same when the history can't be exported. */
export const exportError = (code: ApiErrorCode): ShownError => EXPORT[code] ?? otherwise(code);
