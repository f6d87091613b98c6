import { ground, HEIGHT, moved, placed, repeat, type TileStyle, WIDTH } from '../canvas';
import { setTitle } from '../lettering';
import { luminance, mix } from '../palettes';
import { stitched } from '../stitches';

const CELL = 10;
const COLUMNS = WIDTH / CELL;

/** One stitch, into a list of crosses by colour. */
type Cloth = Map<string, string[]>;
const sew = (cloth: Cloth, colour: string, column: number, row: number): void => {
  const list = cloth.get(colour) ?? [];
  list.push(`M${column * CELL + 1.5} ${row * CELL + 1.5}l7 7m0-7l-7 7`);
  cloth.set(colour, list);
};

/** Lucky Loom: linen, everything in cross-stitch on one grid, borders above and below, letters of squares. */
export const luckyLoom: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const dyed = draw(4) === 0;
  const linen = dyed ? mix(deep, second, 0.35) : mix(pale, '#f7f1e2', 0.5);
  const reds = dyed
    ? [mix(pale, '#ffffff', 0.4), main, mix(second, pale, 0.45)]
    : [mix(second, '#b0201c', 0.4), mix(mid, deep, 0.15), mix(deep, '#000000', 0.1), mix(second, mid, 0.5)];
  const thread = reds[draw(reds.length)] ?? second;
  const rest = reds.filter((colour) => colour !== thread);
  const partner = rest[draw(rest.length)] ?? mid;
  const cloth: Cloth = new Map();

  const motif = 40;
  const [left, top] = [(COLUMNS - motif) / 2, 12];
  const grid = stitched(icon, motif);
  const beat = 3 + draw(3);
  const phase = draw(beat);
  const bands = draw(2) === 0;
  const shade = mix(thread, dyed ? linen : deep, 0.3);
  grid.forEach((line, row) => {
    line.forEach((inside, column) => {
      if (!inside) return;
      const edge = !grid[row + 1]?.[column] || !line[column + 1];
      const banded = bands && (row + phase) % 9 < 2;
      sew(cloth, edge ? shade : banded ? partner : thread, left + column, top + row);
    });
  });

  const depth = 9;
  const small = stitched(others[draw(others.length)] ?? icon, 9);
  const pictures = draw(2) === 0;
  for (let row = 0; row < depth; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const mirrored = Math.abs(column - (COLUMNS - 1) / 2) - 0.5;
      const ring = (Math.abs(row - (depth - 1) / 2) + mirrored) % (beat * 2);
      const picture = pictures && small[row]?.[Math.floor(mirrored) % 12];
      const lozenge = !pictures && (ring === phase || ring === (phase + 2) % (beat * 2));
      const colour = picture ? thread : lozenge ? (ring === phase ? thread : partner) : '';
      const last = row === 0 || row === depth - 1;
      if (last && column % 2 === 0) {
        sew(cloth, partner, column, row + 1);
        sew(cloth, partner, column, HEIGHT / CELL - 2 - row);
      } else if (colour && !last) {
        sew(cloth, colour, column, row + 1);
        sew(cloth, colour, column, HEIGHT / CELL - 2 - row);
      }
    }
  }
  // Little flowers wherever the motif leaves room at the sides.
  for (const [column, row] of [
    [3, 14],
    [54, 14],
    [3, 44],
    [54, 44],
  ] as const) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [2, 1],
      [1, 2],
    ] as const)
      sew(cloth, partner, column + dx, row + dy);
    sew(cloth, thread, column + 1, row + 1);
  }

  const threads = [...cloth]
    .map(
      ([colour, crosses]) =>
        `<path d="${crosses.join('')}" stroke="${mix(colour, linen, 0.45)}" stroke-width="9" stroke-linecap="square"/><path d="${crosses.join('')}" stroke="${colour}"/>`,
    )
    .join('');
  const title = setTitle(game.title, 556, 146, {
    weight: 'silkscreen',
    upper: true,
    maxSize: 76,
    align: 'middle',
    leading: 0.86,
    spacing: -0.06,
  });
  const ink = dyed
    ? mix(pale, '#ffffff', 0.5)
    : luminance(thread) > 0.3
      ? mix(thread, deep, 0.5)
      : mix(thread, deep, 0.25);
  const weave = `${repeat(80, (row) => `M0 ${row * CELL}H${WIDTH}`)}${repeat(60, (column) => `M${column * CELL} 0V${HEIGHT}`)}`;
  return `<defs><pattern id="cross" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="${ink}"/><path d="M0 0 5 5M5 0 0 5" stroke="${mix(ink, linen, 0.35)}" stroke-width=".9"/></pattern></defs>
${ground(linen)}<path d="${weave}" stroke="${mix(linen, deep, 0.4)}" stroke-width="1.200" opacity=".35"/>
<g fill="none" stroke-width="4.200" stroke-linecap="round">${moved(threads, 1.4, 2)}</g>
${placed(title.path, 22, 608 - title.height / 2, 'url(#cross)')}`;
};
