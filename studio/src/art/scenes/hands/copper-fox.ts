import { moved, polygon, repeat } from '../../canvas';
import { mix } from '../../palettes';
import { cog, copperInks, gauge } from '../../styles/copper-fox';
import { all } from '../ground';
import { ON_DARK, ON_PAPER, type SceneHand } from '../scene';

/** Copper Fox: the sheet that the balloon was designed on, its works at the foot, gauges bolted to the corner. */
export const copperFoxScene: SceneHand = ({ palette, draw }) => {
  const { sheet, light, line, copper, hot } = copperInks(palette, draw);
  const { deep, pale } = palette;
  const grid = `${repeat(41, (index) => `M${index * 40} 0V900`)}${repeat(23, (index) => `M0 ${index * 40}H1600`)}`;
  const coarse = `${repeat(9, (index) => `M${index * 200} 0V900`)}${repeat(5, (index) => `M0 ${index * 200}H1600`)}`;
  const aids = 'M1060 20V880M560 440H1560M720 100L1400 780M1400 100L720 780';
  const cloud = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="${sheet}" stroke="${line}" stroke-width="5"><path d="M-140 0H140A46 46 0 0 0 100-60A66 66 0 0 0-20-92A56 56 0 0 0-110-54A42 42 0 0 0-140 0Z"/><path d="M-160 22H170M-120 22v18M120 22v18M-120 32H120" stroke-width="3" stroke-dasharray="14 7"/></g>`;
  const works = repeat(
    4,
    (index) =>
      `<g transform="translate(${index * 400} 0)"><path d="M10 300V190L70 150V190L130 150V190L190 150V300Z"/><path d="M216 300V60H256V300M210 60H262M216 90H256"/><path d="M280 300V210H390V300M300 230h24v26h-24ZM346 230h24v26h-24Z"/><circle cx="100" cy="244" r="28"/><path d="M100 216V272M72 244H128" stroke-width="2"/></g>`,
  );
  const steam = repeat(4, (index) => `<path d="M${index * 400 + 236} 50c-10-16 10-24 0-40" stroke-dasharray="6 6"/>`);
  const wheel = `<path d="${cog(120, 16)}" fill="${copper}"/><circle r="66" fill="${mix(copper, '#000000', 0.4)}"/><path d="${cog(120, 16)}" fill="none" stroke="${mix(copper, '#ffffff', 0.35)}" stroke-width="4"/>`;
  return {
    sky: `${all(sheet)}<path d="${grid}" stroke="${line}" stroke-width="1" opacity=".13"/><path d="${coarse}" stroke="${line}" stroke-width="1.500" opacity=".26"/><path d="${aids}" stroke="${line}" stroke-width="2" stroke-dasharray="20 6 4 6" opacity=".4"/><g fill="none" stroke="${line}" stroke-width="4" opacity=".5"><path d="${polygon(1060, 440, 320, 6)}"/><circle cx="1060" cy="440" r="272" stroke-dasharray="3 8"/></g>${moved(gauge(104, -40, mix(pale, '#fff6e0', 0.3), mix(deep, '#000000', 0.3), copper, hot), 1466, 150)}${moved(gauge(58, 60, mix(deep, sheet, 0.3), pale, copper, hot), 1290, 96)}${moved(wheel, 40, 830, 12)}`,
    layers: [
      {
        drawing: `${cloud(300, 300, 0.8)}${cloud(1010, 210, 0.6)}${cloud(1400, 520, 0.9)}`,
        ...{ height: 900, size: 1, runs: 0.9, sinks: 0.12 },
      },
      { drawing: `${cloud(640, 620, 1.1)}${cloud(90, 700, 0.8)}`, height: 900, size: 1, runs: 1.8, sinks: 0.3 },
      {
        drawing: `<g fill="${mix(sheet, deep, 0.45)}" stroke="${line}" stroke-width="4" stroke-linejoin="round">${works}</g><g fill="none" stroke="${line}" stroke-width="4">${steam}</g><path d="M0 297H1600" stroke="${line}" stroke-width="6"/>`,
        ...{ height: 300, size: 0.3, runs: 1.2, sinks: 0.18 },
      },
    ],
    trail: [
      { colour: mix(sheet, '#000000', 0.25), width: 11, below: 2 },
      { colour: copper, width: 7, below: 0 },
      { colour: line, width: 2, below: 11, dash: [18, 7, 4, 7] },
    ],
    paint: {
      body: mix(copper, '#ffffff', 0.1),
      shade: mix(copper, deep, 0.55),
      accent: mix(pale, '#ffffff', 0.3),
      second: hot,
      line: light ? mix(deep, '#000000', 0.2) : mix(deep, '#000000', 0.35),
    },
    ink: line,
    halo: sheet,
    ...(light ? ON_PAPER : ON_DARK),
  };
};
