import { type Cell, ROWS } from '../../maths/cascade/model';
import { calm } from '../config';
import { fallFrames, fallMs } from './falls';
import { drop } from './layout';
import type { Motion } from './motion';

/** What lies in one place of the field, and in which row of its shaft. */
export type Piece = { cell: Cell; element: HTMLElement; row: number };

/** It falls out below; the left and the lower ones first. */
export async function fallOut({ moveOrFade }: Motion, { element, row }: Piece, column: number): Promise<void> {
  const frames = [{ transform: drop(row) }, { transform: drop(row + ROWS + 0.4) }];
  const delay = column * 45 + (ROWS - row) * 22;
  await moveOrFade(element, [1, 0], frames, { duration: 300, delay, easing: 'cubic-bezier(.5,0,.9,.5)' });
  element.remove();
}

/** It comes down to its row from another; a new one fades in where motion is not wanted. */
export const comeDown = ({ moveOrFade }: Motion, { element, row }: Piece, from: number, delay: number) =>
  moveOrFade(element, [0, 1], fallFrames(row, from), { duration: fallMs(row, from), delay });

/** It swells and is gone. */
export async function burst({ moveOrFade }: Motion, { element, row }: Piece): Promise<void> {
  const at = drop(row);
  const frames = [
    { transform: `${at} scale(1)`, opacity: 1 },
    { transform: `${at} scale(1.2)`, opacity: 1, offset: 0.35 },
    { transform: `${at} scale(0)`, opacity: 0 },
  ];
  element.classList.remove('hit');
  element.classList.toggle('burst', !calm());
  await moveOrFade(element, [1, 0], frames, { duration: 280, easing: 'ease-in' });
  element.remove();
}
