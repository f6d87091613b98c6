import type { Draw } from '../../maths/random';
import { between, HEIGHT, placed, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix, type Palette } from '../palettes';

/** A ridge of hills across the tile as a closed path. */
function ridge(draw: Draw, top: number, swing: number): string {
  let path = `M-10 ${HEIGHT + 10}V${top + between(draw, -swing, swing)}`;
  const steps = 2 + draw(2);
  for (let step = 1; step <= steps; step += 1) {
    const from = ((step - 1) * 620) / steps;
    const to = (step * 620) / steps - 10;
    const peak = top + between(draw, -swing, swing);
    path += `C${from + 90} ${top - between(draw, 0, swing * 1.4)} ${to - 110} ${peak + between(draw, 0, swing)} ${to} ${peak}`;
  }
  return `${path}V${HEIGHT + 10}Z`;
}

/** The ram's horn of felt carpets: one unit, mirrored, 60 x 60 around a point. */
const HORN = 'M0 26V-4C0-20 12-27 21-22C30-17 28-4 19-4C14-4 12-9 15-12';
export const ornament = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"><path d="${HORN}"/><path d="${HORN}" transform="scale(-1 1)"/></g>`;

function band(y: number, height: number, ground: string, line: string): string {
  const units = Array.from({ length: 10 }, (_, index) =>
    ornament(30 + index * 60, y + height / 2, (index % 2 === 0 ? 1 : -1) * (height / 72), line),
  ).join('');
  return `<rect y="${y}" width="${WIDTH}" height="${height}" fill="${ground}"/>${units}<path d="M0 ${y + 3}H${WIDTH}M0 ${y + height - 3}H${WIDTH}" stroke="${line}" stroke-width="3"/>`;
}

/** The sky over the steppe, from its top down, by night or day. Draws once. */
export function kyrganSky({ deep, mid, main, second, pale }: Palette, draw: Draw) {
  const night = draw(5) < 2;
  const sky = night
    ? [mix(deep, mid, 0.2), mix(deep, mid, 0.55), mix(mid, second, 0.25)]
    : [mix(mid, pale, 0.25), mix(pale, main, 0.3), mix(pale, main, 0.65)];
  return { night, sky };
}

/** Kyrgan Games: cut-paper steppe, a great disc in the sky, felt ornament, a wide plain title. */
export const kyrganGames: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const { night, sky } = kyrganSky(palette, draw);
  const ink = night ? pale : deep;
  const titleOnTop = draw(2) === 0;
  const bandHeight = 64;
  const bandTop = titleOnTop ? HEIGHT - bandHeight : 0;
  const title = setTitle(game.title, 500, 150, {
    weight: 800,
    maxSize: titleOnTop ? 66 : 82,
    align: 'left',
    leading: 1.02,
  });
  const titleTop = titleOnTop ? 52 : HEIGHT - 54 - title.height;
  const [x, y] = [between(draw, 250, 350), titleOnTop ? 452 : 330];
  const radius = between(draw, 190, 235);
  const disc = night ? mix(pale, main, 0.15) : second;
  const stars = night
    ? Array.from(
        { length: 26 },
        () =>
          `<circle cx="${draw(WIDTH)}" cy="${80 + draw(360)}" r="${between(draw, 1.2, 3.4)}" fill="${pale}" opacity=".8"/>`,
      ).join('')
    : '';
  const birds =
    night || titleOnTop
      ? ''
      : Array.from(
          { length: 3 },
          (_, index) =>
            `<path transform="translate(${90 + index * 46 + draw(30)} ${titleOnTop ? 250 + draw(60) : 110 + draw(60)}) scale(${between(draw, 0.5, 0.9)})" d="M-24-8C-14-16-5-10 0 0 5-10 14-16 24-8" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>`,
        ).join('');
  const far = mix(mid, sky[2] ?? mid, 0.45);
  const near = mix(mid, deep, 0.35);
  const base = titleOnTop ? 600 : 520;
  const small = others[draw(others.length)] ?? icon;
  const figure = night ? deep : mix(deep, '#000000', 0.1);
  const size = radius * 1.55;
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".45" stop-color="${sky[1]}"/><stop offset=".75" stop-color="${sky[2]}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${stars}
<circle cx="${x}" cy="${y - 30}" r="${radius + 34}" fill="${disc}" opacity=".22"/>
<circle cx="${x}" cy="${y - 30}" r="${radius}" fill="${disc}"/>
<path d="M${x - radius} ${y + 10}h${radius * 2}M${x - radius} ${y + 40}h${radius * 2}M${x - radius} ${y + 64}h${radius * 2}" stroke="${sky[2]}" stroke-width="7" opacity=".55"/>${birds}
<path d="${ridge(draw, base - 90, 46)}" fill="${far}"/>
${iconAt(small, mix(far, deep, 0.35), draw(2) === 0 ? 96 : 504, base - 78, 74)}
${iconAt(icon, figure, x, y - 10, size)}
<path d="${ridge(draw, base + 16, 34)}" fill="${near}"/>
<path d="${ridge(draw, base + 92, 26)}" fill="${mix(deep, mid, 0.18)}"/>
${band(bandTop, bandHeight, mix(second, deep, night ? 0.25 : 0), mix(pale, main, 0.2))}
${placed(title.path, 44, titleTop, titleOnTop ? ink : pale)}`;
};
