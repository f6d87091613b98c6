import { type ApiErrorCode, isBusy } from '@/lib/api/api-error';

/** Keys of messages `identity.error`. */
export type IdentityError =
  | 'tooLarge'
  | 'invalid'
  | 'missing'
  | 'underAge'
  | 'changed'
  | 'tooMany'
  | 'network'
  | 'busy'
  | 'unexpected';

const ERRORS: Partial<Record<ApiErrorCode, IdentityError>> = {
  IDENTITY_PICTURE_TOO_LARGE: 'tooLarge',
  IDENTITY_PICTURE_INVALID: 'invalid',
  IDENTITY_PICTURES_MISSING: 'missing',
  IDENTITY_UNDER_AGE: 'underAge',
  STATE_CONFLICT: 'changed',
  NOT_FOUND: 'changed',
  TOO_MANY_REQUESTS: 'tooMany',
  NETWORK: 'network',
};

/** What the player reads when something about their identity is refused. */
export const identityError = (code: ApiErrorCode): IdentityError =>
  ERRORS[code] ?? (isBusy(code) ? 'busy' : 'unexpected');
