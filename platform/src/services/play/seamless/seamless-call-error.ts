import type { SeamlessError } from '@kozyr/contracts/seamless-wallet';
import { CodedError } from '@kozyr/kit/coded-error';

export type SeamlessErrorCode = SeamlessError['error'];

/** Why a provider's call did nothing. Nothing of it is remembered: the same call may succeed later. */
export class SeamlessCallError extends CodedError<SeamlessErrorCode> {}

export function seamlessErrorBody(code: SeamlessErrorCode, message: string): SeamlessError {
  return { error: code, message };
}
