import type { Game } from '@kozyr/contracts/games';
import { DomainError } from '../../errors';
import type { Catalogue } from './load-catalogue';
import { SEARCH_MINIMUM } from './rules';

/** Games whose name resembles the query, best first. @throws DomainError SEARCH_TOO_SHORT (spec §5) */
export function searchGames(catalogue: Catalogue, query: string, limit: number): Game[] {
  const wanted = query.trim();
  if ([...wanted].length < SEARCH_MINIMUM) {
    throw new DomainError('SEARCH_TOO_SHORT', `Search requires at least ${SEARCH_MINIMUM} characters.`, {
      minimum: String(SEARCH_MINIMUM),
    });
  }
  return catalogue.search.search(wanted, limit).flatMap((place) => catalogue.sorted.popular[place] ?? []);
}
