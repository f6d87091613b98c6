import type { Draw } from '../../maths/random';
import { between, ground, HEIGHT, moved, placed, polygon, repeat, rimmed, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle, setWord } from '../lettering';
import { mix, type Palette } from '../palettes';

/** A dial with its scale, a red end and a needle, round its own middle. */
export function gauge(radius: number, reading: number, face: string, line: string, metal: string, hot: string): string {
  const ticks = repeat(25, (index) => {
    const angle = ((index * 10 - 120) * Math.PI) / 180;
    const long = index % 4 === 0 ? 0.68 : 0.78;
    return `M${(radius * 0.88 * Math.sin(angle)).toFixed(1)} ${(-radius * 0.88 * Math.cos(angle)).toFixed(1)}L${(radius * long * Math.sin(angle)).toFixed(1)} ${(-radius * long * Math.cos(angle)).toFixed(1)}`;
  });
  const end = (angle: number) =>
    `${(radius * 0.82 * Math.sin(angle)).toFixed(1)} ${(-radius * 0.82 * Math.cos(angle)).toFixed(1)}`;
  const screws = repeat(
    8,
    (index) =>
      `<circle cx="${(radius * Math.sin(index * 0.785 + 0.39)).toFixed(1)}" cy="${(-radius * Math.cos(index * 0.785 + 0.39)).toFixed(1)}" r="${(radius * 0.045).toFixed(1)}" fill="${mix(metal, '#000000', 0.5)}"/>`,
  );
  return `<circle r="${radius * 1.08}" fill="${mix(metal, '#000000', 0.35)}"/><circle r="${radius * 1.04}" fill="${metal}"/><circle r="${radius * 0.92}" fill="${face}"/>${screws}<path d="M${end(1.22)}A${radius * 0.82} ${radius * 0.82} 0 0 1 ${end(2.09)}" fill="none" stroke="${hot}" stroke-width="${radius * 0.12}"/><path d="${ticks}" stroke="${line}" stroke-width="${Math.max(2, radius * 0.03)}"/><g transform="rotate(${reading})"><path d="M${-radius * 0.05} ${radius * 0.2}L0 ${-radius * 0.72} ${radius * 0.05} ${radius * 0.2}Z" fill="${hot}"/></g><circle r="${radius * 0.1}" fill="${metal}"/>`;
}

