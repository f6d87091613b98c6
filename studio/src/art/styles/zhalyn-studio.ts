import {
  between,
  glow,
  gradient,
  ground,
  HEIGHT,
  moved,
  placed,
  repeat,
  rimmed,
  type TileStyle,
  WIDTH,
} from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

/** One pair of ram's horns with a bud between them, 80 wide, standing on 0. */
const HORNS =
  'M0 0V-18C-4-40-36-44-37-24-37-8-18-6-17-18-24-16-28-26-20-29-10-31-8-16-8-6H8C8-16 10-31 20-29 28-26 24-16 17-18 18-6 37-8 37-24 36-44 4-40 0-18M0-26 9-40 0-56-9-40Z';

/** A border of horns along all four sides. */
function frame(colour: string, line: string): string {
  const unit = `<path d="${HORNS}" fill="${colour}"/>`;
  const row = (count: number, step: number) => repeat(count, (index) => moved(unit, (index + 0.5) * step, 0, 0, 0.82));
  return `${moved(row(8, 75), 0, HEIGHT - 14)}${moved(row(8, 75), WIDTH, 14, 180)}${moved(row(9, 74), 14, 66, 90)}${moved(row(9, 74), WIDTH - 14, HEIGHT - 66, -90)}<path d="M7 7H593V793H7Z" fill="none" stroke="${line}" stroke-width="8"/>`;
}

/** Zhalyn Studio: the figure dark against a wall of flame, horns of felt carpets round it, white-hot capitals. */
export const zhalynStudio: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, mid, main, second, pale } = palette;
  const fires = [
    ['#8f1408', '#d8380f', '#f77a16', '#fdb52c', '#fff0b0'],
    ['#6a0f3a', '#b81f4a', '#ef5a3a', '#fba45a', '#ffe6bd'],
    ['#0c3a5a', '#136a9a', '#2fa8c4', '#8fdcd6', '#f2fff0'],
    ['#5a2a06', '#a8560c', '#e2931a', '#f8c94a', '#fff6c8'],
  ] as const;
  const fire = (fires[[0, 0, 1, 3, 2][draw(5)] ?? 0] ?? fires[0]).map((colour, index) =>
    mix(colour, [mid, second, main, main, pale][index] ?? main, 0.14),
  );
  const dark = mix(deep, '#0c0403', 0.55);
  const tongues = (layer: number) => {
    const count = 5 + layer;
    const width = WIDTH / count;
    const base = HEIGHT - 40;
    const reach = 640 - layer * 112;
    const body = repeat(count + 1, (index) => {
      const x = (index - 0.5) * width + draw(20);
      const peak = base - reach * between(draw, 0.62, 1) + Math.abs(x + width / 2 - 300) * 0.5;
      const sway = draw(70) - 35;
      return `C${x + width * 0.1} ${peak + 210} ${x + width * 0.15 + sway} ${peak + 110} ${x + width * 0.5 + sway} ${peak}C${x + width * 0.52 + sway * 0.2} ${peak + 130} ${x + width} ${peak + 170} ${x + width} ${base - 40 - draw(90)}`;
    });
    return `<path d="M${-width} ${HEIGHT}V${base}${body}V${HEIGHT}Z" fill="${fire[layer] ?? main}" opacity="${layer === 0 ? 0.85 : 1}"/>`;
  };
  const embers = repeat(
    36,
    () =>
      `<path d="M0-6Q4 0 0 7-4 0 0-6Z" transform="translate(${60 + draw(480)} ${70 + draw(560)}) rotate(${draw(60) - 30}) scale(${between(draw, 0.5, 1.6).toFixed(2)})" fill="${fire[3] ?? main}" opacity="${between(draw, 0.3, 1).toFixed(2)}"/>`,
  );
  const onTop = draw(3) > 0;
  const y = onTop ? 442 : 330;
  const title = setTitle(game.title, 440, 132, {
    weight: 900,
    upper: true,
    maxSize: 68,
    align: 'middle',
    leading: 1.02,
  });
  const titleY = onTop ? 96 : HEIGHT - 92 - title.height;
  const ring = draw(3);
  const disc =
    ring === 0
      ? `<circle cx="300" cy="${y}" r="196" fill="url(#core)"/>`
      : ring === 1
        ? `<g transform="translate(300 ${y})">${repeat(24, (index) => `<path d="M-9-190L0-252 9-190Z" fill="${fire[3]}" transform="rotate(${index * 15})"/>`)}<circle r="184" fill="url(#core)"/></g>`
        : `<path d="M300 ${y - 250}C420 ${y - 120} 500 ${y - 20} 500 ${y + 60}A200 190 0 0 1 100 ${y + 60}C100 ${y - 20} 190 ${y - 100} 300 ${y - 250}Z" fill="url(#core)"/>`;
  return `<defs>${gradient('night', [dark, mix(dark, fire[0] ?? mid, 0.55), fire[0] ?? mid])}${glow('core', [fire[4] ?? pale, fire[3] ?? main, fire[2] ?? main], 0.5, 0.62, 0.6)}${gradient('word', ['#fffdf2', fire[4] ?? pale, fire[3] ?? main])}${gradient('shade', [`${dark}/0`, dark])}</defs>
${ground('url(#night)')}${repeat(2, tongues)}${disc}${embers}
${rimmed(iconAt(icon, fire[4] ?? pale, 300, y + 8, 316), fire[4] ?? pale, 14)}${iconAt(icon, dark, 300, y + 8, 316)}
${onTop ? repeat(2, (layer) => tongues(layer + 3)).replaceAll('opacity="1"', 'opacity=".9"') : `<rect y="${HEIGHT - 330}" width="${WIDTH}" height="330" fill="url(#shade)"/><rect y="${HEIGHT - 60}" width="${WIDTH}" height="60" fill="${dark}"/>`}
${frame(mix(fire[3] ?? main, fire[2] ?? main, 0.3), fire[2] ?? main)}
${placed(title.path, 80, titleY + 5, dark, `stroke="${dark}" stroke-width="12" stroke-linejoin="round" opacity=".85"`)}${placed(title.path, 80, titleY, 'url(#word)')}`;
};
