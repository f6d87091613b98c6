import { type ApiErrorCode, apiErrorCodeOf } from '@/lib/api/api-error';

/** The platform asks for the second factor, or the player was asked and has left it. */
export const isFactorNeeded = (error: unknown): boolean => apiErrorCodeOf(error) === 'SECOND_FACTOR_NEEDED';

/** What is told where the code is typed, for another try; any other refusal is about the deed. */
export const staysAtCode = (code: ApiErrorCode): boolean =>
  code === 'SECOND_FACTOR_WRONG' || code === 'TOO_MANY_REQUESTS' || code === 'NETWORK';
