import type { Draw } from '../../maths/random';
import { glow, gradient, ground, HEIGHT, moved, repeat, rimmed, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle, setWord } from '../lettering';
import { mix } from '../palettes';

const NUMERALS = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'] as const;

/** A pierced wheel: teeth, spokes, hub. */
function wheel(radius: number, teeth: number, spokes: number, paint: string, dark: string): string {
  const rim = Array.from({ length: teeth * 4 }, (_, index) => {
    const angle = (index * Math.PI) / (teeth * 2);
    const at = index % 4 < 2 ? radius : radius * 0.9;
    return `${(at * Math.sin(angle)).toFixed(1)} ${(-at * Math.cos(angle)).toFixed(1)}`;
  });
  const bars = repeat(
    spokes,
    (index) =>
      `<path d="M${-radius * 0.07} 0H${radius * 0.07}L${radius * 0.05} ${-radius * 0.78}H${-radius * 0.05}Z" transform="rotate(${(index * 360) / spokes})" fill="${paint}"/>`,
  );
  return `<path d="M${rim.join('L')}ZM0 ${-radius * 0.72}A${radius * 0.72} ${radius * 0.72} 0 1 0 .1 ${-radius * 0.72}Z" fill="${paint}" fill-rule="evenodd" stroke="${dark}" stroke-width="2"/>${bars}<circle r="${radius * 0.2}" fill="${paint}" stroke="${dark}" stroke-width="2"/><circle r="${radius * 0.08}" fill="${dark}"/>`;
}

const RADIUS = 236;
/** The circle on which the title lies, round the dial. */
const ARC = 330;
/** Wheels in the lower corners: where, how large, with how many teeth and spokes. */
const CORNERS = [
  [30, 780, 120, 22, 6],
  [574, 772, 142, 28, 5],
  [300, 812, 96, 18, 4],
  [150, 806, 60, 14, 6],
  [452, 800, 54, 12, 3],
] as const;

/** The ring between the figure and the rim: the hours, the pins of a musical drum, or feathers. */
function dialOf(face: number, seed: number, dark: string): string {
  const ticks = repeat(60, (index) => {
    const long = index % 5 === 0;
    return `<path d="M0 ${-RADIUS + 8}V${-RADIUS + (long ? 28 : 18)}" transform="rotate(${index * 6})" stroke="${dark}" stroke-width="${long ? 5 : 2.5}"/>`;
  });
  const pins = repeat(4, (ring) =>
    repeat(30, (index) =>
      (index * 7 + ring * 11 + seed) % 5 < 2
        ? `<circle cy="${-RADIUS + 20 + ring * 15}" r="5" transform="rotate(${index * 12 + ring * 3})" fill="${dark}"/>`
        : '',
    ),
  );
  const feathers = repeat(
    24,
    (index) =>
      `<path d="M0 ${-RADIUS + 66}C-22 ${-RADIUS + 44} -20 ${-RADIUS + 18} 0 ${-RADIUS + 6}C20 ${-RADIUS + 18} 22 ${-RADIUS + 44} 0 ${-RADIUS + 66}ZM0 ${-RADIUS + 62}V${-RADIUS + 16}" transform="rotate(${index * 15})" fill="none" stroke="${dark}" stroke-width="3"/>`,
  );
  const numerals = NUMERALS.map(
    (numeral, index) =>
      `<g transform="rotate(${index * 30})"><path d="${setWord(numeral, 0, -RADIUS + 50, 25, 'limelight')}" fill="${dark}"/></g>`,
  ).join('');
  return [`${ticks}${numerals}`, pins, feathers][face] ?? '';
}

/** The pattern engraved in the enamel. */
const guillocheOf = (turned: number): string =>
  repeat(
    36,
    (index) =>
      [
        `<ellipse rx="74" ry="158" transform="rotate(${index * 10})"/>`,
        `<circle cy="-74" r="84" transform="rotate(${index * 10})"/>`,
        `<path d="M0 0Q60-80 0-160" transform="rotate(${index * 10})"/>`,
      ][turned] ?? '',
  );

/** The title's outline and that of the banner it stands on, both round the dial. */
function titleOn(text: string) {
  // The title lies on a circle round the dial: along it is an angle, across it a radius.
  const title = setTitle(text, 474, 84, {
    weight: 'limelight',
    maxSize: 66,
    align: 'middle',
    lines: 2,
    leading: 0.96,
    warp: (tx, ty) => {
      const angle = (tx - 237) / ARC;
      const at = ARC - ty + 62;
      return [at * Math.sin(angle), -at * Math.cos(angle)];
    },
  });
  const banner = (inner: number, outer: number) => {
    const half = 0.94;
    const point = (at: number, angle: number) =>
      `${(at * Math.sin(angle)).toFixed(1)} ${(-at * Math.cos(angle)).toFixed(1)}`;
    return `M${point(inner, -half)}A${inner} ${inner} 0 0 1 ${point(inner, half)}L${point(outer, half)}A${outer} ${outer} 0 0 0 ${point(outer, -half)}Z`;
  };
  return { path: title.path, banner: banner(ARC + 62 - title.height - 18, ARC + 84) };
}

