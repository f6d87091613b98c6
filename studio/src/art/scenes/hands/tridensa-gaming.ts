import { repeat } from '../../canvas';
import { luminance, mix } from '../../palettes';
import { tridensaColours } from '../../styles/tridensa-gaming';
import { all } from '../ground';
import { ON_DARK, ON_PAPER, type SceneHand } from '../scene';

/** Tridensa Gaming: a stadium from the side, cut on the slant; the curve is the road. */
export const tridensaScene: SceneHand = ({ palette, draw }) => {
  const { base, cut, third } = tridensaColours(palette, draw);
  const black = mix(palette.deep, '#08090d', 0.6);
  const white = '#fdfdf8';
  const dark = luminance(base) < 0.3;
  const dots = repeat(12, (row) =>
    repeat(16, (column) => {
      const size = 13 - (row + (15 - column)) * 0.62;
      return size > 1 ? `<circle cx="${1180 + column * 28}" cy="${40 + row * 28}" r="${size.toFixed(1)}"/>` : '';
    }),
  );
  const shade = mix(base, black, 0.35);
  const stand = repeat(
    8,
    (index) =>
      `<path d="M${index * 200} 240V${90 + (index % 2) * 26}L${index * 200 + 176} ${70 + (index % 2) * 26}V240Z" fill="${mix(base, black, 0.5)}"/><path d="M${index * 200} ${90 + (index % 2) * 26}L${index * 200 + 176} ${70 + (index % 2) * 26}v16L${index * 200} ${106 + (index % 2) * 26}Z" fill="${index % 2 === 0 ? cut : white}"/>`,
  );
  const crowd = repeat(
    160,
    (index) => `<circle cx="${(index % 40) * 40 + 12}" cy="${150 + Math.floor(index / 40) * 24}" r="6"/>`,
  );
  const pylons = repeat(
    2,
    (index) =>
      `<path d="M${240 + index * 800} 300V70M${280 + index * 800} 300V70" stroke="${black}" stroke-width="7"/><rect x="${196 + index * 800}" y="20" width="128" height="62" fill="${black}"/>${repeat(8, (lamp) => `<circle cx="${216 + index * 800 + (lamp % 4) * 29}" cy="${38 + Math.floor(lamp / 4) * 26}" r="9" fill="${white}"/>`)}`,
  );
  const kerb = repeat(
    20,
    (index) => `<rect x="${index * 80}" y="0" width="40" height="26" fill="${index % 2 ? third : white}"/>`,
  );
  return {
    sky: `${all(base)}<path d="M0 900V560L1600 90V300L0 770Z" fill="${shade}" opacity=".55"/><path d="M0 640L1600 170v56L0 696Z" fill="${white}" opacity=".9"/><path d="M0 900V720L1600 250V900Z" fill="${mix(base, black, 0.2)}"/><g fill="${third}" opacity=".8">${dots}</g><g fill="none" stroke="${white}" stroke-width="8" opacity=".22"><circle cx="420" cy="330" r="190"/><path d="M420-40V780"/></g>`,
    layers: [
      { drawing: `${pylons}`, height: 300, size: 0.5, runs: 2, sinks: 0.12 },
      {
        drawing: `${stand}<g fill="${white}" opacity=".35">${crowd}</g>`,
        height: 240,
        size: 0.3,
        runs: 4,
        sinks: 0.16,
      },
      {
        drawing: `<rect width="1600" height="70" fill="${black}"/>${kerb}`,
        height: 70,
        size: 0.07,
        runs: 11,
        sinks: 0.2,
      },
    ],
    trail: [
      { colour: white, width: 30, below: 10 },
      { colour: black, width: 24, below: 10 },
      { colour: mix(cut, '#ffd23a', 0.5), width: 3, below: 10, dash: [18, 16] },
    ],
    paint: {
      body: white,
      shade: mix(black, white, 0.35),
      accent: '#ffc81e',
      second: mix(third, '#d8231f', 0.4),
      line: black,
    },
    ink: dark ? white : black,
    halo: dark ? black : white,
    ...(dark ? ON_DARK : ON_PAPER),
  };
};
