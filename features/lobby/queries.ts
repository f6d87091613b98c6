import type { GameIndex } from '@kozyr/contracts/game-index';
import type { Game } from '@kozyr/contracts/games';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { buildCatalogueIndex, type CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import { isOfferedIn, withoutClosed } from '@/lib/catalogue/offered';
import { readLocalGames } from '@/lib/player-games/local-games';
import { mergePlayerGames } from '@/lib/player-games/merge';
import { keepRailHint } from '@/lib/player-games/rail-hint';
import { keys } from '@/lib/query/keys';
import { isMember } from '@/lib/session/audience';
import { PLAYED_NOW_MS, POPULAR_COUNT } from './constants';

const contract = () => import('@kozyr/contracts/games');
const playedNowContract = () => import('@kozyr/contracts/played-now');
const indexContract = () => import('@kozyr/contracts/game-index');
const accountContract = () => import('@kozyr/contracts/accounts');
const playerContract = () => import('@kozyr/contracts/player-games');

const loading = new Map<string, Promise<CatalogueIndex>>();
const loaded = new Map<string, CatalogueIndex>();

/** Ends a piece of work, so that the browser may paint and hear the reader before the next one. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

let ownCountry: Promise<string> | undefined;

/** The country of the player who reads; null for a visitor. It is asked for only where some game is closed somewhere. */
async function readCountry(): Promise<string | null> {
  if (!isMember(document.cookie)) return null;
  ownCountry ??= lazyCall(async () => (await accountContract()).getUser, {}).then(({ country }) => country);
  ownCountry.catch(() => {
    ownCountry = undefined;
  });
  return ownCountry;
}

/** The index as it is offered to the reader. */
async function offeredIndex(index: GameIndex): Promise<GameIndex> {
  const country = index.closed ? await readCountry() : null;
  return country === null ? index : withoutClosed(index, country);
}

/** Of listed games those that are offered to the reader. */
async function offeredGames(games: Game[]): Promise<Game[]> {
  const country = games.some(({ closed_in: areas }) => areas) ? await readCountry() : null;
  return country === null ? games : games.filter((game) => isOfferedIn(country, game));
}

/**
 * The whole catalogue, as it is offered to the reader. Under the version of the page the browser may keep it for ever, so it is fetched once.
 * @throws ApiError when it can't be had; asking again tries again.
 */
export function loadCatalogueIndex(version: string | null): Promise<CatalogueIndex> {
  const key = version ?? '';
  const known = loading.get(key);
  if (known) return known;
  const asked = lazyCall(async () => (await indexContract()).getGameIndex, { query: version ? { version } : {} }).then(
    async (index) => {
      const offered = await offeredIndex(index);
      await nextTask();
      const catalogue = buildCatalogueIndex(offered);
      catalogue.ordered('popular');
      await nextTask();
      // Who shows it asks for a game by its slug: all of them are worked out here, and not while the page is drawn.
      catalogue.gameAt(0);
      await nextTask();
      loaded.set(key, catalogue);
      return catalogue;
    },
  );
  loading.set(key, asked);
  asked.catch(() => loading.delete(key));
  return asked;
}

/** The catalogue if it is here already: a page that is come back to stands at once. */
export const loadedCatalogueIndex = (version: string | null): CatalogueIndex | null =>
  loaded.get(version ?? '') ?? null;

/** Slugs of what the player or, in this browser, the visitor likes, newest first. */
export const favouritesQuery = (member: boolean) =>
  queryOptions({
    queryKey: keys.favourites({ member }),
    queryFn: async (): Promise<string[]> => {
      const slugs = member
        ? (await lazyCall(async () => (await playerContract()).listFavourites, {})).items.map(({ slug }) => slug)
        : readLocalGames('favourites').map(({ slug }) => slug);
      keepRailHint(member, 'favourites', slugs.length > 0);
      return slugs;
    },
  });

/** Slugs of the games that were opened last, newest first. */
export const recentGamesQuery = (member: boolean) =>
  queryOptions({
    queryKey: keys.recentGames({ member }),
    queryFn: async (): Promise<string[]> => {
      // A demo that a player has opened since the page was loaded is known here alone.
      if (member && readLocalGames('recent').length > 0) await mergePlayerGames();
      const slugs = member
        ? (await lazyCall(async () => (await playerContract()).listRecentGames, {})).items.map(({ slug }) => slug)
        : readLocalGames('recent').map(({ slug }) => slug);
      keepRailHint(member, 'recent', slugs.length > 0);
      return slugs;
    },
    // A game may have been opened since: the row is asked for whenever it is shown.
    staleTime: 0,
  });

/** A game by its slug; null where it is not offered to the reader. */
export const gameQuery = (slug: string) =>
  queryOptions({
    queryKey: keys.game({ slug }),
    queryFn: async () => {
      const game = await lazyCall(async () => (await contract()).getGame, { params: { slug } });
      return (await offeredGames([game]))[0] ?? null;
    },
    meta: { handlesError: true },
  });

/** How many play which game now, by its slug; asked for again each minute while somebody looks. Where it can't be had nothing is told. */
export const playedNowQuery = queryOptions({
  queryKey: keys.playedNow(),
  queryFn: async (): Promise<ReadonlyMap<string, number>> => {
    const { items } = await lazyCall(async () => (await playedNowContract()).listPlayedNow, {});
    return new Map(items.map(({ slug, players }) => [slug, players]));
  },
  refetchInterval: PLAYED_NOW_MS,
  structuralSharing: false,
  meta: { handlesError: true },
});

/** What is played most. */
export const popularGamesQuery = queryOptions({
  queryKey: keys.games({ page: 1, pageSize: POPULAR_COUNT, sort: 'popular' }),
  queryFn: async () => {
    const page = await lazyCall(async () => (await contract()).listGames, {
      query: { page: 1, pageSize: POPULAR_COUNT, sort: 'popular' },
    });
    return { ...page, items: await offeredGames(page.items) };
  },
});

/** Games and studios whose names resemble the text, best first. */
export const searchQuery = (q: string, limit: number) =>
  queryOptions({
    queryKey: keys.gameSearch({ q, limit }),
    queryFn: async ({ signal }) => {
      const found = await lazyCall(async () => (await contract()).searchGames, { query: { q, limit }, signal });
      return {
        ...found,
        items: await offeredGames(found.items),
        nearest: await offeredGames(found.nearest),
      };
    },
    placeholderData: keepPreviousData,
    meta: { handlesError: true },
  });
