import { failureCode, isBusy } from '@/lib/api/failure';

/** What a player reads when a battle could not be entered: keys of battles.refused. */
export type EntryRefusal = 'over' | 'notStarted' | 'otherCurrency' | 'gone' | 'network' | 'tooMany' | 'busy' | 'other';

/** Why a battle could not be entered. */
export function entryRefusal(error: unknown): EntryRefusal {
  const code = failureCode(error);
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
      return isBusy(code) ? 'busy' : 'other';
  }
}
