/** A sheet of drawings: so many in a row, each so large, within a margin for what reaches over its edge. */
const SHEET = { columns: 4, rows: 3, place: 256, margin: 12 } as const;

/** Up to twelve drawings in boxes of 100 x 100 on one sheet, row after row. */
export function laidOut(drawings: readonly string[]): string {
  const { columns, rows, place, margin } = SHEET;
  const scale = (place - margin * 2) / 100;
  const drawn = drawings.map((drawing, index) => {
    const [x, y] = [(index % columns) * place + margin, Math.floor(index / columns) * place + margin];
    return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
  });
  const [width, height] = [columns * place, rows * place];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}
