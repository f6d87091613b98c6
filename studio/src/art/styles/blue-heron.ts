import { between, blob, faded, glow, gradient, ground, moved, placed, repeat, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

/** Blue Heron: ink on rice paper. Much is left empty: one figure, its reflection, a wash, a red seal, a brushed title. */
export const blueHeron: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, second, pale } = palette;
  const paper = mix(pale, '#fbf9f1', 0.55);
  const ink = mix(deep, '#0f1a22', 0.5);
  const wash =
    [mix(mid, '#7fa3b5', 0.45), mix(mid, second, 0.35), mix(mid, deep, 0.15), mix(second, pale, 0.25)][draw(4)] ?? mid;
  const seal = mix(second, '#b5301f', 0.6);
  const right = draw(2) === 0;
  const manner = draw(4);
  const x = right ? 366 : 234;
  const water = manner === 3 ? 700 : 560;
  const size = between(draw, 330, 380);
  const y = water - size * 0.4;
  const stain = (cx: number, cy: number, radius: number, strength: number) =>
    repeat(4, (layer) =>
      faded(
        `<path d="${blob(cx, cy, (angle) => radius * (1 - layer * 0.07) + 13 * Math.sin((angle * (3 + layer) + layer * 70) * 0.01745) + 7 * Math.sin((angle * 11 + layer * 40) * 0.01745), 60)}" fill="${wash}"/>`,
        strength,
      ),
    );
  const sun = stain(right ? 250 : 350, 300, 168, 0.2);
  const peaks = repeat(3, (layer) => {
    const base = water - 6;
    const tops = repeat(
      5,
      (step) =>
        `Q${step * 150 + 10} ${base - 90 - draw(190) + layer * 50} ${step * 150 + 75} ${base - 40 - draw(80) + layer * 24}`,
    );
    return `<path d="M-80 ${base}V${base - 60}${tops}V${base}Z" fill="url(#mist${layer})"/>`;
  });
  const reeds = repeat(11, (index) => {
    const foot = (right ? 20 : 400) + index * 17 + draw(12);
    const lean = draw(90) - 30;
    return `<path d="M${foot} ${water + 60}Q${foot + lean * 0.2} ${water - 120} ${foot + lean} ${water - 150 - draw(200)}q-6 130-${lean * 0.7} ${150 + draw(40)}Z" fill="${ink}" opacity="${between(draw, 0.35, 0.9).toFixed(2)}"/>`;
  });
  const branch = `<path d="M${right ? -10 : 610} 150Q${right ? 150 : 450} 170 ${right ? 230 : 370} 90" fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"/>${repeat(22, (leaf) => `<path d="M0 0Q14-10 34 0 14 8 0 0Z" transform="translate(${(right ? 1 : -1) * (leaf * 11) + (right ? 0 : 600)} ${160 - Math.abs(leaf - 8) * 2.5 + draw(18)}) rotate(${(right ? 60 : 100) + draw(50)}) scale(${between(draw, 0.9, 1.7).toFixed(2)})" fill="${ink}" opacity="${between(draw, 0.4, 0.9).toFixed(2)}"/>`)}`;
  const setting =
    [`${sun}${peaks}`, `${sun}${reeds}`, `${sun}${moved(branch, 0, 150)}`, stain(300, 420, 236, 0.16)][manner] ?? sun;
  const ripples = repeat(12, (line) => {
    const width = between(draw, 60, 250);
    const at = x + (draw(260) - 130);
    return `M${(at - width / 2).toFixed(0)} ${water + 8 + line * 11}q${(width / 4).toFixed(0)} ${draw(9) - 4} ${(width / 2).toFixed(0)} 0t${(width / 2).toFixed(0)} 0`;
  });
  const mirror = moved(iconAt(icon, 'url(#fade)', 0, 0, size), x, water * 2 - y - 18, 0, [1, -0.8]);
  const title = setTitle(game.title, 400, 140, {
    weight: 'kaushan',
    maxSize: 72,
    align: right ? 'left' : 'right',
    leading: 1.02,
  });
  const top = manner === 3 ? 58 : 62;
  const signed = others[draw(others.length)] ?? icon;
  const stamp = moved(
    `<path d="M-35-34Q0-38 35-33 38 0 34 35 0 39-35 34-38 0-35-34Z" fill="${seal}"/>${iconAt(signed, paper, 0, 0, 52)}`,
    right ? 62 : WIDTH - 62,
    738,
    -3,
  );
  return `<defs>${gradient('paper', [mix(paper, '#ffffff', 0.3), paper, mix(paper, wash, 0.32)])}<linearGradient id="ink" x1="0" y1="0" x2="0" y2="512" gradientUnits="userSpaceOnUse"><stop stop-color="${ink}"/><stop offset=".62" stop-color="${mix(ink, wash, 0.25)}"/><stop offset="1" stop-color="${mix(ink, wash, 0.75)}"/></linearGradient><linearGradient id="fade" x1="0" y1="0" x2="0" y2="512" gradientUnits="userSpaceOnUse"><stop stop-color="${ink}" stop-opacity="0"/><stop offset=".4" stop-color="${ink}" stop-opacity=".05"/><stop offset="1" stop-color="${ink}" stop-opacity=".42"/></linearGradient>${repeat(3, (layer) => gradient(`mist${layer}`, [mix(wash, paper, 0.55 - layer * 0.25), paper]))}${glow('hush', [paper, paper])}</defs>
${ground('url(#paper)')}${setting}
${manner === 3 ? '' : mirror}
${iconAt(icon, 'url(#ink)', x, y, size)}
<path d="${manner === 3 ? '' : ripples}" fill="none" stroke="${mix(wash, ink, 0.4)}" stroke-width="3" stroke-linecap="round" opacity=".55"/>
${placed(title.path, right ? 46 : WIDTH - 446, manner === 3 ? 46 : top, ink)}${stamp}`;
};
