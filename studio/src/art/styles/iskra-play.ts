import type { Draw } from '../../maths/random';
import { ground, HEIGHT, moved, placed, polygon, repeat, rimmed, starShape, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { luminance, mix, type Palette } from '../palettes';

/** The paper and the inks of a game of the studio. Draws three times. */
export function iskraInks({ deep, mid, main, second, pale }: Palette, draw: Draw) {
  const raw = mix(pale, '#efe3c8', 0.4);
  const black = mix(deep, '#141210', 0.5);
  const hot =
    [mix(main, '#e2452b', 0.35), mix(second, '#e9a92a', 0.3), mix(mid, '#1f6fb0', 0.35), mix(second, '#1f8a7a', 0.4)][
      draw(4)
    ] ?? main;
  const cool = [mix(second, raw, 0.2), mix(mid, raw, 0.25), mix(main, raw, 0.2)][draw(3)] ?? mid;
  const inked = draw(4) === 0;
  const [paper, line] = inked ? [hot, raw] : [raw, black];
  return { raw, black, hot, cool, inked, paper, line };
}

/** Iskra Play: a poster of three inks on raw paper, everything on one diagonal, the title run along it. */
export const iskraPlay: TileStyle = ({ game, palette, draw, icon }) => {
  const { raw, black, hot, cool, inked, paper, line } = iskraInks(palette, draw);
  const way = draw(2) === 0 ? 1 : -1;
  const angle = -way * (16 + draw(9));
  const title = setTitle(game.title, 520, 132, {
    weight: 900,
    upper: true,
    maxSize: 70,
    align: 'left',
    leading: 1.0,
    spacing: -0.01,
  });
  const low = draw(3) > 0;
  const middle = low ? 320 : 480;
  const disc = inked ? black : hot;
  const screen = repeat(15, (row) =>
    repeat(15, (column) => {
      const [x, y] = [column * 22 - 154, row * 22 - 154];
      const size = 9.5 * Math.max(0, 1 - Math.hypot(x + 150, y - 150) / 430);
      return size > 1 ? `<circle cx="${x}" cy="${y}" r="${size.toFixed(1)}"/>` : '';
    }),
  );
  const manner = draw(4);
  const forms = [
    `<circle r="226" fill="${disc}"/><circle r="150" cx="${way * 150}" cy="-150" fill="none" stroke="${line}" stroke-width="12"/>`,
    `<path d="${polygon(0, 20, 300, 3)}" fill="${disc}"/><circle r="60" cx="${way * 190}" cy="-170" fill="${cool}"/>`,
    `<path d="M-236-236H236V236H-236Z" fill="${disc}" transform="rotate(${angle})"/>`,
    `<path d="M-250 0A250 250 0 0 1 250 0Z" fill="${disc}" transform="rotate(${angle})"/><path d="M-250 24A250 250 0 0 0 250 24Z" fill="${cool}" transform="rotate(${angle})"/>`,
  ];
  const beams = repeat(
    5,
    (index) =>
      `<path d="M-700 ${(-way * 330 + index * 26).toFixed(0)}H700v${[16, 6, 10, 4, 12][index] ?? 8}H-700Z" fill="${index % 2 === 0 ? line : cool}"/>`,
  );
  const wedge = `<path d="M0 0L${way * 640} -54V54Z" fill="${cool}"/>`;
  const sparks = repeat(
    3 + draw(3),
    () =>
      `<path d="${starShape(80 + draw(440), 70 + draw(250) + (low ? 0 : 240), 16 + draw(18), 5, 4)}" fill="${line}"/>`,
  );
  const figure = inked || luminance(disc) < 0.3 ? raw : black;
  const hero = `${rimmed(iconAt(icon, paper, 0, 0, 352, manner === 2 ? angle : angle / 3), figure === raw ? black : raw, 26)}${iconAt(icon, figure, 0, 0, 352, manner === 2 ? angle : angle / 3)}`;
  const slab = title.height + 64;
  const plate = `<path d="M-420 ${-slab / 2}H420V${slab / 2}H-420Z" fill="${line}"/><path d="M-420 ${slab / 2 + 12}H420v12H-420Z" fill="${inked ? black : hot}"/>`;
  const at = low ? HEIGHT - 158 : 150;
  return `${ground(paper)}${moved(`${beams}${moved(wedge, -way * 300, 190)}`, 300, middle, angle)}
${moved(`${forms[manner] ?? ''}<g fill="${paper}" opacity=".55">${moved(screen, 0, 0, 0)}</g>`, 300, middle)}${sparks}${moved(hero, 300, middle)}
${moved(`${plate}${placed(title.path, -250, -title.height / 2, paper)}`, WIDTH / 2, at, angle / 2)}`;
};
