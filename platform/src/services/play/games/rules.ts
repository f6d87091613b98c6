import type { Game } from '@kozyr/contracts/games';
import { liesIn } from '@kozyr/contracts/regions';
import { feedsPrizes, houseEdgeOf } from '../../kernel/promotions/edge';

/**
 * Percent of a stake that counts for wagering as a game comes, where no rules say otherwise: 100 in slots and instant games; 10 at live tables, and in a game that is not known to keep
 * MIN_EDGE, where a bonus would be wagered for next to nothing, or for less.
 */
export const contributionOf = ({ category, rtp }: Pick<Game, 'category' | 'rtp'>): number =>
  category === 'live' || !feedsPrizes(houseEdgeOf(rtp)) ? 10 : 100;

/** Shortest query that searches (spec §5, §9). */
export const SEARCH_MINIMUM = 3;

/** Where the feed, the operator, the operator for all games of the provider, and the rules that hold do not offer a game. */
export type Closings = {
  countriesBlocked: readonly string[];
  closedIn: readonly string[];
  providerClosedIn: readonly string[];
  ruledOut: readonly string[];
};

/** All areas in which a game is not offered, each once, by name. */
export const closedAreas = ({ countriesBlocked, closedIn, providerClosedIn, ruledOut }: Closings): string[] =>
  [...new Set([...countriesBlocked, ...closedIn, ...providerClosedIn, ...ruledOut])].toSorted();

/** Whether a player of a country is not offered a game. Asked for each stake. */
export function isClosedIn(country: string, closings: Closings): boolean {
  const covers = (area: string) => liesIn(country, area);
  const { countriesBlocked, closedIn, providerClosedIn, ruledOut } = closings;
  return (
    countriesBlocked.some(covers) || closedIn.some(covers) || providerClosedIn.some(covers) || ruledOut.some(covers)
  );
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
