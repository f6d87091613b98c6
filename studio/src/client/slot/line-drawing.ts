import { s } from '../dom';

/** A line that paid, drawn over the reels through these rows, with what it paid where its last symbol but one ends. `high`: of a row, where a reel is 100 wide. */
export function lineDrawing(rows: readonly number[], count: number, label: string | null, high = 100): Element[] {
  const d = `M${rows.map((row, reel) => `${reel * 100 + 50},${(row + 0.5) * high}`).join('L')}`;
  const drawing = [s('path', { d, class: 'under' }), s('path', { d, class: 'over' })];
  if (label === null) return drawing;
  const [x, y] = [(count - 1) * 100 - 50, ((rows[count - 2] ?? 0) + 0.5) * high];
  const width = 26 + label.length * 13;
  const plate = s('rect', { x: -width / 2, y: -19, width, height: 38, rx: 19 });
  return [...drawing, s('g', { class: 'label', transform: `translate(${x} ${y})` }, plate, s('text', { y: 8 }, label))];
}
