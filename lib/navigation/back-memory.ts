import { isOwnPath } from '../routes/paths';
import type { BackHistory } from './back-history';

const KEY = 'kozyr:way-back';

/** The history of this tab; empty when there is none, when it can't be read, or when it is not ours. Never throws. */
export function recallHistory(storage: () => Pick<Storage, 'getItem'> = () => sessionStorage): BackHistory {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.every((entry): entry is string => typeof entry === 'string' && isOwnPath(entry)) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps the history for as long as the tab lives. Where nothing may be kept, back leads to the parent of each page. */
export function keepHistory(
  history: BackHistory,
  storage: () => Pick<Storage, 'setItem'> = () => sessionStorage,
): void {
  try {
    storage().setItem(KEY, JSON.stringify(history));
  } catch {
    // Storage is forbidden or full: the page works without it.
  }
}
