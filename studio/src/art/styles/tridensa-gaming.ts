import type { Draw } from '../../maths/random';
import { ground, HEIGHT, moved, placed, repeat, rimmed, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { luminance, mix, type Palette } from '../palettes';

/** Lines of a field seen from above, round the middle of the tile. */
const FIELDS = [
  'M-400 0H400M0-96A96 96 0 1 1-.1-96M-180-420V-250H180V-420M-180 420V250H180V420',
  'M-230-420V420M230-420V420M-230-140H230M-230 140H230M0-140V140',
  'M0-500V500M-220-500V-210A220 150 0 0 0 220-210V-500M-220 500V210A220 150 0 0 1 220 210V500',
  'M-420-260A420 420 0 0 1 420-260M-340-260A340 340 0 0 1 340-260M-260-260A260 260 0 0 1 260-260M-180-260A180 180 0 0 1 180-260',
] as const;

/** The colours a game of the studio is cut from. Draws once. */
export function tridensaColours({ deep, mid, main, second, pale }: Palette, draw: Draw) {
  const vivid = [
    mix(mid, '#1650d8', 0.72),
    mix(second, '#e8331f', 0.7),
    mix(mid, '#0a8a4f', 0.75),
    mix(main, '#ffb800', 0.6),
    mix(second, '#8a1fa8', 0.72),
    mix(mid, '#00a0b4', 0.72),
    mix(deep, '#101424', 0.5),
    '#f4f2ea',
    mix(second, '#ff7a1a', 0.75),
  ];
  const first = draw(vivid.length);
  const base = vivid[first] ?? mid;
  const rest = vivid.filter((colour, index) => index !== first && Math.abs(luminance(colour) - luminance(base)) > 0.09);
  const cut = rest[draw(rest.length)] ?? main;
  const third = rest.find((colour) => colour !== cut) ?? pale;
  return { base, cut, third };
}

/** Tridensa Gaming: full colour cut on the slant, field lines, an oversized figure, narrow capitals that lean forward. */
export const tridensaGaming: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, main } = palette;
  const { base, cut, third } = tridensaColours(palette, draw);
  const white = '#fdfdf8';
  const black = mix(deep, '#08090d', 0.6);
  const way = draw(2) === 0 ? 1 : -1;
  const slices = [
    `<path d="M-400-600L60-600-160 600H-400Z" fill="${cut}"/><path d="M72-600H132L-88 600H-148Z" fill="${white}"/>`,
    `<path d="M-500 60L500-240V600H-500Z" fill="${cut}"/><path d="M-500 20L500-280V-232L-500 68Z" fill="${white}"/>`,
    `<path d="M-400-600H-200L-420 600H-600ZM-80-600H60L-160 600H-300ZM180-600H320L100 600H-40ZM440-600H580L360 600H220Z" fill="${cut}"/>`,
    `<path d="M0-120L520-460V600H-520V-460Z" fill="${cut}"/><path d="M0-172L520-512V-440L0-100-520-440V-512Z" fill="${white}"/>`,
    `<path d="M-500-500L500 500H-500Z" fill="${cut}"/><path d="M-500-500L500 500V570L-500-430Z" fill="${third}"/>`,
  ];
  const field = FIELDS[draw(FIELDS.length)] ?? FIELDS[0];
  const speed = repeat(9, () => {
    const [x, y, length] = [draw(700) - 350, draw(640) - 320, 60 + draw(200)];
    return `M${x} ${y}l${(way * length * 0.95).toFixed(0)} ${(-length * 0.3).toFixed(0)}`;
  });
  const dots = repeat(10, (row) =>
    repeat(
      10,
      (column) =>
        `<circle cx="${column * 20}" cy="${row * 20}" r="${Math.max(0.6, 8.5 - (row + column) * 0.5).toFixed(1)}"/>`,
    ),
  );
  const title = setTitle(game.title, 490, 200, {
    weight: 'anton',
    upper: true,
    maxSize: 136,
    align: 'left',
    leading: 0.86 * 1.12,
    spacing: 0.005,
  });
  const onTop = draw(5) < 2;
  const titleTop = onTop ? 54 : HEIGHT - 58 - title.height;
  const y = onTop ? 500 : 312;
  const size = 400 + draw(60);
  const turn = [-12, -6, 0, 8][draw(4)] ?? 0;
  const bright = (luminance(base) + luminance(cut)) / 2 > 0.32;
  const figure = [bright ? black : white, bright ? black : mix(main, '#ffd21f', 0.6), white][draw(3)] ?? white;
  const edge = figure === black ? white : black;
  const lean = 'skewX(-9)';
  const set = (dx: number, dy: number, colour: string, extra = '') =>
    `<g transform="translate(${dx} ${dy}) translate(${(0.158 * (titleTop + title.height)).toFixed(1)} 0) ${lean}">${placed(title.path, 36, titleTop, colour, extra)}</g>`;
  const shade = onTop
    ? `M0 0H${WIDTH}V${titleTop + title.height + 16}L0 ${titleTop + title.height + 92}Z`
    : `M0 ${titleTop - 18}L${WIDTH} ${titleTop - 94}V${HEIGHT}H0Z`;
  return `${ground(base)}${moved(slices[draw(slices.length)] ?? '', 300, 400, 0, [way, 1])}
<g transform="translate(300 ${y}) rotate(${way * -17})" fill="none" stroke="${white}" stroke-width="9" opacity=".34"><path d="${field}"/></g>
${moved(`<g fill="${third}" opacity=".85">${dots}</g>`, way > 0 ? 420 : 10, onTop ? 300 : 24, 0)}<path d="${speed}" transform="translate(300 ${y})" stroke="${white}" stroke-width="7" stroke-linecap="round" opacity=".75"/>
${repeat(6, (step) => iconAt(icon, mix(edge === white ? third : black, cut, step * 0.05), 300 - way * (26 - step * 4), y + 26 - step * 4, size, turn))}
${rimmed(iconAt(icon, edge, 300, y, size, turn), edge, 26)}${iconAt(icon, figure, 300, y, size, turn)}
<path d="${shade}" fill="${black}"/><path d="${onTop ? `M0 ${titleTop + title.height + 92}L600 ${titleTop + title.height + 16}v18L0 ${titleTop + title.height + 110}Z` : `M0 ${titleTop - 18}L600 ${titleTop - 94}v-18L0 ${titleTop - 36}Z`}" fill="${luminance(cut) > 0.08 ? cut : third}"/>
${set(5, 6, luminance(cut) > 0.06 ? cut : third)}${set(0, 0, white)}`;
};
