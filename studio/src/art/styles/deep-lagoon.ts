import {
  between,
  faded,
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

/** Deep Lagoon: under water. Shafts of light, bubbles, weed and coral below; the title sways with the swell. */
export const deepLagoon: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const waters = [
    [mix('#7fe0d6', pale, 0.35), mix('#149ab0', mid, 0.35), mix('#0a4f78', mid, 0.3), mix('#041a30', deep, 0.4)],
    [mix('#a6e8e4', pale, 0.3), mix('#2a86c8', mid, 0.3), mix('#16469a', mid, 0.25), mix('#0a1640', deep, 0.4)],
    [mix('#d8f0b0', pale, 0.3), mix('#2fae8a', mid, 0.3), mix('#0c6a66', mid, 0.25), mix('#04262e', deep, 0.4)],
    [mix('#f8d8b0', pale, 0.4), mix('#d8788a', second, 0.4), mix('#6a3f8a', mid, 0.3), mix('#1a1240', deep, 0.4)],
  ] as const;
  const [surface, upper, lower, bottom] = waters[[0, 0, 1, 2, 3][draw(5)] ?? 0] ?? waters[0];
  const titleLow = draw(5) < 2;
  const y = titleLow ? 340 : 470;
  const from = between(draw, 120, 480);
  const shafts = repeat(7, (index) => {
    const [top, foot] = [from - 170 + index * 60, from - 560 + index * 190];
    const width = 18 + draw(26);
    return `<path d="M${top} -20H${top + width}L${foot + width * 5} ${HEIGHT}H${foot}Z" fill="url(#shaft)" opacity="${between(draw, 0.25, 0.7).toFixed(2)}"/>`;
  });
  const swell = `M-10-10H610V26Q560 52 510 30T410 34 300 28 190 36 90 30-10 38V-10Z`;
  const bubble = (x: number, by: number, radius: number) =>
    `<circle cx="${x}" cy="${by}" r="${radius}" fill="#fff" opacity=".14"/><circle cx="${x}" cy="${by}" r="${radius}" fill="none" stroke="#fff" stroke-width="${Math.max(1.5, radius * 0.09).toFixed(1)}" opacity=".6"/><path d="M${x - radius * 0.55} ${by - radius * 0.25}A${radius * 0.62} ${radius * 0.62} 0 0 1 ${x - radius * 0.1} ${by - radius * 0.62}" fill="none" stroke="#fff" stroke-width="${Math.max(2, radius * 0.13).toFixed(1)}" stroke-linecap="round" opacity=".9"/>`;
  const bubbles = repeat(20, () => bubble(20 + draw(560), 90 + draw(620), 4 + draw(5) ** 2 * 0.9));
  const weed = (foot: number, height: number, colour: string, lean: number) => {
    const sway = repeat(
      4,
      (step) =>
        `q${(step % 2 === 0 ? lean : -lean).toFixed(0)} ${(-height / 8).toFixed(0)} 0 ${(-height / 4).toFixed(0)}`,
    );
    return `<path d="M${foot} ${HEIGHT + 20}${sway}" fill="none" stroke="${colour}" stroke-width="${10 + draw(12)}" stroke-linecap="round"/>`;
  };
  const coral = (x: number, colour: string, scale: number) =>
    moved(
      `<path d="M0 40V-60M0-6C-40-20-46-50-44-88M0-20C34-30 48-60 44-104M-30-36C-60-44-72-60-70-88M30-42C58-50 74-66 76-92M0-60C-6-90-4-110 4-132" fill="none" stroke="${colour}" stroke-width="20" stroke-linecap="round"/>`,
      x,
      HEIGHT - 20,
      0,
      scale,
    );
  const growth = draw(2);
  const floor = `M-10 ${HEIGHT + 10}V${720}Q110 ${680 + draw(40)} 240 730T480 710 610 740V${HEIGHT + 10}Z`;
  const garden =
    growth === 0
      ? `${repeat(6, (index) => weed([24, 66, 118, 490, 536, 580][index] ?? 30, 190 + draw(240), mix(index % 2 === 0 ? lower : bottom, '#1f8a5a', 0.3), 26 + draw(16)))}`
      : `${coral(84, mix(second, bottom, 0.15), 1.25)}${coral(528, mix(main, second, 0.4), 1.05)}${coral(430, mix(second, lower, 0.5), 0.7)}${weed(30, 260, mix(lower, '#1f8a5a', 0.3), 26)}${weed(572, 300, mix(lower, '#1f8a5a', 0.3), 30)}`;
  const fish = others[draw(others.length)] ?? icon;
  const wave = between(draw, 8, 13);
  const phase = draw(628) / 100;
  const title = setTitle(game.title, 510, 140, {
    weight: 700,
    maxSize: 76,
    align: 'middle',
    leading: 1.08,
    warp: (tx, ty) => [tx, ty + wave * Math.sin(tx / 78 + phase)],
  });
  const titleTop = titleLow ? HEIGHT - 76 - title.height : 84;
  const light = mix(pale, '#ffffff', 0.6);
  const lit = [
    ['#ffffff', mix(main, '#ffffff', 0.35), mix(second, main, 0.45)],
    ['#ffffff', mix(surface, '#ffffff', 0.55), mix(upper, surface, 0.35)],
    [mix(second, '#ffffff', 0.75), mix(second, '#ffffff', 0.2), mix(second, bottom, 0.3)],
    ['#fffbe6', '#ffd98a', '#e8964a'],
  ][draw(4)] ?? [light, light, light];
  return `<defs>${gradient('water', [surface, upper, lower, bottom])}${gradient('shaft', ['#fff/.55', '#fff/0'])}<linearGradient id="lit" x1="0" y1="0" x2="0" y2="512" gradientUnits="userSpaceOnUse"><stop stop-color="${lit[0]}"/><stop offset=".45" stop-color="${lit[1]}"/><stop offset="1" stop-color="${lit[2]}"/></linearGradient>${gradient('below', [`${bottom}/0`, `${bottom}/.92`])}</defs>
${ground('url(#water)')}${shafts}<path d="${swell}" fill="#fff" opacity=".5"/>
${faded(iconAt(fish, mix(lower, bottom, 0.4), draw(2) === 0 ? 120 : 480, y - 200 + draw(60), 92), 0.55)}
<path d="${floor}" fill="${mix(bottom, lower, 0.35)}"/>${garden}
${faded(iconAt(icon, bottom, 306, y + 14, 356), 0.4)}${rimmed(iconAt(icon, bottom, 300, y, 356), bottom, 22)}${iconAt(icon, 'url(#lit)', 300, y, 356)}
${bubbles}${titleLow ? `<rect y="${HEIGHT - 340}" width="${WIDTH}" height="340" fill="url(#below)"/>` : ''}
${placed(title.path, 45, titleTop + 4, bottom, `stroke="${bottom}" stroke-width="10" stroke-linejoin="round" opacity="${titleLow ? 0.7 : 0.85}"`)}${placed(title.path, 45, titleTop, light)}`;
};
