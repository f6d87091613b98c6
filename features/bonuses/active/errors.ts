import { ApiError, apiErrorCodeOf, isBusy, stopOf } from '@/lib/api/api-error';

/** What a refused activation leads to (spec §8), before anything is shown. */
export type ActivationError =
  | { at: 'expired' }
  | { at: 'low-rating'; minRating: number; rating: number }
  /** Another bonus has to be cancelled first. */
  | { at: 'confirm' }
  | { at: 'verification' }
  /** The status modal of this key. */
  | { at: 'modal'; key: string }
  | { at: 'toast'; message: 'network' | 'tooMany' | 'busy' | 'stopped' | 'notHere' };

/** These messages of the platform lead to the call, spec §8. */
export const VERIFICATION_MESSAGES: readonly string[] = [
  "User didn't verify action",
  'Verification is not finished',
  'User has no phone',
  'Verification is required step',
];

/** A key of modal texts: bonus-not-found for BONUS_NOT_FOUND, and any message made into one. */
export const modalKeyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** What a player is shown of an activation that was refused. */
export function activationErrorOf(error: unknown): ActivationError {
  const code = apiErrorCodeOf(error);
  const known = error instanceof ApiError ? error : null;
  const message = known?.message ?? '';
  const details: Record<string, string> = known?.details ?? {};
  if (VERIFICATION_MESSAGES.includes(message)) return { at: 'verification' };
  const stop = stopOf(code);
  if (stop) return { at: 'toast', message: stop };
  switch (code) {
    case 'BONUS_EXPIRED':
    case 'BONUS_ACTIVATION_LIMIT_REACHED':
      return { at: 'expired' };
    case 'NEEDS_USER_CONFIRMATION':
      return { at: 'confirm' };
    case 'BONUS_NOT_ALLOWED':
      return details.min_rating === undefined
        ? { at: 'modal', key: modalKeyOf(code) }
        : { at: 'low-rating', minRating: Number(details.min_rating), rating: Number(details.rating ?? 0) };
    case 'BONUS_INVALID_ACTIVATION_CODE':
    case 'BONUS_NOT_FOUND':
    case 'BONUS_INVALID':
    case 'BONUS_IS_NOT_STARTED':
    case 'BONUS_ALREADY_USED':
      return { at: 'modal', key: details.period === 'day' ? 'bonus-already-used-today' : modalKeyOf(code) };
    case 'BONUS_NOT_ACTIVE':
    case 'NOVERIFIED_USER_ERROR':
      return { at: 'modal', key: modalKeyOf(code) };
    case 'NETWORK':
      return { at: 'toast', message: 'network' };
    case 'TOO_MANY_REQUESTS':
      return { at: 'toast', message: 'tooMany' };
    default:
      if (isBusy(code)) return { at: 'toast', message: 'busy' };
      return { at: 'modal', key: message === '' ? 'unexpected-error-modal' : modalKeyOf(message) };
  }
}
