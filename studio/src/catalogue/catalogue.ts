import { type GameModel, modelOf } from '../maths/engines';
import type { CatalogueGame } from './game';
import { generateCatalogue } from './generate';

/** The house's games by slug. */
export type Catalogue = {
  games: readonly CatalogueGame[];
  find(slug: string): CatalogueGame | null;
  /** @throws RangeError for a game that is not of the house. */
  modelOfGame(slug: string): GameModel;
};

export function openCatalogue(size?: number): Catalogue {
  const games = generateCatalogue(size);
  const bySlug = new Map(games.map((game) => [game.slug, game]));
  return {
    games,
    find: (slug) => bySlug.get(slug) ?? null,
    modelOfGame(slug) {
      const game = bySlug.get(slug);
      if (!game) throw new RangeError(`Unknown game ${slug}`);
      return modelOf(game.model);
    },
  };
}
