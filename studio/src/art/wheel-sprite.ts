import type { CatalogueGame } from '../catalogue/game';
import { canvasOf } from './canvas';
import { iconAt } from './icons';
import { mix } from './palettes';

/** What a table with a wheel is decorated with: the thing on its tile, for the cap of the wheel and for the cloth. */
export function wheelSpriteOf(game: CatalogueGame): string {
  const { palette, icon } = canvasOf(game);
  const inlay = (id: string, paint: string) =>
    `<symbol id="${id}" viewBox="0 0 100 100">${iconAt(icon, paint, 50, 50, 92)}</symbol>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">${inlay('cap', mix(palette.deep, '#2a1608', 0.5))}${inlay('cloth', mix(palette.main, palette.pale, 0.3))}</svg>`;
}
