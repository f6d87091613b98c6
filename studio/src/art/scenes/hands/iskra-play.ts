import { moved, repeat } from '../../canvas';
import { luminance, mix } from '../../palettes';
import { iskraInks } from '../../styles/iskra-play';
import { all } from '../ground';
import { ON_DARK, ON_PAPER, type SceneHand } from '../scene';

/** Iskra Play: three inks on paper. A printed sun, beams on the slant, clouds cut with scissors. */
export const iskraScene: SceneHand = ({ palette, draw }) => {
  const { raw, black, hot, cool, inked, paper, line } = iskraInks(palette, draw);
  const disc = inked ? black : hot;
  const screen = repeat(21, (row) =>
    repeat(21, (column) => {
      const [x, y] = [column * 30 - 300, row * 30 - 300];
      const size = 13 * Math.max(0, 1 - Math.hypot(x + 260, y - 260) / 620);
      return size > 1.5 && Math.hypot(x, y) < 300 ? `<circle cx="${x}" cy="${y}" r="${size.toFixed(1)}"/>` : '';
    }),
  );
  const beams = repeat(
    6,
    (index) =>
      `<path d="M-1400 ${-190 + index * 62}H1400v${[30, 10, 18, 6, 24, 8][index] ?? 8}H-1400Z" fill="${index % 2 === 0 ? cool : line}" opacity="${index % 2 === 0 ? 0.55 : 0.9}"/>`,
  );
  const cloud = (x: number, y: number, scale: number, fill: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-130 0H130A44 44 0 0 0 96-54A62 62 0 0 0-18-84A54 54 0 0 0-104-48A40 40 0 0 0-130 0Z" fill="${fill}" stroke="${black}" stroke-width="8" stroke-linejoin="round"/><path d="M-96 16H150M-40 34H96" stroke="${black}" stroke-width="8" stroke-linecap="round"/></g>`;
  const roofs = repeat(
    10,
    (index) =>
      `<path d="M${index * 160} 300V${150 + ((index * 53) % 90)}l80-${[44, 0, 70, 20][index % 4]}V300Z" fill="${index % 3 === 1 ? hot : black}"/><path d="M${index * 160 + 80} 300V${128 + ((index * 71) % 100)}h64V300Z" fill="${index % 3 === 2 ? cool : black}"/>`,
  );
  const lit = repeat(
    22,
    (index) => `<rect x="${index * 72 + 14}" y="${232 + ((index * 29) % 44)}" width="12" height="16" fill="${raw}"/>`,
  );
  return {
    sky: `${all(paper)}${moved(beams, 800, 420, -17)}${moved(`<circle r="310" fill="${disc}"/><g fill="${paper}" opacity=".6">${screen}</g>`, 1060, 440)}`,
    layers: [
      {
        drawing: `${cloud(240, 240, 0.8, raw)}${cloud(900, 420, 0.6, raw)}${cloud(1390, 200, 0.7, raw)}`,
        ...{ height: 900, size: 1, runs: 1.6, sinks: 0.05 },
      },
      {
        drawing: `${cloud(560, 640, 1.15, raw)}${cloud(1240, 560, 0.95, mix(cool, raw, 0.55))}`,
        ...{ height: 900, size: 1, runs: 3.4, sinks: 0.12 },
      },
      { drawing: `${roofs}${lit}`, height: 300, size: 0.28, runs: 2.4, sinks: 0.22 },
    ],
    trail: [
      { colour: line, width: 16, below: 5 },
      { colour: inked ? black : cool, width: 7, below: 17 },
      { colour: inked ? raw : hot, width: 8, below: 3 },
    ],
    paint: { body: raw, shade: mix(black, raw, 0.4), accent: hot, second: cool, line: black },
    ink: line,
    halo: paper,
    ...(luminance(paper) > 0.35 ? ON_PAPER : ON_DARK),
  };
};
