import type { Game } from '@kozyr/contracts/games';

/** Percent of a stake that counts for wagering, by category (slots and instant games 100, live tables 10). */
export function contributionOf(category: Game['category']): number {
  return category === 'live' ? 10 : 100;
}

/** Shortest query that searches (spec §5, §9). */
export const SEARCH_MINIMUM = 3;

type GameState = {
  available: boolean;
  enabled: boolean;
  providerEnabled: boolean;
  countriesBlocked: readonly string[];
};

/** Whether a player of a country may open a game; null country: a visitor who plays for nothing. */
export function canLaunch(
  game: GameState,
  country: string | null,
): { ok: true } | { ok: false; reason: 'GAME_UNAVAILABLE' | 'GAME_NOT_AVAILABLE_IN_COUNTRY' } {
  if (!game.available || !game.enabled || !game.providerEnabled) return { ok: false, reason: 'GAME_UNAVAILABLE' };
  const blocked =
    country !== null && game.countriesBlocked.some((code) => code.toUpperCase() === country.toUpperCase());
  return blocked ? { ok: false, reason: 'GAME_NOT_AVAILABLE_IN_COUNTRY' } : { ok: true };
}
