import { HEIGHT, placed, polygon, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { luminance, mix } from '../palettes';

/** Northern Mint: pale paper, one large form, the picture running off it, a heavy plain title at the left. */
export const northernMint: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const paper =
    [mix(pale, '#ffffff', 0.35), mix(mid, '#ffffff', 0.55), mix(second, '#ffffff', 0.5), mix(main, '#ffffff', 0.45)][
      draw(4)
    ] ?? pale;
  const strong = [mid, second, main].filter((colour) => Math.abs(luminance(colour) - luminance(paper)) > 0.16);
  const form = strong[draw(strong.length)] ?? mid;
  const partner = strong.find((colour) => colour !== form) ?? deep;
  const ink = mix(deep, '#000000', 0.1);
  const figure = luminance(form) > 0.35 ? ink : mix(pale, '#ffffff', 0.5);
  const title = setTitle(game.title, 504, 176, { weight: 800, maxSize: 88, align: 'left', leading: 1.0 });
  const low = draw(2) === 0;
  const titleTop = low ? HEIGHT - 52 - title.height : 56;
  const y = low ? 320 : 510;
  const turn = [-10, 0, 0, 8][draw(4)] ?? 0;
  const forms = [
    `<circle cx="300" cy="${y}" r="262" fill="${form}"/>`,
    `<rect x="52" y="${y - 248}" width="496" height="496" rx="120" fill="${form}"/>`,
    `<path d="M40 ${y + 250}V${y}a260 260 0 0 1 520 0V${y + 250}Z" fill="${form}"/>`,
    `<path d="${polygon(300, y, 300, 4)}" fill="${form}" stroke="${form}" stroke-width="40" stroke-linejoin="round"/>`,
    `<g fill="${form}"><rect x="52" y="${y - 248}" width="248" height="248"/><circle cx="424" cy="${y - 124}" r="124"/><circle cx="176" cy="${y + 124}" r="124"/><rect x="300" y="${y}" width="248" height="248"/></g>`,
    `<path d="M300 ${y - 270}C430 ${y - 270} 570 ${y - 170} 560 ${y - 10}S420 ${y + 270} 280 ${y + 262} 30 ${y + 140} 44 ${y - 20} 170 ${y - 270} 300 ${y - 270}Z" fill="${form}"/>`,
  ];
  const dots = Array.from(
    { length: 48 },
    (_, index) => `<circle cx="${(index % 6) * 26}" cy="${Math.floor(index / 6) * 26}" r="4"/>`,
  ).join('');
  const stripes = Array.from(
    { length: 7 },
    (_, index) => `<rect y="${index * 22}" width="150" height="9" rx="4.500"/>`,
  ).join('');
  const extra = draw(2) === 0 ? dots : stripes;
  const small = others[draw(others.length)] ?? icon;
  const side = draw(2) === 0 || low ? 500 : 104;
  const quiet = mix(form, paper, 0.1);
  const shadow = Array.from({ length: 10 }, (_, step) =>
    iconAt(icon, mix(form, ink, 0.2), 300 + (step + 1) * 3, y + (step + 1) * 3, 372, turn),
  ).join('');
  const split = forms.length - 2;
  const chosen = draw(forms.length);
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>
<g transform="translate(${side > 300 ? 420 : 30} ${low ? 34 : 620})" fill="${partner}" opacity=".55">${extra}</g>
${forms[chosen] ?? forms[0] ?? ''}
${shadow}
${iconAt(icon, chosen === split ? (luminance(form) > 0.35 ? ink : mix(pale, '#ffffff', 0.5)) : figure, 300, y, 372, turn)}
<circle cx="${side}" cy="${y + 216}" r="66" fill="${partner}" stroke="${paper}" stroke-width="10"/>
${iconAt(small, luminance(partner) > 0.35 ? ink : mix(quiet, '#ffffff', 0.85), side, y + 216, 78)}
${placed(title.path, 46, titleTop, ink)}`;
};
