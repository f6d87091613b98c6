import type { Game } from '@kozyr/contracts/games';
import { liesIn } from '@kozyr/contracts/regions';

/**
 * Hundredths of a percent that a game has to keep for its stakes to bring what stakes bring: more than jackpots and battles give back
 * of them together. A game that keeps less would pay whoever plays it well for staking.
 */
export const MIN_EDGE = 250;

/** Whether stakes of a game grow jackpots and count in battles, by its edge in hundredths of a percent. */
export const feedsPrizes = (houseEdge: number): boolean => houseEdge >= MIN_EDGE;

/**
 * Percent of a stake that counts for wagering: 100 in slots and instant games; 10 at live tables, and in a game that is not known to keep
 * MIN_EDGE, where a bonus would be wagered for next to nothing, or for less.
 */
export const contributionOf = ({ category, rtp }: Pick<Game, 'category' | 'rtp'>): number =>
  category === 'live' || !feedsPrizes(houseEdgeOf(rtp)) ? 10 : 100;

/**
 * What the house keeps of a stake on average, hundredths of a percent, by a published RTP: "96.20" is 380. Nothing for an RTP of 100
 * and more, and for a text that is no percentage: no promotion gives back what nobody is known to have kept.
 */
export function houseEdgeOf(rtp: string): number {
  const match = /^(\d{1,3})(?:\.(\d{1,2})\d*)?$/.exec(rtp);
  if (!match) return 0;
  const back = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Math.max(0, 10_000 - back);
}

/** Shortest query that searches (spec §5, §9). */
export const SEARCH_MINIMUM = 3;

/** Where the feed, the operator, and the operator for all games of the provider do not offer a game. */
export type Closings = {
  countriesBlocked: readonly string[];
  closedIn: readonly string[];
  providerClosedIn: readonly string[];
};

/** All areas in which a game is not offered, each once, by name. */
export const closedAreas = ({ countriesBlocked, closedIn, providerClosedIn }: Closings): string[] =>
  [...new Set([...countriesBlocked, ...closedIn, ...providerClosedIn])].toSorted();

/** Whether a player of a country is not offered a game. Asked for each stake. */
export function isClosedIn(country: string, { countriesBlocked, closedIn, providerClosedIn }: Closings): boolean {
  const covers = (area: string) => liesIn(country, area);
  return countriesBlocked.some(covers) || closedIn.some(covers) || providerClosedIn.some(covers);
}

type GameState = Closings & {
  available: boolean;
  enabled: boolean;
  providerEnabled: boolean;
  maintenance: boolean;
};

type LaunchErrorCode = 'GAME_UNAVAILABLE' | 'GAME_NOT_AVAILABLE_IN_COUNTRY' | 'TECHNICAL_WORK';

/** Whether a player of a country may open a game; null country: a visitor who plays for nothing. */
export function canLaunch(
  game: GameState,
  country: string | null,
): { ok: true } | { ok: false; reason: LaunchErrorCode } {
  if (!game.available || !game.enabled || !game.providerEnabled) return { ok: false, reason: 'GAME_UNAVAILABLE' };
  if (country !== null && isClosedIn(country, game)) return { ok: false, reason: 'GAME_NOT_AVAILABLE_IN_COUNTRY' };
  // Last, because it passes: who may never open the game should not be told to come back later.
  return game.maintenance ? { ok: false, reason: 'TECHNICAL_WORK' } : { ok: true };
}

/** How like two games are, 0 and up: theme and shared features say most, rarer features (by weight) more than common ones. */
export function likeness(
  game: Pick<Game, 'theme' | 'tags' | 'provider' | 'category' | 'volatility'>,
  other: Pick<Game, 'theme' | 'tags' | 'provider' | 'category' | 'volatility'>,
  weight: (tag: string) => number,
): number {
  const shared = other.tags.filter((tag) => game.tags.includes(tag)).reduce((sum, tag) => sum + weight(tag), 0);
  return (
    shared +
    (other.theme === game.theme ? 4 : 0) +
    (other.category === game.category ? 2 : 0) +
    (other.provider.slug === game.provider.slug ? 1.5 : 0) +
    (other.volatility === game.volatility ? 0.5 : 0)
  );
}

/** A session takes stakes this long after its launch. Wins, refunds and rollbacks have no age. */
export const SESSION_HOURS = 24;
