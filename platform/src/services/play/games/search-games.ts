import type { Game } from '@kozyr/contracts/games';
import { DomainError } from '../../../errors';
import { readTyped } from './internal/search-typed';
import type { Catalogue } from './load-catalogue';
import { SEARCH_MINIMUM } from './rules';

const MAX_PROVIDERS = 5;
/** Proposed when nothing was found. */
const NEAREST = 6;

type Found = { items: Game[]; providers: Catalogue['providers']; nearest: Game[] };

/**
 * Games and providers whose names resemble the query, best first; when there are none, the games that come nearest, or else
 * those that are played most. @throws DomainError SEARCH_TOO_SHORT (spec §5)
 */
export function searchGames(catalogue: Catalogue, query: string, limit: number): Found {
  const wanted = query.trim();
  if ([...wanted].length < SEARCH_MINIMUM) {
    throw new DomainError('SEARCH_TOO_SHORT', `Search requires at least ${SEARCH_MINIMUM} characters.`, {
      minimum: String(SEARCH_MINIMUM),
    });
  }
  const { popular } = catalogue.sorted;
  const gamesAt = (places: readonly number[]) => places.flatMap((place) => popular[place] ?? []);
  const typed = readTyped(wanted);
  const items = gamesAt(catalogue.search.search(typed, limit));
  const providers = catalogue.searchProviders
    .search(typed, MAX_PROVIDERS)
    .flatMap((place) => catalogue.providers[place] ?? []);
  if (items.length > 0 || providers.length > 0) return { items, providers, nearest: [] };
  const nearest = gamesAt(catalogue.search.nearest(typed, NEAREST));
  return { items, providers, nearest: nearest.length > 0 ? nearest : popular.slice(0, NEAREST) };
}
