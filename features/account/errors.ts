import { notify } from '@/components/overlay/notify';
import { ApiError, type ApiErrorCode } from '@/lib/api/api-error';
import { PROBLEMS, type Problem } from './schema';
import { isFactorNeeded } from './second-factor/errors';

/** Keys of messages `account.error`. */
const ERRORS = [
  'credentials',
  'taken',
  'numberUsed',
  'otherNumber',
  'wrongPassword',
  'commonPassword',
  'termsOutdated',
  'invalidCode',
  'codeExpired',
  'closed',
  'tooMany',
  'needsCode',
  'suspended',
  'factorWrong',
  'network',
  'busy',
  'unexpected',
] as const;
export type AccountError = (typeof ERRORS)[number];

/** Whatever a call threw, as an error of the API: what is none is unexpected. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('INTERNAL_SERVER_ERROR', '');
}

/** Where an error is shown: at one field, or as a toast; never both. */
export type Field = 'contact' | 'oldPassword' | 'password' | 'code';
export type ShownError =
  | { at: Field; error: AccountError }
  | { at: Field; problem: Problem }
  | { at: 'toast'; error: AccountError; minutes: number };

/** What the calls of this feature refuse by, spec §8. Whatever else comes is unexpected here. */
const PLACES: Partial<
  Record<ApiErrorCode, { at: Field | 'toast'; error: AccountError } | { at: Field; problem: Problem }>
> = {
  INVALID_CREDENTIALS: { at: 'password', error: 'credentials' },
  LOGIN_TAKEN: { at: 'contact', error: 'taken' },
  NUMBER_ALREADY_USED: { at: 'contact', error: 'numberUsed' },
  ACCOUNT_LINKED_ANOTHER_NUMBER: { at: 'contact', error: 'otherNumber' },
  PASSWORD_WRONG: { at: 'oldPassword', error: 'wrongPassword' },
  PASSWORD_TOO_COMMON: { at: 'password', error: 'commonPassword' },
  TERMS_OUTDATED: { at: 'toast', error: 'termsOutdated' },
  PHONE_INVALID_ERROR: { at: 'contact', problem: 'phone' },
  ERR_INVALID_CODE: { at: 'code', error: 'invalidCode' },
  ERR_CODE_EXPIRED: { at: 'code', error: 'codeExpired' },
  REGISTRATION_CLOSED: { at: 'toast', error: 'closed' },
  TOO_MANY_REQUESTS: { at: 'toast', error: 'tooMany' },
  CHALLENGE_REQUIRED: { at: 'toast', error: 'tooMany' },
  LOGIN_NEEDS_CODE: { at: 'password', error: 'needsCode' },
  PLAYER_SUSPENDED: { at: 'password', error: 'suspended' },
  SECOND_FACTOR_WRONG: { at: 'code', error: 'factorWrong' },
  NETWORK: { at: 'toast', error: 'network' },
  OVERLOADED: { at: 'toast', error: 'busy' },
  DATABASE_UNAVAILABLE: { at: 'toast', error: 'busy' },
  SERVICE_UNAVAILABLE: { at: 'toast', error: 'busy' },
};

const FIELDS = new Map<string, Field>([
  ['login', 'contact'],
  ['username', 'contact'],
  ['phone', 'contact'],
  ['oldPassword', 'oldPassword'],
  ['password', 'password'],
  ['newPassword', 'password'],
  ['code', 'code'],
]);

/** Where and how a refused login or registration is shown; total: every code has an answer. */
export function placeOf(thrown: Pick<ApiError, 'code' | 'fields' | 'details'>): ShownError {
  const minutes = Math.max(1, Math.ceil(Number(thrown.details.retry_after ?? 60) / 60));
  if (thrown.code === 'VALIDATION_ERROR') {
    const at = thrown.fields.map(({ path }) => FIELDS.get(path)).find((field) => field !== undefined);
    return at ? { at, problem: 'invalid' } : { at: 'toast', error: 'unexpected', minutes };
  }
  const place = PLACES[thrown.code];
  if (place && 'problem' in place) return place;
  const { at, error } = place ?? { at: 'toast', error: 'unexpected' };
  return at === 'toast' ? { at, error, minutes } : { at, error };
}

/** The message of a field, a problem of its form or an error of the API, as a key below `account`; one we have no words for is invalid. */
export function fieldTextKey(message: string | undefined): `problem.${Problem}` | `error.${AccountError}` | undefined {
  if (message === undefined) return undefined;
  const problem = PROBLEMS.find((each) => each === message);
  if (problem) return `problem.${problem}`;
  const error = ERRORS.find((each) => each === message);
  return error ? `error.${error}` : 'problem.invalid';
}

/**
 * Shows an error once: as a toast, or by answering the field where the form says it. Nothing is said to who was asked for the second
 * factor and has left it.
 * @param say the texts below `account`
 * @returns the field and the name of its message, for fieldTextKey; null when the toast has told it
 */
export function showApiError(
  error: unknown,
  say: (key: `error.${AccountError}`, values: { minutes: number }) => string,
): { at: Field; message: Problem | AccountError } | null {
  if (isFactorNeeded(error)) return null;
  const shown = placeOf(asApiError(error));
  if (shown.at !== 'toast') return { at: shown.at, message: 'problem' in shown ? shown.problem : shown.error };
  notify({ kind: 'error', message: say(`error.${shown.error}`, { minutes: shown.minutes }), id: 'account' });
  return null;
}
