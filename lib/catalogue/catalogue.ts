import 'server-only';
import { listBigWins } from '@kozyr/contracts/big-wins';
import { type Game, getGame, listGames, listProviders } from '@kozyr/contracts/games';
import { serverEnv } from '../env/server';
import { fetchParsed } from '../server/fetch-parsed';

/** Cached server fetch, spec §9. */
const CATALOGUE_SECONDS = 120;
const options = { seconds: CATALOGUE_SECONDS, tags: ['catalogue'] };

export type GameQuery = {
  page?: number;
  pageSize?: number;
  provider?: string | undefined;
  category?: Game['category'] | undefined;
  tag?: string | undefined;
  sort?: 'popular' | 'new' | 'title';
};

function search(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

/** A page of games of the platform's catalogue for the server's own pages; null when it can't be had. */
export function fetchGames(query: GameQuery) {
  return fetchParsed(listGames.responses[200], `${serverEnv.PLATFORM_URL}/games${search(query)}`, options);
}

/** One game, or null when there is none of that slug (or no platform). */
export function fetchGame(slug: string) {
  return fetchParsed(getGame.responses[200], `${serverEnv.PLATFORM_URL}/games/${encodeURIComponent(slug)}`, options);
}

/** All providers with their number of games, or null. */
export async function fetchProviders() {
  const answer = await fetchParsed(listProviders.responses[200], `${serverEnv.PLATFORM_URL}/providers`, options);
  return answer?.items ?? null;
}

/** The biggest wins of the last days, biggest first, or null. */
export async function fetchBigWins() {
  const answer = await fetchParsed(listBigWins.responses[200], `${serverEnv.PLATFORM_URL}/big-wins`, options);
  return answer?.items ?? null;
}
