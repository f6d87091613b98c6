const KEY = 'kozyr:searches';

/** What was searched for in this browser, newest first. Never throws. */
export function readSearches(storage: () => Pick<Storage, 'getItem'> = () => localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string' && text !== '') : [];
  } catch {
    return [];
  }
}

/** Keeps the searches of this browser; none leaves nothing behind. */
export function keepSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is forbidden or full: nothing is remembered.
  }
}
