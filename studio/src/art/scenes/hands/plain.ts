import { between, gradient, repeat } from '../../canvas';
import { mix } from '../../palettes';
import { all, hills } from '../ground';
import { ON_DARK, type SceneHand } from '../scene';

/** The house's plain hand, for a studio without a scene of its own: its sky in its colours over three lines of hills. */
export const plainScene: SceneHand = ({ palette, draw }) => {
  const { deep, mid, main, second, pale } = palette;
  const stars = repeat(
    70,
    () => `<circle cx="${20 + draw(1560)}" cy="${20 + draw(600)}" r="${between(draw, 1.4, 3.2)}"/>`,
  );
  return {
    sky: `<defs>${gradient('scene-air', [mix(deep, '#000000', 0.3), deep, mix(mid, deep, 0.35), mix(mid, main, 0.35)])}</defs>${all('url(#scene-air)')}<circle cx="1060" cy="560" r="250" fill="${main}" opacity=".85"/>`,
    layers: [
      { drawing: `<g fill="${pale}" opacity=".8">${stars}</g>`, height: 900, size: 1, runs: 0.6, sinks: 0.05 },
      {
        drawing: `<path d="${hills(420, 140, 62, 6)}" fill="${mix(mid, deep, 0.3)}"/>`,
        height: 420,
        size: 0.44,
        runs: 0.8,
        sinks: 0.3,
      },
      {
        drawing: `<path d="${hills(300, 130, 44, 5, 2)}" fill="${mix(mid, deep, 0.7)}"/>`,
        height: 300,
        size: 0.28,
        runs: 1.8,
        sinks: 0.5,
      },
    ],
    trail: [
      { colour: second, width: 6, below: 8 },
      { colour: main, width: 7, below: 0 },
    ],
    paint: { body: pale, shade: mix(mid, pale, 0.3), accent: main, second, line: null },
    ink: pale,
    halo: deep,
    ...ON_DARK,
  };
};
