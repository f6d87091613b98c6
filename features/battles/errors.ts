import { apiErrorCodeOf, isBusy, stopOf } from '@/lib/api/api-error';

/** What a player reads when a battle could not be entered: keys of battles.refused. */
export type EntryError =
  | 'over'
  | 'notStarted'
  | 'otherCurrency'
  | 'gone'
  | 'network'
  | 'tooMany'
  | 'busy'
  | 'stopped'
  | 'notHere'
  | 'other';

/** Why a battle could not be entered. */
export function entryError(error: unknown): EntryError {
  const code = apiErrorCodeOf(error);
  switch (code) {
    case 'BATTLE_OVER':
      return 'over';
    case 'BATTLE_NOT_STARTED':
      return 'notStarted';
    case 'BATTLE_OTHER_CURRENCY':
      return 'otherCurrency';
    case 'NOT_FOUND':
      return 'gone';
    case 'NETWORK':
      return 'network';
    case 'TOO_MANY_REQUESTS':
      return 'tooMany';
    default:
      return stopOf(code) ?? (isBusy(code) ? 'busy' : 'other');
  }
}
