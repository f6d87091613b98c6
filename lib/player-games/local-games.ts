import { keepRailHint, type PlayerList } from './rail-hint';

/** What a visitor likes and has tried before a login, in this browser alone. */
export type LocalGame = { slug: string; at: string };

const KEYS: Record<PlayerList, string> = { favourites: 'kozyr:favourites', recent: 'kozyr:recent-games' };
/** As many as the platform takes at once when they are merged. */
const MOST: Record<PlayerList, number> = { favourites: 200, recent: 24 };

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function isGame(value: unknown): value is LocalGame {
  if (typeof value !== 'object' || value === null || !('slug' in value) || !('at' in value)) return false;
  const { slug, at } = value;
  return typeof slug === 'string' && slug !== '' && typeof at === 'string' && !Number.isNaN(Date.parse(at));
}

/** Newest first; empty when there is none, when it can't be read, or when it is not ours. Never throws. */
export function readLocalGames(list: PlayerList, storage: () => Kept = () => localStorage): LocalGame[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEYS[list]) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGame) : [];
  } catch {
    return [];
  }
}

/** Keeps a list, the newest of it if it is too long; an empty one leaves nothing behind. */
export function keepLocalGames(
  list: PlayerList,
  games: readonly LocalGame[],
  storage: () => Kept = () => localStorage,
): void {
  try {
    if (games.length === 0) storage().removeItem(KEYS[list]);
    else storage().setItem(KEYS[list], JSON.stringify(games.slice(0, MOST[list])));
  } catch {
    // Storage is forbidden or full: the page works without it.
  }
}

/** The list with a game at its front, once. */
export function withGame(games: readonly LocalGame[], slug: string, at: Date): LocalGame[] {
  return [{ slug, at: at.toISOString() }, ...games.filter((game) => game.slug !== slug)];
}

/** A game was opened: the lobby has a row of such. A demo is kept here until an account takes it over. */
export function noteOpened({ slug, demo, member }: { slug: string; demo: boolean; member: boolean }): void {
  if (demo) keepLocalGames('recent', withGame(readLocalGames('recent'), slug, new Date()));
  keepRailHint(member, 'recent', true);
}
