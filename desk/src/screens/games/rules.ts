import type { OperatorGame } from '@kozyr/contracts/operator/offer';

/** How a game stands, in one word: what keeps it from everybody before what keeps it from some. */
export type GameCondition = 'gone' | 'off' | 'providerOff' | 'closed' | 'on';

export function conditionOf({ available, enabled, provider_enabled, ...game }: OperatorGame): GameCondition {
  if (!available) return 'gone';
  if (!enabled) return 'off';
  if (!provider_enabled) return 'providerOff';
  return game.closed_in.length > 0 || game.closed_by_rules.length > 0 ? 'closed' : 'on';
}

/** So many areas one game or provider is closed in at most (contracts/src/operator/running.ts). */
const MAX_AREAS = 60;

/**
 * The areas with those that were typed: codes of two letters, parted by anything.
 * @returns null when something typed is no code, or they are too many
 */
export function withAreas(areas: readonly string[], typed: string): string[] | null {
  const added = typed
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((code) => code !== '');
  if (added.length === 0 || !added.every((code) => /^[A-Z]{2}$/.test(code))) return null;
  const all = [...new Set([...areas, ...added])].sort();
  return all.length > MAX_AREAS ? null : all;
}
