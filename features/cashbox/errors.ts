import { type ApiErrorCode, isBusy, stopOf } from '@/lib/api/api-error';

/** Keys of messages `cashbox.error`. */
type Message =
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'method'
  | 'cardGone'
  | 'bonusGone'
  | 'belowBonus'
  | 'gateway'
  | 'tooMany'
  | 'busy'
  | 'stopped'
  | 'notHere'
  | 'limitsNeeded'
  | 'limit'
  | 'network'
  | 'withdrawalBelowMinimum'
  | 'notEnough'
  | 'withdrawalGateway'
  | 'withdrawalNetwork'
  | 'spanTooLong'
  | 'exportNetwork';

type Unexpected = { at: 'modal'; key: 'unexpected-error-modal' };

/** Where a refusal is told, once: by a toast, or in a status modal. */
export type ShownError = { at: 'toast'; message: Message } | Unexpected;

/** The same for a payment; that it needs a proof of identity is told beside the form, with the way to it. */
export type ShownPaymentError = ShownError | { at: 'identity' };

const UNEXPECTED: Unexpected = { at: 'modal', key: 'unexpected-error-modal' };

export const toast = (message: Message): ShownError => ({ at: 'toast', message });

export function otherwise(code: ApiErrorCode): ShownError {
  const stop = stopOf(code);
  if (stop) return toast(stop);
  return isBusy(code) ? toast('busy') : UNEXPECTED;
}
