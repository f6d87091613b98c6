import { faded, gradient, ground, HEIGHT, moved, placed, repeat, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle, setWord } from '../lettering';
import { luminance, mix } from '../palettes';

/** A sheet with a perforated edge, around its own middle. */
function perforated(width: number, height: number): string {
  const [columns, rows] = [Math.round(width / 34), Math.round(height / 34)];
  const [dx, dy] = [width / columns, height / rows];
  const bite = (x: number, y: number) => `q${(x * 0.12).toFixed(2)} ${(y * 0.12).toFixed(2)}`;
  const notch = (x: number, y: number) =>
    `l${(x * 0.22).toFixed(2)} ${(y * 0.22).toFixed(2)}a${(Math.hypot(x, y) * 0.28).toFixed(2)} ${(Math.hypot(x, y) * 0.28).toFixed(2)} 0 0 0 ${(x * 0.56).toFixed(2)} ${(y * 0.56).toFixed(2)}${bite(x, y)} ${(x * 0.22).toFixed(2)} ${(y * 0.22).toFixed(2)}`;
  return `M${-width / 2} ${-height / 2}${repeat(columns, () => notch(dx, 0))}${repeat(rows, () => notch(0, dy))}${repeat(columns, () => notch(-dx, 0))}${repeat(rows, () => notch(0, -dy))}Z`;
}

const VALUES = ['5', '8', '10', '15', '20', '25', '40', '50', '75', '90'] as const;

/** Winter Post: an engraved postage stamp on an airmail envelope, cancelled with a postmark. */
export const winterPost: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const paper = mix(pale, '#ffffff', 0.55);
  const inks = [mix(mid, deep, 0.25), mix(second, deep, 0.25), mix(mid, second, 0.5), mix(deep, mid, 0.4)];
  const plate = inks[draw(inks.length)] ?? mid;
  const envelope =
    [mix(pale, main, 0.35), mix(mid, '#ffffff', 0.6), mix(second, '#ffffff', 0.62), mix('#d8b98a', pale, 0.3)][
      draw(4)
    ] ?? pale;
  const tilt = [-5, -3, 3, 4, 0][draw(5)] ?? 0;
  const title = setTitle(game.title, 400, 112, { weight: 'abril', maxSize: 68, align: 'middle', leading: 1.0 });
  const engraving = repeat(62, (line) => `M-210 ${-290 + line * 7.4}H210`);
  const scene = draw(3);
  const hills = `<path d="M-210 120C-120 60-60 96 0 70S140 40 210 96V178H-210Z" fill="${mix(plate, '#ffffff', 0.5)}"/><path d="M-210 158C-100 110 40 150 210 122V178H-210Z" fill="${paper}"/>`;
  const halo = `<circle cy="-66" r="168" fill="${mix(plate, '#ffffff', 0.28)}"/>`;
  const oval = `<path d="M0-276C150-276 196-170 196-60S150 164 0 164-196 50-196-60-150-276 0-276Z" fill="${mix(plate, '#ffffff', 0.2)}"/>`;
  const flakes = repeat(16, () => `<circle cx="${draw(400) - 200}" cy="${draw(430) - 282}" r="${2 + draw(4)}"/>`);
  const pictured = scene === 1 ? oval : scene === 2 ? halo : hills;
  const value = VALUES[draw(VALUES.length)] ?? '10';
  const place = [
    [140, 112],
    [452, 124],
    [136, 470],
    [404, 108],
  ][draw(4)] ?? [140, 112];
  const stripes = (y: number) =>
    repeat(17, (index) => {
      const colour = index % 2 === 0 ? mix(second, '#c03a30', 0.4) : mix(mid, '#2a5a9a', 0.4);
      return `<path d="M${index * 40 - 40} ${y}h24l-14 22h-24Z" fill="${colour}"/>`;
    });
  const mark = moved(
    `<g fill="none" stroke="${mix(deep, '#000000', 0.2)}" stroke-width="5"><circle r="82"/><circle r="58" stroke-width="3"/>${repeat(5, (line) => `<path d="M86 ${line * 18 - 36}q18-14 36 0t36 0 36 0 36 0"/>`)}</g><path d="${setWord(game.releasedOn.slice(5, 7), 0, -14, 30, 700)}${setWord(game.releasedOn.slice(0, 4), 0, 20, 30, 700)}" fill="${deep}"/>`,
    place[0] ?? 140,
    place[1] ?? 112,
    draw(40) - 26,
  );
  const corner = (place[0] ?? 0) < 300 ? 150 : -150;
  const small = others[draw(others.length)] ?? icon;
  const stamp = `<path d="${perforated(490, 660)}" fill="#000" opacity=".28" transform="translate(8 12)"/><path d="${perforated(490, 660)}" fill="${paper}"/>
<rect x="-210" y="-290" width="420" height="468" fill="${plate}"/><g clip-path="url(#picture)">${pictured}<path d="${engraving}" stroke="${mix(plate, deep, 0.4)}" stroke-width="1.800" opacity=".5"/><g fill="${paper}" opacity=".85">${flakes}</g></g>
${faded(iconAt(icon, mix(plate, deep, 0.6), 5, -58, 318), 0.7)}${iconAt(icon, paper, 0, -64, 318)}
<path d="${setWord(value, corner, -246, 58, 'abril')}" fill="${luminance(plate) > 0.4 ? deep : paper}"/>${draw(2) === 0 ? iconAt(small, mix(paper, plate, 0.15), corner, 132, 58) : ''}
${moved(placed(title.path, -200, 0, mix(deep, plate, 0.25)), 0, 250 - title.height / 2)}`;
  return `<defs>${gradient('paper', [mix(envelope, '#ffffff', 0.25), mix(envelope, deep, 0.12)], 0.6)}<clipPath id="picture"><rect x="-210" y="-290" width="420" height="468"/></clipPath></defs>
${ground('url(#paper)')}<path d="M0 ${HEIGHT}L${WIDTH / 2} 430 ${WIDTH} ${HEIGHT}" fill="none" stroke="${mix(envelope, deep, 0.25)}" stroke-width="3"/>${stripes(0)}${stripes(HEIGHT - 22)}
${moved(stamp, 300, 404, tilt)}${faded(mark, 0.55)}`;
};
