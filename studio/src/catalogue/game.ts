import type { Game } from '@kozyr/contracts/games';
import { lightFormat, subDays } from 'date-fns';
import { type GameModel, modelOf } from '../maths/engines';
import type { Provider } from './providers';
import type { Motif, Theme } from './themes';

export type CatalogueGame = {
  slug: string;
  title: string;
  provider: Provider;
  theme: Theme;
  motif: Motif;
  model: string;
  tags: string[];
  releasedOn: string;
  popularity: number;
  /** What its artwork and skin are drawn from. */
  seed: number;
};

/** The day of the newest release. */
const LATEST_RELEASE = new Date(2026, 10, 20);

/** The ISO date so many days before the newest release. */
export const releasedBefore = (days: number): string => lightFormat(subDays(LATEST_RELEASE, days), 'yyyy-MM-dd');

/**
 * Popularity of a game at its place among all, 0 the best and 1 the last: a few hits, a broad middle, a long tail.
 * @returns 1 to 1000
 */
export function popularityOf(place: number): number {
  const hits = 0.35 / (1 + 60 * place);
  const middle = 0.65 * (1 - place) ** 3;
  return Math.max(1, Math.round(1000 * (hits + middle)));
}

/** Where the lobby shows games of a model. */
export function categoryOf(model: Pick<GameModel, 'engine'>): Game['category'] {
  switch (model.engine) {
    case 'slot':
    case 'cascade':
      return 'slots';
    case 'dice':
    case 'keno':
    case 'plinko':
    case 'mines':
    case 'high-low':
    case 'video-poker':
    case 'blackjack':
    case 'crash':
      return 'instant';
    case 'roulette':
      return 'live';
  }
}

/** What the mathematics gives a player to look for. */
function featuresOf(model: GameModel): string[] {
  switch (model.engine) {
    case 'slot': {
      const features = ['free-spins', `${model.lines.length}-lines`];
      if (model.wildMultiplier > 1) features.push('multiplier-wilds');
      if (model.rows === 4) features.push('stacked');
      return features;
    }
    case 'cascade':
      return ['free-spins', 'cascades', 'pays-anywhere', 'multipliers'];
    case 'dice':
    case 'keno':
    case 'plinko':
      return [model.engine];
    case 'mines':
      return ['mines', 'decisions'];
    case 'high-low':
      return ['cards', 'high-low', 'decisions'];
    case 'video-poker':
      return ['cards', 'video-poker', 'decisions'];
    case 'blackjack':
      return ['cards', 'blackjack', 'table-games', 'decisions'];
    case 'crash':
      return ['crash', 'multiplayer'];
    case 'roulette':
      return ['roulette', 'shared-table', 'multiplayer'];
  }
}

/** The theme's tags and what the mathematics gives. */
export function tagsOf(theme: Theme, modelId: string): string[] {
  return [...new Set([...theme.tags, ...featuresOf(modelOf(modelId))])];
}
