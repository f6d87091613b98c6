import type { CatalogueGame } from '../catalogue/generate';
import { type Draw, seededDraw } from '../maths/random';
import { type Palette, paletteOf } from './palettes';

/** Tiles are drawn in a box of 600 x 800 (3:4). */
export const WIDTH = 600;
export const HEIGHT = 800;

/** What a studio's hand draws with. */
export type Canvas = { game: CatalogueGame; palette: Palette; draw: Draw; icon: string; others: readonly string[] };

export type Hand = (canvas: Canvas) => string;

export function canvasOf(game: CatalogueGame): Canvas {
  return {
    game,
    palette: paletteOf(game.theme.slug, game.provider.slug, game.seed),
    draw: seededDraw(game.seed),
    icon: game.motif.icon,
    others: game.theme.motifs.map((motif) => motif.icon).filter((icon) => icon !== game.motif.icon),
  };
}

/** A number between two others, in hundredth steps. */
export const between = (draw: Draw, low: number, high: number): number => low + ((high - low) * draw(101)) / 100;

/** Vertical gradient over the icon box. */
export const verticalPaint = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="512" gradientUnits="userSpaceOnUse">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** A path placed at a point. */
export const placed = (path: string, x: number, y: number, paint: string, extra = ''): string =>
  `<path d="${path}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${paint}" ${extra}/>`;

/** Points of a regular polygon as a path. */
export function polygon(x: number, y: number, radius: number, corners: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = ((turn + (index * 360) / corners) * Math.PI) / 180;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A fan of rays from a point: every other sector filled. */
export function rays(x: number, y: number, radius: number, count: number, turn = 0): string {
  const point = (step: number) => {
    const angle = ((turn + (step * 180) / count) * Math.PI) / 180;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  };
  return Array.from({ length: count }, (_, index) => `M${x} ${y}L${point(index * 2)}L${point(index * 2 + 1)}Z`).join(
    '',
  );
}
