import type { Cell } from '../../maths/cascade/model';
import { factor } from '../../page/amounts';
import { h, s } from '../dom';
import { symbolPicture } from '../room/symbol-picture';

/** The value of a multiplier, 0 for anything else. */
export const timesOf = (cell: Cell): number => (cell.startsWith('x') ? Number(cell.slice(1)) : 0);

/** How much a multiplier is worth looking at: its colour and its rays. */
const tierOf = (value: number): string => (value >= 100 ? 'huge' : value >= 25 ? 'big' : value >= 8 ? 'fair' : 'small');

/** A lamp with its value on it. */
function lamp(value: number): Element {
  const rays = Array.from({ length: 12 }, (_, ray) =>
    s('path', { class: 'ray', d: 'M50 50 46 3H54Z', transform: `rotate(${ray * 30} 50 50)` }),
  );
  return s(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true', class: `lamp ${tierOf(value)}` },
    ...rays,
    s('circle', { class: 'rim', cx: 50, cy: 50, r: 39 }),
    s('circle', { class: 'glass', cx: 50, cy: 50, r: 34 }),
    s('path', { class: 'shine', d: 'M26 43A25 25 0 0 1 68 29 34 34 0 0 0 26 43Z' }),
    s('text', { x: 50, y: value > 99 ? 59 : 61, class: value > 99 ? 'long' : '' }, factor(value)),
  );
}

/** What lies in one place of the field. */
export const pieceOf = (cell: Cell): HTMLElement =>
  h(
    'div',
    { class: 'piece', 'data-symbol': timesOf(cell) > 0 ? 'M' : cell },
    timesOf(cell) > 0 ? lamp(timesOf(cell)) : symbolPicture(cell),
  );