/** A toothed wheel as a path. */
export function cog(radius: number, teeth: number): string {
  const corners = Array.from({ length: teeth * 4 }, (_, index) => {
    const angle = (index * Math.PI) / (teeth * 2);
    const at = index % 4 < 2 ? radius : radius * 0.86;
    return `${(at * Math.sin(angle)).toFixed(1)} ${(-at * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The sheet and the inks of a game of the studio. Draws once. */
export function copperInks({ deep, mid, main, second, pale }: Palette, draw: Draw) {
  const sheets = [
    mix(mid, '#1c4f94', 0.78),
    mix(deep, '#15335a', 0.7),
    mix(mid, '#1f5f5a', 0.65),
    mix(deep, '#5a2f1a', 0.55),
    mix(pale, '#e8d9b8', 0.5),
  ];
  const tone = draw(sheets.length);
  const sheet = sheets[tone] ?? mid;
  const light = tone === 4;
  const line = light ? mix(deep, mid, 0.3) : mix(pale, '#ffffff', 0.4);
  const copper = mix(main, '#b8662f', 0.4);
  const hot = mix(second, '#d8402a', 0.45);
  return { sheet, light, line, copper, hot };
}

/** Copper Fox: a blueprint. The figure in outline with its measures, copper gauges bolted on, a stencilled title block. */
export const copperFox: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, pale } = palette;
  const { sheet, light, line, copper, hot } = copperInks(palette, draw);
  const titleTop = draw(3) === 0;
  const y = titleTop ? 480 : 330;
  const grid = `${repeat(31, (index) => `M${index * 20} 0V${HEIGHT}`)}${repeat(41, (index) => `M0 ${index * 20}H${WIDTH}`)}`;
  const coarse = `${repeat(7, (index) => `M${index * 100} 0V${HEIGHT}`)}${repeat(9, (index) => `M0 ${index * 100}H${WIDTH}`)}`;
  const round = between(draw, 214, 236);
  const aids = `M300 ${y - 280}V${y + 280}M20 ${y}H580M${300 - round} ${y - round}L${300 + round} ${y + round}M${300 + round} ${y - round}L${300 - round} ${y + round}`;
  const frames = [
    `<circle cx="300" cy="${y}" r="${round}"/><circle cx="300" cy="${y}" r="${round - 22}" stroke-dasharray="14 7"/>`,
    `<path d="${polygon(300, y, round + 16, 6)}"/><circle cx="300" cy="${y}" r="${round - 16}" stroke-dasharray="3 8"/>`,
    `<path d="${cog(round + 14, 22)}" transform="translate(300 ${y})"/><circle cx="300" cy="${y}" r="${round - 22}"/>`,
    `<rect x="${300 - round}" y="${y - round}" width="${round * 2}" height="${round * 2}" rx="26"/><rect x="${300 - round + 16}" y="${y - round + 16}" width="${round * 2 - 32}" height="${round * 2 - 32}" rx="14" stroke-dasharray="14 7"/>`,
  ];
  const measure = `M60 ${y - 190}V${y + 190}M48 ${y - 190}h24M48 ${y + 190}h24M60 ${y - 190}l-7 18h14ZM60 ${y + 190}l-7-18h14Z`;
  const title = setTitle(game.title, 500, 124, {
    weight: 'stencil',
    upper: true,
    maxSize: 82,
    align: 'left',
    leading: 1.0,
    lines: 2,
  });
  const block = titleTop ? 28 : HEIGHT - 192;
  const figure = `<g fill-opacity="${light ? 0.75 : 0.9}">${rimmed(iconAt(icon, light ? mix(copper, deep, 0.1) : copper, 300, y, 300), line, 9)}</g>`;
  const side = draw(2) === 0 ? 1 : -1;
  const big = 84 + draw(26);
  const small = 46 + draw(18);
  const gaugeY = titleTop ? HEIGHT - 104 : 108;
  const wheel = `<path d="${cog(70, 14)}" fill="${copper}"/><circle r="40" fill="${mix(copper, '#000000', 0.4)}"/><path d="${cog(70, 14)}" fill="none" stroke="${mix(copper, '#ffffff', 0.35)}" stroke-width="3"/>`;
  return `${ground(sheet)}<path d="${grid}" stroke="${line}" stroke-width="1" opacity=".13"/><path d="${coarse}" stroke="${line}" stroke-width="1.500" opacity=".26"/>
<path d="${aids}" stroke="${line}" stroke-width="2" stroke-dasharray="20 6 4 6" opacity=".5"/><g fill="none" stroke="${line}" stroke-width="4" opacity=".85">${frames[draw(frames.length)] ?? ''}</g>
<path d="${measure}" fill="${line}" stroke="${line}" stroke-width="2.500" opacity=".8"/><path d="${setWord(`${280 + draw(600)}`, 0, 0, 26, 500)}" transform="translate(36 ${y}) rotate(-90)" fill="${line}" opacity=".9"/>
${figure}
${moved(gauge(big, draw(200) - 100, mix(pale, '#fff6e0', 0.3), mix(deep, '#000000', 0.3), copper, hot), 300 + side * (300 - big * 0.92), gaugeY, 0)}
${moved(gauge(small, draw(200) - 100, mix(deep, sheet, 0.3), pale, copper, hot), 300 + side * (300 - big * 2.3), gaugeY + (titleTop ? 40 : -44), 0)}
${moved(wheel, 300 - side * 290, y + 236, draw(30), 1.1)}
<rect x="28" y="${block}" width="544" height="164" fill="${light ? mix(sheet, '#ffffff', 0.3) : mix(sheet, deep, 0.55)}" stroke="${line}" stroke-width="5"/><path d="M28 ${block + 136}H572M420 ${block + 136}V${block + 164}" stroke="${line}" stroke-width="2.500"/>
${placed(title.path, 50, block + 70 - title.height / 2, line)}<path d="${setWord(`FIG. ${1 + draw(48)}`, 496, block + 151, 17, 500)}${setWord('COPPER FOX WORKS', 222, block + 151, 15, 500)}" fill="${line}"/>`;
};
