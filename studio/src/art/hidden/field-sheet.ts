import type { CatalogueGame } from '../../catalogue/game';
import { canvasOf, starShape } from '../canvas';
import { workedAt } from '../finishes';
import { handOf } from '../hands';
import { partsOf } from '../icon-parts';
import { ICON_BOX } from '../icons';
import { luminance, mix } from '../palettes';
import { plaqueOf, roomOn } from '../plaques';
import { coverOf } from './covers';
import { hiddenOf } from './hidden-of-theme';

/** So many backs of a tile differ a little. */
const COVERS = [0, 1, 2, 3] as const;

/**
 * What the sheet of a field shows, in its order: four backs of a tile, the four treasures, the danger, and the danger where the
 * player met it. Treasures are drawn alike: none is worth more than another.
 * @returns drawings in a box of 100 x 100
 */
export function fieldDrawings(game: CatalogueGame): string[] {
  const { palette } = canvasOf(game);
  const { finish, plaque } = handOf(game.provider.slug);
  const { main, mid, second, pale, deep } = palette;
  const { treasures, danger, cover } = hiddenOf(game.theme.slug);
  const ink = mix(deep, '#000000', 0.3);
  const shape = (icon: string) => ({ ...partsOf(icon), box: ICON_BOX });
  const field = mix(mid, deep, 0.18);
  const light = mix(mid, '#ffffff', 0.24);
  const dark = mix(mid, deep, 0.62);
  const backs = COVERS.map((turn) => {
    const id = `b${turn}`;
    const carved = {
      light: mix(field, '#ffffff', 0.16),
      body: mix(field, deep, 0.34),
      ink: dark,
      hole: field,
      accent: dark,
    };
    return `${coverOf(finish, { field, light, dark, edge: mix(main, mid, 0.35), id }, turn)}<g opacity=".8">${workedAt(finish === 'print' || finish === 'stitch' ? 'painted' : finish, `${id}e`, shape(cover), carved, 46, 50, 48)}</g>`;
  });
  const body = luminance(main) < 0.2 ? pale : main;
  const ground = mix(second, deep, 0.45);
  const found = treasures.map((icon, index) => {
    const id = `f${index}`;
    const tones = { light: mix(body, '#ffffff', 0.45), body, ink, hole: mix(ink, mid, 0.35), accent: pale };
    return (
      plaqueOf(plaque, id, ground, mix(main, '#ffffff', 0.2), deep) +
      workedAt(finish, id, shape(icon), tones, roomOn(plaque) * 1.08)
    );
  });
  const ends = (['#5c1a1d', '#d2333a'] as const).map((alarm, met) => {
    const id = `d${met}`;
    const tones = {
      light: '#fff1e4',
      body: met === 1 ? '#ffe2c4' : '#e9b9a6',
      ink: '#1d0708',
      hole: mix(alarm, '#000000', 0.45),
      accent: '#ffb057',
    };
    const star = starShape(50, 50, 48, 38, 14, met * 8);
    return `<path d="${star}" transform="translate(0 2)" fill="#000" opacity=".45"/><path d="${star}" fill="${alarm}" stroke="${mix(alarm, '#ffffff', 0.45)}" stroke-width="2"/>${workedAt(finish, id, shape(danger), tones, 60)}`;
  });
  return [...backs, ...found, ...ends];
}
