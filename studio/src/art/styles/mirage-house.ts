import { between, glow, gradient, ground, moved, placed, repeat, rimmed, starShape, type TileStyle } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { luminance, mix } from '../palettes';

const ARCHES = [
  'M110 620V330C110 210 220 190 300 92 380 190 490 210 490 330V620Z',
  'M110 620V320A190 190 0 0 1 490 320V620Z',
  'M110 620V400C70 330 90 210 190 170 250 146 280 120 300 86 320 120 350 146 410 170 510 210 530 330 490 400V620Z',
  'M110 620V360Q110 300 142 296 130 226 190 214 200 150 262 156 284 128 300 84 316 128 338 156 400 150 410 214 470 226 458 296 490 300 490 360V620Z',
] as const;

/** Mirage House: a wall of glazed tiles with an arch in it; through the arch dusk, dunes and the figure. */
export const mirageHouse: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, mid, main, second, pale } = palette;
  const glazes = [
    [mix(mid, '#14708a', 0.45), mix(deep, '#0d3a58', 0.4), mix(pale, '#ffffff', 0.25), main],
    [mix(deep, '#10386a', 0.5), mix(mid, '#1f93a0', 0.4), mix(pale, '#ffffff', 0.3), mix(main, second, 0.25)],
    [mix(second, '#a8452a', 0.35), mix(deep, second, 0.35), mix(pale, main, 0.25), mix(mid, '#1f8a94', 0.5)],
    [mix('#147a62', mid, 0.35), mix('#0a3f3a', deep, 0.4), mix(pale, '#ffffff', 0.2), main],
    [mix(pale, '#ffffff', 0.3), mix(pale, mid, 0.25), mix(mid, '#146a94', 0.45), mix(second, main, 0.3)],
  ] as const;
  const [field, cross, star, dot] = glazes[draw(glazes.length)] ?? glazes[0];
  const size = [75, 100, 60][draw(3)] ?? 75;
  const manner = draw(3);
  const tile = [
    `<path d="${starShape(size / 2, size / 2, size * 0.46, size * 0.335, 8, 22.5)}" fill="${star}"/><path d="${starShape(size / 2, size / 2, size * 0.3, size * 0.215, 8)}" fill="${cross}"/><circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.1}" fill="${dot}"/><path d="M0 0h${size * 0.18}L0 ${size * 0.18}ZM${size} 0v${size * 0.18}L${size * 0.82} 0ZM0 ${size}v${-size * 0.18}L${size * 0.18} ${size}ZM${size} ${size}h${-size * 0.18}L${size} ${size * 0.82}Z" fill="${dot}"/>`,
    `<path d="M${size / 2} 0 ${size} ${size / 2} ${size / 2} ${size} 0 ${size / 2}Z" fill="${cross}"/><path d="${starShape(size / 2, size / 2, size * 0.36, size * 0.2, 8)}" fill="${star}"/><path d="${starShape(0, 0, size * 0.24, size * 0.11, 4, 45)}${starShape(size, 0, size * 0.24, size * 0.11, 4, 45)}${starShape(0, size, size * 0.24, size * 0.11, 4, 45)}${starShape(size, size, size * 0.24, size * 0.11, 4, 45)}" fill="${dot}"/>`,
    `<path d="M0 0H${size / 2}V${size / 2}H0ZM${size / 2} ${size / 2}H${size}V${size}H${size / 2}Z" fill="${cross}"/><circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.34}" fill="none" stroke="${star}" stroke-width="${size * 0.07}"/><path d="M0 ${size / 2}Q${size / 2} ${size / 2} ${size / 2} 0M${size} ${size / 2}Q${size / 2} ${size / 2} ${size / 2} ${size}" fill="none" stroke="${star}" stroke-width="${size * 0.06}"/><path d="${starShape(size / 2, size / 2, size * 0.2, size * 0.09, 8)}" fill="${dot}"/>`,
  ][manner];
  const arch = ARCHES[draw(ARCHES.length)] ?? ARCHES[0];
  const skies = [
    [mix(deep, '#1a2350', 0.3), mix(second, mid, 0.35), mix(main, pale, 0.2)],
    [mix(main, second, 0.3), mix(main, pale, 0.4), mix(pale, '#ffffff', 0.3)],
    [mix(mid, '#ffffff', 0.15), mix(mid, pale, 0.6), mix(main, pale, 0.6)],
  ];
  const time = draw(skies.length);
  const sky = skies[time] ?? [];
  const [dx, dy] = [between(draw, 250, 350), between(draw, 240, 300)];
  const lightUp = time === 0 ? mix(pale, '#ffffff', 0.3) : mix(main, '#fff6d0', 0.55);
  const dunes = `<path d="M90 520C180 470 250 500 320 470S450 440 520 486V640H90Z" fill="${mix(main, second, 0.35)}"/><path d="M90 560C200 520 280 576 380 540S480 520 520 540V640H90Z" fill="${mix(second, deep, 0.35)}"/>`;
  const gold = mix(main, '#f0c060', 0.3);
  const title = setTitle(game.title, 470, 104, {
    weight: 'marcellus',
    upper: true,
    maxSize: 58,
    align: 'middle',
    leading: 1.14,
    spacing: 0.03,
  });
  const plate =
    'M70 636H530C532 660 548 664 566 664V744C548 744 532 748 530 772H70C68 748 52 744 34 744V664C52 664 68 660 70 636Z';
  const letters = mix(gold, '#ffffff', 0.5);
  const ink = mix(deep, '#000000', 0.2);
  return `<defs><pattern id="tiles" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${field}"/>${tile ?? ''}<path d="M0 0H${size}V${size}" fill="none" stroke="${mix(field, '#000000', 0.3)}" stroke-width="1.600"/></pattern><clipPath id="arch"><path d="${arch}"/></clipPath>${gradient('sky', sky)}${gradient('gold', [mix(gold, '#ffffff', 0.5), gold, mix(gold, deep, 0.45), gold], 0.6)}${glow('sun', [`${lightUp}`, `${lightUp}/0`], 0.5, 0.5, 0.5)}${gradient('wall', ['#000/0', '#000/.34'])}</defs>
${ground('url(#tiles)')}${ground('url(#wall)')}
<path d="${arch}" fill="none" stroke="#000" stroke-width="64" opacity=".25" transform="translate(0 8)"/><path d="${arch}" fill="none" stroke="${mix(cross, '#000000', 0.15)}" stroke-width="54" stroke-linejoin="round"/><path d="${arch}" fill="none" stroke="${luminance(star) > luminance(cross) ? star : dot}" stroke-width="34" stroke-dasharray="14 14"/><path d="${arch}" fill="url(#sky)" stroke="url(#gold)" stroke-width="13"/>
<g clip-path="url(#arch)"><circle cx="${dx}" cy="${dy}" r="240" fill="url(#sun)"/><circle cx="${dx}" cy="${dy}" r="92" fill="${lightUp}"/>${time === 0 ? `<circle cx="${dx + 34}" cy="${dy - 20}" r="84" fill="${mix(sky[0] ?? deep, sky[1] ?? mid, 0.45)}"/>${repeat(18, () => `<path d="${starShape(110 + draw(380), 120 + draw(280), between(draw, 3, 8), 1.4, 4)}" fill="${pale}"/>`)}` : ''}${dunes}</g>
${rimmed(iconAt(icon, ink, 300, 404, 292), mix(lightUp, sky[1] ?? main, 0.3), 12)}${iconAt(icon, ink, 300, 404, 292)}
<path d="${plate}" fill="#000" opacity=".4" transform="translate(0 7)"/><path d="${plate}" fill="${mix(deep, cross, 0.25)}" stroke="url(#gold)" stroke-width="7"/>
${moved(`<path d="${starShape(0, 0, 24, 17, 8)}" fill="${gold}"/>`, 300, 636)}${placed(title.path, 65, 706 - title.height / 2, letters, `stroke="${letters}" stroke-width="1.800"`)}`;
};
