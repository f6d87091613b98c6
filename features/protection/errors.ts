import { type ApiErrorCode, isBusy } from '@/lib/api/api-error';

/** What a player reads when stopping could not be begun: keys of `protection.error`. Nothing has begun then. */
export type StopError = 'network' | 'tooMany' | 'busy' | 'other';

export function stopError(code: ApiErrorCode): StopError {
  if (code === 'NETWORK') return 'network';
  if (code === 'TOO_MANY_REQUESTS') return 'tooMany';
  return isBusy(code) ? 'busy' : 'other';
}
