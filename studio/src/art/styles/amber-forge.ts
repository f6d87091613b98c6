import { between, HEIGHT, placed, polygon, type TileStyle, verticalPaint, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

const plates = [
  (x: number, y: number, r: number) => polygon(x, y, r, 6),
  (x: number, y: number, r: number) => polygon(x, y, r, 8, 22.5),
  (x: number, y: number, r: number) =>
    `M${x} ${y - r}L${x + r * 0.86} ${y - r * 0.62}V${y + r * 0.2}C${x + r * 0.8} ${y + r * 0.72} ${x + r * 0.3} ${y + r * 0.9} ${x} ${y + r}C${x - r * 0.3} ${y + r * 0.9} ${x - r * 0.8} ${y + r * 0.72} ${x - r * 0.86} ${y + r * 0.2}V${y - r * 0.62}Z`,
  (x: number, y: number, r: number) => polygon(x, y, r * 1.02, 4),
  (x: number, y: number, r: number) => polygon(x, y, r, 24),
];

/** Amber Forge: cast metal on a struck plate, lit from the coals below, the title hammered into a bar. */
export const amberForge: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, mid, main, second, pale } = palette;
  const plate = plates[draw(plates.length)] ?? plates[0];
  const [x, y] = [WIDTH / 2, 326];
  const radius = between(draw, 236, 268);
  const cool = draw(3) === 0;
  const glow = cool ? second : main;
  const field = mix(mid, deep, 0.25);
  const strokes = Array.from({ length: 64 }, (_, index) => {
    const down = index * 13;
    return `M0 ${down}L${WIDTH} ${down - between(draw, 60, 180)}`;
  }).join('');
  const sparks = Array.from({ length: 34 }, () => {
    const size = between(draw, 2, 7);
    const [sx, sy] = [draw(WIDTH), 120 + draw(HEIGHT - 240)];
    return `<path d="${polygon(sx, sy, size, 4)}" fill="${mix(glow, '#ffffff', 0.35)}" opacity="${between(draw, 0.25, 0.9).toFixed(2)}"/>`;
  }).join('');
  const size = radius * 1.38;
  const title = setTitle(game.title, 480, 104, {
    weight: 900,
    upper: true,
    maxSize: 74,
    align: 'middle',
    leading: 0.98,
  });
  const barHeight = 158;
  const barTop = HEIGHT - barHeight - 34;
  const rivets = [62, WIDTH - 62]
    .flatMap((rx) =>
      [barTop + 24, barTop + barHeight - 24].map(
        (ry) =>
          `<circle cx="${rx}" cy="${ry}" r="8" fill="${mix(main, deep, 0.35)}"/><circle cx="${rx - 2}" cy="${ry - 2.5}" r="3.5" fill="${pale}" opacity=".65"/>`,
      ),
    )
    .join('');
  const bar = `M28 ${barTop + 18}L46 ${barTop}H${WIDTH - 46}L${WIDTH - 28} ${barTop + 18}V${barTop + barHeight - 18}L${WIDTH - 46} ${barTop + barHeight}H46L28 ${barTop + barHeight - 18}Z`;
  return `<defs>
<radialGradient id="coals" cx=".5" cy=".72" r=".85"><stop stop-color="${mix(glow, mid, 0.45)}"/><stop offset=".45" stop-color="${field}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
<linearGradient id="plate" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${mix(mid, '#ffffff', 0.12)}"/><stop offset=".5" stop-color="${mix(mid, deep, 0.45)}"/><stop offset="1" stop-color="${mix(glow, deep, 0.35)}"/></linearGradient>
<linearGradient id="rim" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${pale}"/><stop offset=".35" stop-color="${main}"/><stop offset=".7" stop-color="${mix(main, deep, 0.6)}"/><stop offset="1" stop-color="${mix(main, '#ffffff', 0.3)}"/></linearGradient>
${verticalPaint('metal', [
  [0.05, mix(pale, '#ffffff', 0.4)],
  [0.45, main],
  [0.56, mix(main, deep, 0.38)],
  [0.62, mix(main, second, 0.25)],
  [1, mix(main, pale, 0.35)],
])}
<linearGradient id="word" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${mix(pale, '#ffffff', 0.3)}"/><stop offset="1" stop-color="${main}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#coals)"/>
<path d="${strokes}" stroke="${pale}" stroke-width="1.3" opacity=".07"/>
<path d="${plate?.(x, y + 14, radius) ?? ''}" fill="#000" opacity=".5"/>
<path d="${plate?.(x, y, radius) ?? ''}" fill="url(#plate)" stroke="url(#rim)" stroke-width="13" stroke-linejoin="round"/>
<path d="${plate?.(x, y, radius - 24) ?? ''}" fill="none" stroke="${pale}" stroke-width="2" opacity=".35"/>
${iconAt(icon, '#000', x, y + 14, size).replace('<g ', '<g opacity=".55" ')}
${iconAt(icon, mix(main, deep, 0.7), x, y + 6, size)}
${iconAt(icon, 'url(#metal)', x, y, size)}
${sparks}
<path d="${bar}" fill="${mix(deep, '#000000', 0.35)}" stroke="url(#rim)" stroke-width="4"/>
${rivets}
${placed(title.path, 60, barTop + (barHeight - title.height) / 2 + 4, '#000')}
${placed(title.path, 60, barTop + (barHeight - title.height) / 2, 'url(#word)')}`;
};
