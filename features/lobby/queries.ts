import type { Game } from '@kozyr/contracts/games';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { LOBBY_PAGE_SIZE, POPULAR_COUNT } from './constants';
import { isUnfiltered } from './rules';
import type { LobbyFilters } from './types';

const contract = () => import('@kozyr/contracts/games');

export type GamesPage = { items: Game[]; total: number; page: number; pageSize: number };

/** Games by filter, page after page while loaded items are below total. `first` is the page the server has rendered. */
export const gamesQuery = (filters: LobbyFilters, first: GamesPage | null) =>
  infiniteQueryOptions({
    queryKey: ['games', filters],
    queryFn: ({ pageParam }) =>
      lazyCall(async () => (await contract()).listGames, {
        query: { ...filters, page: pageParam, pageSize: LOBBY_PAGE_SIZE },
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
    ...(first && isUnfiltered(filters) ? { initialData: { pages: [first], pageParams: [1] } } : {}),
  });

/** What is played most. */
export const popularGamesQuery = queryOptions({
  queryKey: ['games-popular'],
  queryFn: () =>
    lazyCall(async () => (await contract()).listGames, {
      query: { page: 1, pageSize: POPULAR_COUNT, sort: 'popular' },
    }),
});

/** Games whose names resemble the text, best first. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['games-search', q],
    queryFn: ({ signal }) => lazyCall(async () => (await contract()).searchGames, { query: { q, limit: 24 }, signal }),
    placeholderData: keepPreviousData,
  });

/** Providers with their number of games. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: () => lazyCall(async () => (await contract()).listProviders, {}),
});
