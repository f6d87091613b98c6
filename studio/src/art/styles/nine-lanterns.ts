import { between, glow, gradient, ground, HEIGHT, moved, placed, repeat, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

/** Bodies of lanterns, 200 wide and about 220 high, round their middle; with the curves of their ribs. */
const LANTERNS = [
  [
    'M-58-106C-130-80-130 80-58 106H58C130 80 130-80 58-106Z',
    'M-30-106C-62-60-62 60-30 106M30-106C62-60 62 60 30 106M0-106V106',
  ],
  [
    'M-62-120C-96-100-96 100-62 120H62C96 100 96-100 62-120Z',
    'M-78-84H78M-84-50H84M-86-16H86M-86 18H86M-84 52H84M-78 86H78',
  ],
  ['M-50-108 50-108 112 0 50 108H-50L-112 0Z', 'M-50-108-18 0-50 108M50-108 18 0 50 108M-112 0H112'],
  ['M-88-104H88L74 104H-74Z', 'M-44-104-37 104M44-104 37 104M-88-104 88-104M-82-20H82'],
] as const;

function lantern(shape: number, paper: string, rib: string, cap: string, tassel: string): string {
  const [body, ribs] = LANTERNS[shape] ?? LANTERNS[0];
  return `<path d="M0-150V-118" stroke="${cap}" stroke-width="5"/><path d="${body}" fill="${paper}"/><path d="${ribs}" fill="none" stroke="${rib}" stroke-width="3.500" opacity=".5"/><path d="M-56-122H56V-100H-56ZM-56 100H56V122H-56Z" fill="${cap}"/><path d="M0 122V146" stroke="${cap}" stroke-width="4"/><path d="M-13 146H13L18 206H-18Z" fill="${tassel}"/>`;
}

/** Nine Lanterns: a festival night; one lantern burns in the middle with the figure inside it, eight more float away. */
export const nineLanterns: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, mid, main, second, pale } = palette;
  const skies = [
    [mix(deep, '#0b0a22', 0.5), mix(mid, deep, 0.35), mix(second, deep, 0.4)],
    [mix(deep, '#06121f', 0.45), mix(mid, deep, 0.5), mix(mid, main, 0.3)],
    [mix(deep, '#17060f', 0.4), mix(second, deep, 0.6), mix(main, second, 0.45)],
  ] as const;
  const [high, half, low] = skies[draw(skies.length)] ?? skies[0];
  const shape = draw(LANTERNS.length);
  const lit = [mix(main, '#ffffff', 0.1), mix(second, main, 0.35), mix(main, pale, 0.4)][draw(3)] ?? main;
  const heart = mix(lit, '#fff6d8', 0.75);
  const cap = mix(deep, '#000000', 0.2);
  const y = 300;
  const scale = 1.62;
  const far = repeat(8, (index) => {
    const size = between(draw, 0.12, 0.36);
    const [lx, ly] = [30 + ((index * 173 + draw(120)) % 540), 60 + ((index * 131 + draw(90)) % 520)];
    return `<circle cx="${lx}" cy="${ly}" r="${(size * 260).toFixed(0)}" fill="url(#halo)" opacity=".55"/>${moved(lantern((shape + 1 + (index % 2)) % 4, mix(lit, half, 0.3), deep, cap, mix(second, deep, 0.3)), lx, ly, draw(16) - 8, Number(size.toFixed(2)))}`;
  });
  const stars = repeat(30, () => `<circle cx="${draw(WIDTH)}" cy="${draw(460)}" r="${between(draw, 0.8, 2.4)}"/>`);
  const roofs = [
    `M-10 ${HEIGHT + 10}V640Q60 636 96 604 120 640 200 640V680H400V640Q480 640 504 604 540 636 610 640V${HEIGHT + 10}Z`,
    `M-10 ${HEIGHT + 10}V690Q90 660 160 690T330 684 470 700 610 672V${HEIGHT + 10}Z`,
    `M-10 ${HEIGHT + 10}V650L40 610 90 650V690H210V640L260 600 310 640V690H440V630L500 580 560 630H610V${HEIGHT + 10}Z`,
  ];
  const title = setTitle(game.title, 444, 132, { weight: 800, maxSize: 64, align: 'middle', leading: 1.14 });
  const middle = 694;
  const board = title.height + 58;
  const plaque = `M40 ${middle - board / 2}H560L548 ${middle}L560 ${middle + board / 2}H40L52 ${middle}Z`;
  const bulb = mix(second, deep, 0.25);
  return `<defs>${gradient('sky', [high, half, low])}${glow(
    'halo',
    [`${heart}`, mix(lit, half, 0.55), half].map((colour, index) => `${colour}/${[0.9, 0.35, 0][index]}`),
    0.5,
    0.5,
    0.5,
  )}${glow('paper', [mix(heart, '#ffffff', 0.4), heart, lit, mix(lit, second, 0.5)], 0.5, 0.55, 0.62)}</defs>
${ground('url(#sky)')}<g fill="${pale}" opacity=".7">${stars}</g>
<path d="${roofs[draw(3)] ?? ''}" fill="${mix(high, '#000000', 0.25)}"/>${far}
<circle cx="300" cy="${y}" r="330" fill="url(#halo)"/><path d="M300-10V${y - 190}" stroke="${cap}" stroke-width="6"/>
${moved(lantern(shape, 'url(#paper)', mix(second, deep, 0.2), cap, bulb), 300, y, 0, scale)}
${iconAt(icon, mix(deep, '#000000', 0.1), 300, y + 2, shape === 1 ? 236 : 262)}
<path d="M120 0V${middle}M480 0V${middle}" stroke="${mix(main, deep, 0.4)}" stroke-width="3" opacity=".7"/>
<path d="${plaque}" transform="translate(0 8)" fill="#000" opacity=".4"/><path d="${plaque}" fill="${mix(second, deep, 0.3)}" stroke="${main}" stroke-width="6" stroke-linejoin="round"/><path d="${plaque}" transform="translate(300 ${middle}) scale(.955 .86) translate(-300 ${-middle})" fill="none" stroke="${main}" stroke-width="2" opacity=".7"/>
${placed(title.path, 78, middle - title.height / 2, mix(pale, main, 0.12))}`;
};
