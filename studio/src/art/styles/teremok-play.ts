import type { Draw } from '../../maths/random';
import { HEIGHT, placed, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

/** A strip of cross-stitch, mirrored left to right as on a towel; cells of 12. */
function stitch(draw: Draw, y: number, rows: number, red: string, dark: string): string {
  const half = 6;
  const phase = draw(3);
  const beat = 3 + draw(2);
  const pattern = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: half }, (_, column) => {
      const edge = row === 0 || row === rows - 1;
      if (edge) return column % 2 === 0 ? 2 : 0;
      const ring = Math.abs(row - (rows - 1) / 2) + column;
      if (ring % beat === phase) return 1;
      return ring % beat === (phase + 2) % beat && column % 2 === row % 2 ? 2 : 0;
    }),
  );
  const cross = 'M1.500 1.500 10.500 10.500M10.500 1.500 1.500 10.500';
  const colours = ['', red, dark];
  let body = '';
  for (let unit = 0; unit < 5; unit += 1) {
    pattern.forEach((line, row) => {
      line.forEach((value, column) => {
        if (value === 0) return;
        for (const place of column === 0 ? [half - 1] : [half - 1 - column, half - 1 + column]) {
          const x = unit * 132 - 30 + place * 12;
          body += `<path d="${cross}" transform="translate(${x} ${y + row * 12})" stroke="${colours[value]}"/>`;
        }
      });
    });
  }
  return `<g stroke-width="4" stroke-linecap="round">${body}</g>`;
}

/** A painted flower: petals round a heart, with two leaves. */
function flower(x: number, y: number, size: number, petals: number, colours: readonly string[], turn: number): string {
  const [petal = '', inner = '', heart = '', leaf = ''] = colours;
  const ring = (radius: number, width: number, colour: string, offset: number) =>
    Array.from(
      { length: petals },
      (_, index) =>
        `<path d="M0 0C${-width} ${-radius * 0.4} ${-width * 0.9} ${-radius} 0 ${-radius}C${width * 0.9} ${-radius} ${width} ${-radius * 0.4} 0 0Z" fill="${colour}" transform="rotate(${offset + (index * 360) / petals})"/>`,
    ).join('');
  const leaves = [115, 160, 205, 250]
    .map(
      (angle) =>
        `<path d="M0 0C-14-26-12-60 0-86 12-60 14-26 0 0Z" fill="${leaf}" transform="rotate(${angle}) translate(0 -16)"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 60})">${leaves}${ring(60, 26, petal, 0)}${ring(40, 15, inner, 180 / petals)}<circle r="13" fill="${heart}"/></g>`;
}

/** Teremok Play: a painted window with flowers and cross-stitch, the title on a bowed board. */
export const teremokPlay: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const cream = draw(5) < 3;
  const wall = cream ? mix(pale, '#fff6e4', 0.4) : mix(mid, deep, 0.35);
  const line = cream ? second : mix(second, pale, 0.15);
  const dark = cream ? mix(deep, second, 0.15) : main;
  const x = WIDTH / 2;
  const shapes = [
    'M92 590V300C92 150 190 84 300 56 410 84 508 150 508 300V590Z',
    'M92 590V292a208 208 0 0 1 416 0V590Z',
    'M92 590V250L300 62 508 250V590Z',
    'M92 590V320C92 250 150 236 150 176 200 190 250 140 300 70 350 140 400 190 450 176 450 236 508 250 508 320V590Z',
  ];
  const window = shapes[draw(shapes.length)] ?? '';
  const inside = cream ? mix(mid, deep, 0.1) : mix(pale, main, 0.22);
  const figure = cream ? mix(pale, main, 0.35) : mix(deep, mid, 0.15);
  const title = setTitle(game.title, 470, 104, { weight: 800, maxSize: 62, align: 'middle', leading: 1.08 });
  const leaf = cream ? mix(mid, '#3f7a3a', 0.5) : mix('#6fa35a', mid, 0.3);
  const colours = [second, mix(second, '#ffffff', 0.35), main, leaf];
  const turned = [main, mix(main, '#ffffff', 0.4), second, leaf];
  const petals = 6 + draw(3);
  const rowsOfStitch = 5 + draw(2) * 2;
  const board = 'M44 622C200 596 400 596 556 622V748C400 722 200 722 44 748Z';
  const dots = Array.from(
    { length: 40 },
    (_, index) =>
      `<circle cx="${110 + (index % 8) * 55}" cy="${110 + Math.floor(index / 8) * 105 + (index % 2) * 52}" r="5"/>`,
  ).join('');
  const tiny = others[draw(others.length)] ?? icon;
  return `<defs><clipPath id="pane"><path d="${window}"/></clipPath><radialGradient id="glow" cx=".5" cy=".5" r=".6"><stop stop-color="${mix(inside, main, cream ? 0.3 : 0.1)}"/><stop offset="1" stop-color="${inside}"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/>
${stitch(draw, 12, rowsOfStitch, line, dark)}${stitch(draw, HEIGHT - 12 - rowsOfStitch * 12, rowsOfStitch, line, dark)}
<path d="${window}" fill="${wall}" stroke="${wall}" stroke-width="64" stroke-linejoin="round"/>
<path d="${window}" fill="url(#glow)" stroke="${second}" stroke-width="30" stroke-linejoin="round"/>
<path d="${window}" fill="none" stroke="${main}" stroke-width="12" stroke-linejoin="round" stroke-dasharray="1 24" stroke-linecap="round"/>
<g clip-path="url(#pane)"><g fill="${figure}" opacity=".12">${dots}</g><path d="M80 590C180 520 260 548 330 536S470 500 520 540V600H80Z" fill="${leaf}"/></g>
${iconAt(icon, mix(inside, '#000000', cream ? 0.45 : 0.18), x, 366, 318).replace('<g ', '<g opacity=".6" ')}
${iconAt(icon, figure, x, 356, 318)}
${iconAt(tiny, main, draw(2) === 0 ? 166 : 434, 528, 62)}
<path d="${board}" transform="translate(0 9)" fill="#000" opacity=".25"/>
<path d="${board}" fill="${mix(second, deep, cream ? 0.1 : 0.3)}" stroke="${main}" stroke-width="5" stroke-linejoin="round"/>
${flower(66, 602, 58, petals, colours, -30)}${flower(534, 602, 58, petals, turned, 30)}
${placed(title.path, 65, 672 - title.height / 2 + 3, mix(deep, '#000000', 0.3))}
${placed(title.path, 65, 672 - title.height / 2, mix(pale, '#ffffff', 0.35))}`;
};
