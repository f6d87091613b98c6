import type { SeamlessError } from '@kozyr/contracts/seamless-wallet';

export type SeamlessErrorCode = SeamlessError['error'];

/** Why a provider's call did nothing. Nothing of it is remembered: the same call may succeed later. */
export class SeamlessCallError extends Error {
  constructor(
    readonly code: SeamlessErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'SeamlessCallError';
  }
}

export function seamlessErrorBody(code: SeamlessErrorCode, message: string): SeamlessError {
  return { error: code, message };
}
