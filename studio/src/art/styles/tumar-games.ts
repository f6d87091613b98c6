import { glow, gradient, ground, HEIGHT, moved, placed, polygon, repeat, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

/** Plates of an amulet round the middle of the figure, each with the points pendants hang from. */
const PLATES: readonly { path: string; hang: readonly (readonly [number, number])[]; size: number; y: number }[] = [
  {
    path: 'M-236-150H236L40 214Q0 268-40 214Z',
    hang: [
      [-150, 10],
      [-100, 104],
      [-50, 196],
      [0, 244],
      [50, 196],
      [100, 104],
      [150, 10],
    ],
    size: 196,
    y: -46,
  },
  {
    path: 'M0-236A210 210 0 1 1-1-236Z',
    hang: [
      [-150, 122],
      [-84, 166],
      [0, 184],
      [84, 166],
      [150, 122],
    ],
    size: 250,
    y: -26,
  },
  {
    path: 'M-200-190Q0-244 200-190V110Q160 180 0 200-160 180-200 110Z',
    hang: [
      [-160, 158],
      [-80, 186],
      [0, 200],
      [80, 186],
      [160, 158],
    ],
    size: 258,
    y: -18,
  },
  {
    path: 'M0-246C60-170 220-150 214-20 208 110 80 140 0 214-80 140-208 110-214-20-220-150-60-170 0-246Z',
    hang: [
      [-150, 108],
      [-76, 154],
      [0, 212],
      [76, 154],
      [150, 108],
    ],
    size: 230,
    y: -22,
  },
];

/** Tumar Games: chased silver on dark felt; carnelians, chains and little bells, Roman capitals. */
export const tumarGames: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, mid, second } = palette;
  const felts = [
    mix(deep, '#131418', 0.4),
    mix(mid, '#2a0d12', 0.6),
    mix(mid, '#0c2428', 0.62),
    mix(second, '#1c0a0a', 0.68),
    mix(mid, '#191433', 0.6),
  ];
  const felt = felts[draw(felts.length)] ?? deep;
  const stone =
    [mix(second, '#c0201a', 0.75), mix(second, '#12909a', 0.8), mix(second, '#d4781a', 0.75)][draw(3)] ?? second;
  const plate = PLATES[draw(PLATES.length)] ?? PLATES[0];
  if (!plate) throw new RangeError('No plates');
  const chance = draw(4) === 0;
  const gilt = /altyn|gold/i.test(game.title) || (chance && !/silver|kumis/i.test(game.title));
  const [light, silver, dull, dark] = gilt
    ? ['#fdf6e2', '#dcc490', '#94743c', '#33261a']
    : ['#fbfcfa', '#c3c8cb', '#767d84', '#2b2f35'];
  const wool = repeat(420, () => {
    const [x, y] = [draw(WIDTH), draw(HEIGHT)];
    return `M${x} ${y}q${draw(20) - 10} ${draw(12) - 6} ${draw(34) - 17} ${draw(34) - 17}`;
  });
  const y = 312;
  const title = setTitle(game.title, 520, 118, {
    weight: 'cinzel',
    upper: true,
    maxSize: 66,
    align: 'middle',
    leading: 1.08,
    spacing: 0.01,
  });
  const cabochon = (x: number, cy: number, radius: number) =>
    `<g transform="translate(${x} ${cy})"><circle r="${radius + 8}" fill="${dark}"/><circle r="${radius + 6}" fill="url(#rim)"/><circle r="${radius}" fill="${mix(stone, '#000000', 0.35)}"/><circle r="${radius - 2}" fill="url(#stone)"/><ellipse cx="${-radius * 0.3}" cy="${-radius * 0.35}" rx="${radius * 0.3}" ry="${radius * 0.2}" fill="#fff" opacity=".75"/></g>`;
  const pendant = draw(3);
  const bells = plate.hang
    .map(([x, hy], index) => {
      const links = repeat(
        3,
        (link) =>
          `<circle cx="${x}" cy="${hy + 18 + link * 15}" r="8" fill="none" stroke="${silver}" stroke-width="4"/>`,
      );
      const at = hy + 78;
      const end = [
        `<path d="M${x - 15} ${at}Q${x} ${at - 30} ${x + 15} ${at}L${x + 18} ${at + 12}H${x - 18}Z" fill="url(#rim)"/><circle cx="${x}" cy="${at + 16}" r="5" fill="${silver}"/>`,
        `<path d="${polygon(x, at, 22, 4)}" fill="url(#rim)" stroke="${dark}" stroke-width="2"/>`,
        `<circle cx="${x}" cy="${at - 4}" r="16" fill="url(#rim)" stroke="${dark}" stroke-width="2"/><circle cx="${x}" cy="${at - 4}" r="7" fill="${stone}"/>`,
      ][(pendant + (index % 2)) % 3];
      return `${links}${end ?? ''}`;
    })
    .join('');
  const grains = `fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round" stroke-dasharray=".1 13"`;
  const scrolls = repeat(4, (index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const flip = index < 2 ? 1 : -1;
    return `<path d="M0 0C30-34 74-30 74 2 74 28 40 30 40 8M0 0C30 6 50 20 44 46" transform="translate(${side * 62} ${flip < 0 ? plate.y + 118 : plate.y - 122}) scale(${side} ${flip})" fill="none" stroke="${dull}" stroke-width="7" stroke-linecap="round"/>`;
  });
  const chain = repeat(
    9,
    (link) =>
      `<ellipse cx="0" cy="${-250 - link * 24}" rx="10" ry="15" fill="none" stroke="${link % 2 === 0 ? silver : dull}" stroke-width="6"/>`,
  );
  return `<defs><clipPath id="edge"><path d="${plate.path}" transform="translate(0 ${plate.y * 0.16}) scale(.84)"/></clipPath>${glow('felt', [mix(felt, '#ffffff', 0.16), felt, mix(felt, '#000000', 0.45)], 0.5, 0.36, 0.8)}${gradient('plate', [light, silver, dull, mix(silver, dull, 0.2), mix(silver, dull, 0.7)], 0.5)}${gradient('rim', [light, mix(silver, dull, 0.5), mix(silver, light, 0.6), dull], 0.7)}${glow('stone', [mix(stone, '#ffffff', 0.35), stone, mix(stone, '#000000', 0.45)], 0.4, 0.35, 0.7)}${gradient('word', [light, mix(silver, light, 0.4), mix(silver, dull, 0.4)])}</defs>
${ground('url(#felt)')}<path d="${wool}" fill="none" stroke="${mix(felt, '#ffffff', 0.4)}" stroke-width="1.600" opacity=".22"/>
${moved(`${chain}<g transform="translate(8 18)" opacity=".5"><path d="${plate.path}" fill="#000"/></g>${bells}<path d="${plate.path}" fill="${dark}" stroke="${dark}" stroke-width="12" stroke-linejoin="round"/><path d="${plate.path}" fill="url(#plate)" stroke="url(#rim)" stroke-width="8" stroke-linejoin="round"/><path d="${plate.path}" transform="translate(0 ${plate.y * 0.09}) scale(.91)" ${grains}/><path d="${plate.path}" transform="translate(0 ${plate.y * 0.16}) scale(.84)" fill="none" stroke="${dull}" stroke-width="3"/><g clip-path="url(#edge)">${scrolls}</g>${iconAt(icon, light, 2, plate.y + 4, plate.size)}${iconAt(icon, dark, 0, plate.y, plate.size)}${cabochon(0, plate.y - plate.size / 2 - 26, 17)}${cabochon(-plate.size / 2 - 22, plate.y - 12, 14)}${cabochon(plate.size / 2 + 22, plate.y - 12, 14)}`, 300, y, 0, 0.92)}
${placed(title.path, 40, 694 - title.height / 2 + 4, '#000', 'opacity=".6"')}${placed(title.path, 40, 694 - title.height / 2, 'url(#word)')}`;
};
