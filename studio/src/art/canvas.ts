import type { CatalogueGame } from '../catalogue/game';
import { type Draw, seededDraw } from '../maths/random';
import { type Palette, paletteOf } from './palettes';

/** Tiles are drawn in a box of 600 x 800 (3:4). */
export const WIDTH = 600;
export const HEIGHT = 800;

/** What a studio's tile style draws with. */
export type Canvas = { game: CatalogueGame; palette: Palette; draw: Draw; icon: string; others: readonly string[] };

export type TileStyle = (canvas: Canvas) => string;

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

/** So many pieces of SVG or path data, one after another. */
export const repeat = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

/** Any drawing, let through by so much. */
export const faded = (drawing: string, opacity: number): string => `<g opacity="${opacity}">${drawing}</g>`;

/** Any drawing, moved, turned round its own origin and scaled; two scales mirror or flatten it. */
export function moved(
  drawing: string,
  x: number,
  y: number,
  turn = 0,
  scale: number | readonly [number, number] = 1,
): string {
  const factors = typeof scale === 'number' ? `${scale}` : scale.join(' ');
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${factors})">${drawing}</g>`;
}

/** Any drawing with a rim of a colour round its shapes; the width is in the drawing's own units. */
export const rimmed = (drawing: string, colour: string, width: number): string =>
  `<g stroke="${colour}" stroke-width="${width}" stroke-linejoin="round">${drawing}</g>`;

/** Stops of a gradient at even distances; "#fff/.5" is half let through. */
const stopsOf = (colours: readonly string[]): string =>
  colours
    .map((colour, index) => {
      const [paint, opacity] = colour.split('/');
      const through = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${(index / Math.max(1, colours.length - 1)).toFixed(3)}" stop-color="${paint}"${through}/>`;
    })
    .join('');

/** A gradient from top to bottom of whatever it paints, or to the given point of its box. */
export const gradient = (id: string, stops: readonly string[], x2 = 0, y2 = 1): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;

/** Light from a point of its box to the rim. */
export const glow = (id: string, stops: readonly string[], cx = 0.5, cy = 0.5, r = 0.6): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;

/** The whole tile in one paint. */
export const ground = (paint: string): string => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint}"/>`;

/** A smooth closed line round a point whose distance from it is given by angle (degrees, clockwise from the top). */
export function blob(x: number, y: number, distance: (angle: number) => number, steps = 24): string {
  const at = (step: number) => {
    const angle = (step * 360) / steps;
    const radius = distance(angle % 360);
    const turn = (angle * Math.PI) / 180;
    return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)] as const;
  };
  const middle = (step: number) => {
    const [[ax, ay], [bx, by]] = [at(step), at(step + 1)];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = repeat(steps, (step) => {
    const [cx, cy] = at(step + 1);
    return `Q${cx.toFixed(1)} ${cy.toFixed(1)} ${middle(step + 1)}`;
  });
  return `M${middle(0)}${curves}Z`;
}

/** A star of so many points between two radii, as a path. */
export function starShape(x: number, y: number, outer: number, inner: number, points: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
