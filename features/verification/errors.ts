import { ApiError, type ApiErrorCode } from '@/lib/api/api-error';

/** Names of texts below `verification.error` for what a call or its code is refused by. Spec §8. */
export const VERIFICATION_ERRORS = [
  'NUMBER_ALREADY_USED',
  'ACCOUNT_LINKED_ANOTHER_NUMBER',
  'YOUR_NUMBER_CALL_LIMIT_REACHED',
  'ERR_INVALID_CODE',
  'ERR_CODE_EXPIRED',
  'PHONE_INVALID_ERROR',
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
] as const;
export type VerificationError = (typeof VERIFICATION_ERRORS)[number];

/** A text of ours, by its name, or the platform's own message as it is. */
export type ShownError = { error: VerificationError } | { raw: string };

const BY_CODE: Partial<Record<ApiErrorCode, VerificationError>> = {
  NUMBER_ALREADY_USED: 'NUMBER_ALREADY_USED',
  ACCOUNT_LINKED_ANOTHER_NUMBER: 'ACCOUNT_LINKED_ANOTHER_NUMBER',
  YOUR_NUMBER_CALL_LIMIT_REACHED: 'YOUR_NUMBER_CALL_LIMIT_REACHED',
  PHONE_INVALID_ERROR: 'PHONE_INVALID_ERROR',
  ERR_INVALID_CODE: 'ERR_INVALID_CODE',
  ERR_CODE_EXPIRED: 'ERR_CODE_EXPIRED',
  NETWORK: 'NETWORK',
  OVERLOADED: 'SERVICE_UNAVAILABLE',
  DATABASE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
};

/** The messages spec §8 quotes, from a platform that says them without a code of ours. */
const BY_MESSAGE = new Map<string, VerificationError>([
  ['This phone number is already used', 'NUMBER_ALREADY_USED'],
  ['User has another phone number', 'ACCOUNT_LINKED_ANOTHER_NUMBER'],
  ['Invalid code', 'ERR_INVALID_CODE'],
  ['Code expired', 'ERR_CODE_EXPIRED'],
]);

/** Whatever a call threw; what is no error of a call has no message for a player. */
function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('INTERNAL_SERVER_ERROR', '');
}

function shownErrorOf({ code, message }: ApiError): ShownError {
  const error = BY_CODE[code] ?? BY_MESSAGE.get(message);
  if (error) return { error };
  return message === '' ? { error: 'INTERNAL_SERVER_ERROR' } : { raw: message };
}

/** What a refused call tells the player: total. Spec §8: any 429 is the limit of calls, what is not known is said as it came. */
export function callError(thrown: unknown): ShownError {
  const error = asApiError(thrown);
  const limited = error.status === 429 || error.code === 'TOO_MANY_REQUESTS';
  return limited ? { error: 'YOUR_NUMBER_CALL_LIMIT_REACHED' } : shownErrorOf(error);
}

/** What a refused code tells the player: total. Spec §8. */
export function codeError(thrown: unknown): ShownError {
  return shownErrorOf(asApiError(thrown));
}
