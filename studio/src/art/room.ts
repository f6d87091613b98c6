import type { CatalogueGame } from '../catalogue/game';
import { canvasOf, HEIGHT, polygon, repeat, WIDTH } from './canvas';
import { worked } from './finishes';
import { type Corner, type FrameLine, handOf, type Paint } from './hands';
import { setTitle } from './lettering';
import { luminance, mix, type Palette } from './palettes';
import { paintedBy } from './tile';

/** A room is drawn for a wide screen or for an upright one. */
export const ROOMS = { wide: { width: 1280, height: 800 }, tall: { width: 640, height: 1120 } } as const;
export type RoomForm = keyof typeof ROOMS;

/**
 * The scene behind a game: what the studio painted on the tile, without its title, larger than the screen, under the
 * light of the room. @returns an SVG of the form's size, the same every time
 */
export function roomOf(game: CatalogueGame, form: RoomForm): string {
  const { width, height } = ROOMS[form];
  const { palette } = canvasOf(game);
  const scale = Math.max(width / WIDTH, height / HEIGHT);
  const [x, y] = [(width - WIDTH * scale) / 2, (height - HEIGHT * scale) * 0.4];
  const shade = mix(palette.deep, '#000000', 0.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${paintedBy({ ...game, title: '' })}</g><defs><radialGradient id="room-light" cx=".5" cy=".45" r=".75"><stop stop-color="${shade}" stop-opacity=".1"/><stop offset=".6" stop-color="${shade}" stop-opacity=".34"/><stop offset="1" stop-color="${shade}" stop-opacity=".74"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#room-light)"/></svg>`;
}

/** A colour of the palette, lighter or darker. */
export function painted(paint: Paint, palette: Palette): string {
  const [, name = 'main', turn = ''] = /^([a-z]+)([+-]?)$/.exec(paint) ?? [];
  const colour = Object.entries(palette).find(([known]) => known === name)?.[1] ?? palette.main;
  return turn === '+' ? mix(colour, '#ffffff', 0.4) : turn === '-' ? mix(colour, palette.deep, 0.5) : colour;
}

/** What a frame is drawn in, and how much of it on each side is the frame itself: corners stay, sides are repeated. */
const FRAME = 240;
export const FRAME_EDGE = 40;

/** What stands in the corners of a frame, round a point. */
export const corners: Readonly<Record<Corner, (main: string, edge: string) => string>> = {
  none: () => '',
  rivet: (main, edge) =>
    `<circle r="12" fill="${edge}"/><circle r="9" fill="${main}"/><circle cx="-2.500" cy="-3" r="3.500" fill="#fff" opacity=".7"/>`,
  diamond: (main, edge) =>
    `<path d="${polygon(0, 0, 18, 4)}" fill="${edge}"/><path d="${polygon(0, 0, 14, 4)}" fill="${main}"/><path d="M0-14V14L-14 0Z" fill="#fff" opacity=".3"/>`,
  horn: (main, edge) =>
    `<path d="${polygon(0, 0, 19, 4, 45)}" fill="${edge}"/><path d="M0 13V-1C0-12-14-12-14-3-14 4-5 4-6-2M0-1C0-12 14-12 14-3 14 4 5 4 6-2" fill="none" stroke="${main}" stroke-width="4.500" stroke-linecap="round"/>`,
  leaf: (main, edge) =>
    `<circle r="15" fill="${edge}"/><path d="M-12 12C-14-4-4-13 13-13 14 4 4 13-12 12ZM-12 12 7-7" fill="${main}" stroke="${edge}" stroke-width="1.500"/>`,
  fan: (main, edge) =>
    `<path d="${polygon(0, 0, 20, 4, 45)}" fill="${edge}"/>${repeat(5, (blade) => `<path d="M0 12-3.500-13Q0-17 3.500-13Z" transform="rotate(${blade * 22 - 44} 0 12)" fill="${main}"/>`)}`,
  flower: (main, edge) =>
    `<circle r="18" fill="${edge}"/>${repeat(6, (petal) => `<ellipse cy="-9" rx="5" ry="7.500" transform="rotate(${petal * 60})" fill="${main}"/>`)}<circle r="4.500" fill="${edge}"/>`,
  star: (main, edge) =>
    `<circle r="16" fill="${edge}"/>${repeat(4, (point) => `<path d="M0-15 3.500 0H-3.500Z" transform="rotate(${point * 90})" fill="${main}"/>`)}${repeat(4, (point) => `<path d="M0-9 2.500 0H-2.500Z" transform="rotate(${point * 90 + 45})" fill="${main}"/>`)}`,
};

/** One line of a frame, all the way round. */
const lineOf = ([inset, width, paint, dashes]: FrameLine, palette: Palette): string =>
  `<rect x="${inset}" y="${inset}" width="${FRAME - inset * 2}" height="${FRAME - inset * 2}" fill="none" stroke="${painted(paint, palette)}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"${dashes.startsWith('.1') ? ' stroke-linecap="round"' : ''}` : ''}/>`;

/** The studio's frame round the reels, to be cut in nine: FRAME_EDGE on each side is the frame. */
export function frameOf(game: CatalogueGame): string {
  const { palette } = canvasOf(game);
  const { frame, corner } = handOf(game.provider.slug);
  const ornament = corners[corner](mix(palette.main, '#ffffff', 0.3), mix(palette.deep, '#000000', 0.2));
  const far = FRAME - 20;
  const places = [
    [20, 20],
    [far, 20],
    [20, far],
    [far, far],
  ];
  const ornaments = places.map(([x = 0, y = 0]) => `<g transform="translate(${x} ${y})">${ornament}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME}" height="${FRAME}" viewBox="0 0 ${FRAME} ${FRAME}">${frame.map((line) => lineOf(line, palette)).join('')}${ornaments}</svg>`;
}

/** The ground of the reels: paper or cloth of the studio's, or the dark of the room. */
export function wellOf(game: CatalogueGame): { ground: string; line: string } {
  const { palette } = canvasOf(game);
  const pale = handOf(game.provider.slug).well === 'pale';
  const paper = mix(palette.pale, '#f3ecdc', 0.5);
  return pale
    ? { ground: paper, line: mix(paper, palette.deep, 0.28) }
    : { ground: mix(palette.deep, '#05080a', 0.45), line: mix(palette.main, palette.deep, 0.55) };
}

/** The title in the studio's lettering, as an SVG of its own size that scales. */
export function titleOf(game: CatalogueGame): string {
  const { palette } = canvasOf(game);
  const { lettering, finish } = handOf(game.provider.slug);
  const title = setTitle(game.title, 1_100, 120, {
    ...lettering,
    maxSize: 120,
    align: 'middle',
    lines: 1,
    nearest: 1.6,
  });
  const light = luminance(palette.main) < 0.2 ? palette.pale : palette.main;
  const tones = {
    light: palette.pale,
    body: light,
    ink: mix(palette.deep, '#000000', 0.35),
    hole: mix(palette.deep, '#000000', 0.35),
    accent: palette.second,
  };
  const shape = { whole: title.path, silhouette: title.path, beside: '', within: '', box: Math.ceil(title.height) };
  const [x, y] = [Math.round((1_100 - title.wide) / 2) - 24, -20];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${Math.round(title.wide) + 48} ${Math.round(title.height) + 62}" aria-hidden="true" class="title">${worked(finish === 'print' ? 'painted' : finish, 'title', shape, tones, title.size / (finish === 'cut' || finish === 'stitch' || finish === 'glow' ? 62 : 36))}</svg>`;
}
