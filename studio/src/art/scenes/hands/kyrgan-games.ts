import { gradient, repeat } from '../../canvas';
import { iconAt } from '../../icons';
import { mix } from '../../palettes';
import { kyrganSky, ornament } from '../../styles/kyrgan-games';
import { all, hills } from '../ground';
import { ON_DARK, type SceneHand } from '../scene';

/** Kyrgan Games: cut-paper steppe under a great sun, a felt band at the foot. */
export const kyrganScene: SceneHand = ({ palette, draw, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const { night, sky } = kyrganSky(palette, draw);
  const [top = mid, middle = pale, low = main] = sky;
  const disc = night ? mix(pale, main, 0.15) : second;
  const far = mix(mid, low, 0.45);
  const near = mix(mid, deep, 0.35);
  const bars = [470, 520, 560].map((y) => `M680 ${y}H1360`).join('');
  const birds = repeat(
    5,
    (index) =>
      `<path transform="translate(${220 + index * 300} ${180 + ((index * 97) % 190)}) scale(${0.7 + (index % 3) * 0.25})" d="M-24-8C-14-16-5-10 0 0 5-10 14-16 24-8"/>`,
  );
  const small = repeat(3, (index) =>
    iconAt(others[index] ?? 'horse-head', mix(far, deep, 0.4), 230 + index * 520, [96, 112, 84][index] ?? 96, 92),
  );
  const units = repeat(20, (index) => ornament(40 + index * 80, 46, index % 2 === 0 ? 1 : -1, mix(pale, main, 0.2)));
  return {
    sky: `<defs>${gradient('scene-air', [top, mix(top, middle, 0.7), middle, low, low])}</defs>${all('url(#scene-air)')}<circle cx="1020" cy="430" r="384" fill="${disc}" opacity=".2"/><circle cx="1020" cy="430" r="320" fill="${disc}"/><path d="${bars}" stroke="${low}" stroke-width="12" opacity=".55"/>`,
    layers: [
      {
        drawing: `<g fill="none" stroke="${night ? pale : deep}" stroke-width="6" stroke-linecap="round" opacity=".7">${birds}</g>`,
        ...{ height: 900, size: 1, runs: 1.1, sinks: 0.08 },
      },
      {
        drawing: `${small}<path d="${hills(420, 140, 62, 6)}" fill="${far}"/>`,
        height: 420,
        size: 0.46,
        runs: 0.7,
        sinks: 0.18,
      },
      {
        drawing: `<path d="${hills(360, 150, 50, 5, 1.2)}" fill="${near}"/>`,
        height: 360,
        size: 0.34,
        runs: 1.4,
        sinks: 0.26,
      },
      {
        drawing: `<path d="${hills(260, 100, 36, 4, 3)}" fill="${mix(deep, mid, 0.18)}"/>`,
        height: 260,
        size: 0.22,
        runs: 2.6,
        sinks: 0.34,
      },
      {
        drawing: `<rect width="1600" height="92" fill="${mix(second, deep, night ? 0.25 : 0)}"/>${units}<path d="M0 5H1600M0 87H1600" stroke="${mix(pale, main, 0.2)}" stroke-width="5"/>`,
        ...{ height: 92, size: 0.07, runs: 0, sinks: 0 },
      },
    ],
    trail: [
      { colour: night ? pale : deep, width: 11, below: 3 },
      { colour: mix(pale, main, 0.35), width: 5, below: 2 },
      { colour: second, width: 4, below: 11 },
    ],
    paint: {
      ...{ body: night ? mix(pale, mid, 0.25) : mix(deep, '#000000', 0.1), shade: mix(deep, mid, night ? 0.5 : 0.42) },
      ...{ accent: main, second: mix(pale, main, 0.15), line: null },
    },
    ink: night ? pale : deep,
    halo: night ? deep : mix(pale, top, 0.12),
    ...(night ? ON_DARK : { alarm: '#8d1420' }),
  };
};
