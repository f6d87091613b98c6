import type { SeamlessError } from '@kozyr/contracts/seamless-wallet';

export type RefusalCode = SeamlessError['error'];

/** Why a provider's call did nothing. Nothing of it is remembered: the same call may succeed later. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export function refusalBody(code: RefusalCode, message: string): SeamlessError {
  return { error: code, message };
}