/** What the dial stands on: wheels, a toothed rack or a musical drum. */
function footOf(draw: Draw, dark: string): string {
  const wheels = CORNERS.map(([wx, wy, size, teeth, spokes]) =>
    moved(wheel(size, teeth, spokes, 'url(#brass)', dark), wx, wy, draw(40)),
  ).join('');
  const teeth = repeat(
    22,
    (index) =>
      `<rect x="${40 + index * 23.8}" y="${700 - 26 * Math.sin((index / 21) * Math.PI)}" width="18" height="120" rx="3" fill="url(#brass)" stroke="${dark}" stroke-width="2"/>`,
  );
  const cylinder = `<rect x="20" y="690" width="560" height="130" rx="20" fill="url(#drum)" stroke="${dark}" stroke-width="3"/>${repeat(60, (index) => `<circle cx="${50 + ((index * 97) % 500)}" cy="${708 + ((index * 41) % 84)}" r="4.500" fill="${dark}"/>`)}`;
  return [wheels, teeth, cylinder][draw(3)] ?? wheels;
}

/** Stones on the rim. */
const stonesOf = (stone: string, shine: string): string =>
  repeat(
    4,
    (index) =>
      `<g transform="rotate(${45 + index * 90})"><circle cy="${-RADIUS - 20}" r="11" fill="${stone}" stroke="${shine}" stroke-width="3"/><circle cx="-3" cy="${-RADIUS - 24}" r="3" fill="#fff" opacity=".8"/></g>`,
  );

/** Bird of Brass: the inside of a musical clock. Engraved rings with hours, wheels, the figure in brass, a curved title. */
export const birdOfBrass: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, mid, main, second, pale } = palette;
  const velvets = [
    mix('#0f2d2c', deep, 0.35),
    mix('#35111d', deep, 0.3),
    mix('#181a36', deep, 0.35),
    mix('#20301a', deep, 0.35),
    mix('#2c1a3a', deep, 0.3),
  ];
  const velvet = velvets[draw(velvets.length)] ?? deep;
  const brass = mix(main, '#d8a648', 0.6);
  const [shine, dull, dark] = [mix(brass, '#fff6da', 0.7), mix(brass, '#5a3a12', 0.55), mix('#241505', deep, 0.3)];
  const enamel =
    [mix(second, velvet, 0.3), mix(pale, '#fbf2dc', 0.5), mix(mid, velvet, 0.35), mix(velvet, '#000000', 0.35)][
      draw(4)
    ] ?? velvet;
  const light = enamel === mix(pale, '#fbf2dc', 0.5);
  const [x, y] = [300, 448];
  const dial = dialOf(draw(3), game.seed, dark);
  const guilloche = guillocheOf(draw(3));
  const title = titleOn(game.title);
  const foot = footOf(draw, dark);
  const bars =
    draw(3) === 0
      ? `<g fill="none" stroke="url(#brass)" stroke-width="7">${repeat(7, (index) => `<path d="M300 60C${300 + (index - 3) * 130} 90 ${300 + (index - 3) * 104} 420 ${300 + (index - 3) * 92} 790"/>`)}</g>`
      : '';
  const stones = stonesOf(mix(second, '#a01a1a', 0.3), shine);
  return `<defs>${glow('velvet', [mix(velvet, '#ffffff', 0.14), velvet, mix(velvet, '#000000', 0.5)], 0.5, 0.5, 0.75)}${gradient('brass', [shine, brass, dull, brass, shine], 0.9)}${gradient('ring', [dull, shine, brass, dull], 0.5)}${gradient('drum', [dull, shine, brass, dark])}<linearGradient id="figure" x1="0" y1="0" x2="200" y2="512" gradientUnits="userSpaceOnUse"><stop stop-color="${shine}"/><stop offset=".45" stop-color="${brass}"/><stop offset=".6" stop-color="${dull}"/><stop offset="1" stop-color="${mix(brass, shine, 0.4)}"/></linearGradient></defs>
${ground('url(#velvet)')}${bars}${foot}
${moved(
  `<circle r="${RADIUS + 44}" fill="#000" opacity=".4" cy="10"/><circle r="${RADIUS + 38}" fill="url(#ring)"/><circle r="${RADIUS + 38}" fill="none" stroke="${dark}" stroke-width="3"/>${stones}<circle r="${RADIUS + 4}" fill="${dark}"/><circle r="${RADIUS}" fill="url(#brass)"/>${dial}<circle r="${RADIUS - 68}" fill="${dark}"/><circle r="${RADIUS - 72}" fill="${enamel}"/><g fill="none" stroke="${light ? dull : brass}" stroke-width="1.200" opacity=".4">${guilloche}</g>${iconAt(icon, dark, 3, 8, 270)}${rimmed(iconAt(icon, dark, 0, 0, 270), dark, 24)}${iconAt(icon, 'url(#figure)', 0, 0, 270)}
<path d="${title.banner}" fill="${mix(velvet, '#000000', 0.45)}" stroke="url(#brass)" stroke-width="6"/><path d="${title.path}" fill="${dark}" transform="translate(0 4)"/><path d="${title.path}" fill="${shine}"/>`,
  x,
  y,
)}
<rect x="10" y="10" width="${WIDTH - 20}" height="${HEIGHT - 20}" rx="22" fill="none" stroke="url(#brass)" stroke-width="8"/>`;
};
