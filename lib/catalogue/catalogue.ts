import 'server-only';
import { type Battle, listBattles } from '@kozyr/contracts/battles';
import { listBigWins } from '@kozyr/contracts/big-wins';
import { errorSchema } from '@kozyr/contracts/errors';
import { getGameSummary } from '@kozyr/contracts/game-index';
import { type Game, getGame, listGames, listProviders, listRelatedGames } from '@kozyr/contracts/games';
import { listJackpots } from '@kozyr/contracts/jackpots';
import { listLiveTables } from '@kozyr/contracts/live';
import * as z from 'zod/mini';
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
  theme?: string | undefined;
  /** By commas: these alone, in this order. */
  slugs?: string | undefined;
  sort?: 'popular' | 'new' | 'title' | 'rtp';
};

function searchOf(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

/** A page of games of the platform's catalogue for the server's own pages; null when it can't be had. */
export function fetchGames(query: GameQuery) {
  return fetchParsed(listGames.responses[200], `${serverEnv.PLATFORM_URL}/games${searchOf(query)}`, options);
}

/** One game, or null when there is none of that slug (or no platform). */
export function fetchGame(slug: string) {
  return fetchParsed(getGame.responses[200], `${serverEnv.PLATFORM_URL}/games/${encodeURIComponent(slug)}`, options);
}

const gameOrError = z.union([getGame.responses[200], errorSchema]);

/** One game for its own page: 'unavailable' when it is known and not on offer now (spec §8); null when there is none. */
export async function fetchGamePage(slug: string): Promise<Game | 'unavailable' | null> {
  const url = `${serverEnv.PLATFORM_URL}/games/${encodeURIComponent(slug)}`;
  const answer = await fetchParsed(gameOrError, url, { ...options, readStatuses: [409] });
  return answer && 'errorCode' in answer ? 'unavailable' : answer;
}

/** Games like one, the likest first; none when they can't be had. */
export async function fetchRelatedGames(slug: string): Promise<Game[]> {
  const url = `${serverEnv.PLATFORM_URL}/games/${encodeURIComponent(slug)}/related`;
  const answer = await fetchParsed(listRelatedGames.responses[200], url, options);
  return answer?.items ?? [];
}

/** All providers with their number of games, or null. */
export async function fetchProviders() {
  const answer = await fetchParsed(listProviders.responses[200], `${serverEnv.PLATFORM_URL}/providers`, options);
  return answer?.items ?? null;
}

/** What the catalogue is made of, and the version of its index; or null. */
export function fetchSummary() {
  return fetchParsed(getGameSummary.responses[200], `${serverEnv.PLATFORM_URL}/games/summary`, options);
}

/** The biggest wins of the last days, of all games or of one, biggest first, or null. */
export async function fetchBigWins(game?: string) {
  const url = `${serverEnv.PLATFORM_URL}/big-wins${searchOf({ game })}`;
  const answer = await fetchParsed(listBigWins.responses[200], url, options);
  return answer?.items ?? null;
}

/** The live tables as they were a while ago: who deals and for how much. How they are now is asked by the browser. */
export function fetchLiveTables() {
  return fetchParsed(listLiveTables.responses[200], `${serverEnv.PLATFORM_URL}/live/tables`, options);
}

/** The battles that run in a currency, as they were a while ago; none when they can't be had. */
export async function fetchRunningBattles(currency: Battle['currency']): Promise<Battle[]> {
  const url = `${serverEnv.PLATFORM_URL}/battles${searchOf({ currency, pageSize: 100 })}`;
  const answer = await fetchParsed(listBattles.responses[200], url, options);
  return (answer?.items ?? []).filter(({ status }) => status === 'active');
}

/** The jackpots as they were a while ago, or null. How they are now is asked by the browser. */
export async function fetchJackpots() {
  const answer = await fetchParsed(listJackpots.responses[200], `${serverEnv.PLATFORM_URL}/jackpots`, options);
  return answer?.items ?? null;
}
