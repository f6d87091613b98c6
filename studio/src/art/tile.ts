import type { CatalogueGame } from '../catalogue/generate';
export const tileOf = (game: CatalogueGame): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><title>${game.slug}</title></svg>`;
