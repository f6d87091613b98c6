const KEY = 'kozyr:searches';

/** As many as are remembered, and as long as a search may be: the platform reads no more of it. */
export const MAX_SEARCHES = 8;
const MAX_LENGTH = 64;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const browserStorage = (): Kept => localStorage;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/**
 * What was searched for in this browser, newest first, each once. What stands there and is none of ours is passed over. It is kept
 * here alone: no call carries it. Never throws.
 */
export function readSearches(storage: () => Kept = browserStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    const searches = Array.isArray(kept) ? kept.filter(isSearch) : [];
    return searches
      .filter((text, place) => searches.findIndex((other) => isSame(text, other)) === place)
      .slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

function keepSearches(searches: string[], storage: () => Kept): string[] {
  try {
    if (searches.length === 0) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(searches));
  } catch {
    // Storage is forbidden or full: nothing is remembered.
  }
  return searches;
}

/** A search led somewhere: it stands first from now on, once, however its letters are cased. @returns what is remembered now */
export function noteSearch(text: string, storage: () => Kept = browserStorage): string[] {
  const held = readSearches(storage);
  if (!isSearch(text)) return held;
  const others = held.filter((one) => !isSame(one, text));
  return keepSearches([text, ...others].slice(0, MAX_SEARCHES), storage);
}

/** Takes one search out. @returns what is remembered now */
export function forgetSearch(text: string, storage: () => Kept = browserStorage): string[] {
  return keepSearches(
    readSearches(storage).filter((one) => !isSame(one, text)),
    storage,
  );
}

/** Takes out all of them: whoever is next at this browser sees none. */
export function forgetSearches(storage: () => Kept = browserStorage): string[] {
  return keepSearches([], storage);
}
