import { SEARCH_KINDS, type SearchKind, type SearchResult } from '@kozyr/contracts/operator/search';

/** The results of one kind, each with its place among all. */
export type Group = { kind: SearchKind; results: { result: SearchResult; place: number }[] };

/** Results by kind, in the order of the kinds; their places go through all of them from the first to the last. */
export function groupsOf(results: readonly SearchResult[]): Group[] {
  let place = 0;
  return SEARCH_KINDS.flatMap((kind) => {
    const own = results.filter((result) => result.kind === kind).map((result) => ({ result, place: place++ }));
    return own.length === 0 ? [] : [{ kind, results: own }];
  });
}

/** The place after a key: down and up go round, Home and End to the ends; null for a key that moves nothing. */
export function placeAfter(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  const to: Record<string, number> = {
    ArrowDown: (place + 1) % count,
    ArrowUp: (place - 1 + count) % count,
    PageDown: count - 1,
    PageUp: 0,
  };
  return to[key] ?? null;
}

/** Whether a key opens the search: Ctrl+K or Cmd+K anywhere, "/" where nothing is typed into. */
export function opensSearch(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  typing: boolean,
): boolean {
  // By the place of the key: on a Cyrillic layout it writes another letter.
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) return event.code === 'KeyK';
  const slash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
  return slash && !event.ctrlKey && !event.metaKey && !event.altKey && !typing;
}
