import { between, moved, repeat, starShape } from '../../canvas';
import { mix } from '../../palettes';
import { all, hills } from '../ground';
import { ON_DARK, type SceneHand } from '../scene';

/** Comet Tail: the poster's night. A great disc, stars at two distances, the hill of the launch; the curve is its bands. */
export const cometTailScene: SceneHand = ({ palette, draw }) => {
  const { deep, mid, main, second, pale } = palette;
  const cream = mix(pale, '#f6e7c6', 0.4);
  const night = mix(deep, '#10122a', 0.4);
  const disc = mix(mid, cream, 0.5);
  const craters = repeat(
    9,
    () =>
      `<circle cx="${draw(420) - 210}" cy="${draw(420) - 210}" r="${18 + draw(42)}" fill="${mix(disc, mid, 0.35)}" opacity=".5"/>`,
  );
  const planet = `<clipPath id="scene-disc"><circle r="300"/></clipPath><circle r="352" fill="${disc}" opacity=".1"/><circle r="300" fill="${disc}"/><g clip-path="url(#scene-disc)">${craters}<circle r="360" cx="-130" cy="-110" fill="none" stroke="${night}" stroke-width="120" opacity=".22" transform="rotate(180)"/></g>`;
  const moon = `<circle r="52" fill="${mix(second, cream, 0.15)}"/><circle cx="16" cy="-14" r="44" fill="${night}" opacity=".3"/>`;
  const far = repeat(90, () => `<circle cx="${20 + draw(1560)}" cy="${20 + draw(860)}" r="${between(draw, 1.4, 3)}"/>`);
  const near = repeat(
    16,
    () => `<path d="${starShape(30 + draw(1540), 30 + draw(780), between(draw, 10, 20), 3, 4)}"/>`,
  );
  const ridge = mix(night, mid, 0.28);
  const front = mix(night, '#000000', 0.35);
  return {
    sky: `${all(night)}${moved(planet, 1090, 480)}${moved(moon, 330, 560)}`,
    layers: [
      { drawing: `<g fill="${cream}" opacity=".7">${far}</g>`, height: 900, size: 1, runs: 0.5, sinks: 0.02 },
      { drawing: `<g fill="${cream}">${near}</g>`, height: 900, size: 1, runs: 1.3, sinks: 0.06 },
      {
        drawing: `<path d="${hills(360, 210, 60, 8)}" fill="${ridge}"/>`,
        height: 360,
        size: 0.34,
        runs: 0.9,
        sinks: 0.16,
      },
      {
        drawing: `<path d="${hills(300, 190, 34, 5, 2)}" fill="${front}"/>`,
        height: 300,
        size: 0.24,
        runs: 2,
        sinks: 0.26,
      },
    ],
    trail: [second, main, mix(main, cream, 0.55), mix(second, night, 0.25), mid]
      .map((colour, index) => ({ colour, width: 9, below: index * 8 }))
      .reverse(),
    paint: { body: cream, shade: mix(mid, cream, 0.3), accent: main, second, line: null },
    ink: cream,
    halo: night,
    ...ON_DARK,
  };
};
