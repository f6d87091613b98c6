import { SEARCH_MINIMUM } from './constants';
import { type LobbyFilters, SORTS } from './types';

/** What a typed text asks for: nothing, too little (spec §5: at least 3 characters), or a search. */
export function readSearch(text: string): { state: 'none' } | { state: 'short' } | { state: 'search'; q: string } {
  const q = text.trim().replaceAll(/\s+/g, ' ');
  if (q === '') return { state: 'none' };
  return [...q].length < SEARCH_MINIMUM ? { state: 'short' } : { state: 'search', q };
}

/** The filters an address asks for; what is not known counts as not set. */
export function readFilters(query: { get: (key: string) => string | null }): LobbyFilters {
  return {
    provider: query.get('provider') || undefined,
    tag: query.get('tag') || undefined,
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'popular',
  };
}

/** The query string of filters, without what is at its default: "" or "?tag=new". */
export function writeFilters(filters: LobbyFilters): string {
  const query = new URLSearchParams();
  if (filters.provider) query.set('provider', filters.provider);
  if (filters.tag) query.set('tag', filters.tag);
  if (filters.sort !== 'popular') query.set('sort', filters.sort);
  return query.size > 0 ? `?${query}` : '';
}

/** Whether these are the filters that the server rendered. */
export function isUnfiltered(filters: LobbyFilters): boolean {
  return writeFilters(filters) === '';
}
