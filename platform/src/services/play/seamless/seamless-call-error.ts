import type { SeamlessError } from '@kozyr/contracts/seamless-wallet';
import { CodedError } from '@kozyr/kit/coded-error';

export type SeamlessErrorCode = SeamlessError['error'];

/** Why a provider's call did nothing. Nothing of it is remembered: the same call may succeed later. */
export class SeamlessCallError extends CodedError<SeamlessErrorCode> {}

export function seamlessErrorBody(
  code: SeamlessErrorCode,
  message: string,
  { limit, gamingSession, breakUntil }: Pick<RecordedError, 'limit' | 'gamingSession' | 'breakUntil'> = {},
): SeamlessError {
  return {
    error: code,
    message,
    ...(limit ? { limit } : {}),
    ...(gamingSession ? { gaming_session: gamingSession } : {}),
    ...(breakUntil ? { break_until: breakUntil.toISOString() } : {}),
  };
}

/** A no that is remembered and repeated for ever. */
export type RecordedError = {
  kind: 'refused';
  code: SeamlessErrorCode;
  message: string;
  limit?: NonNullable<SeamlessError['limit']>;
  gamingSession?: NonNullable<SeamlessError['gaming_session']>;
  breakUntil?: Date;
};
export const refused = (code: RecordedError['code'], message: string): RecordedError => ({
  kind: 'refused',
  code,
  message,
});
