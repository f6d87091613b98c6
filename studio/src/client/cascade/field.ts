import type { Cell } from '../../maths/cascade/model';
import { opening } from '../../maths/cascade/opening';
import { factor } from '../../page/amounts';
import { calm, config } from '../config';
import { h } from '../dom';
import { createFloating } from './floating';
import { createMotion } from './motion';
import { timesOf } from './pieces';
import { createShafts } from './shafts';

/** The field of falling pieces, with what is written over them and the plate of what multiplies the win. */
export function createField() {
  const element = h('div', { class: 'cascade', 'aria-hidden': 'true' });
  const motion = createMotion(element);
  const shafts = createShafts(motion);
  const floating = createFloating(element, motion);
  const plate = h('output', { class: 'plate', hidden: true });
  element.append(shafts.element, floating.element, plate);

  function reset(): void {
    floating.clear();
    shafts.set(opening(config.slug));
  }

  reset();
  return {
    element,
    reset,
    hurry: motion.hurry,
    /** What lies there falls out below. */
    start(): void {
      motion.begin();
      floating.clear();
      shafts.clear();
    },
    /** A new grid comes down, column after column; `landed` is told of each that is down. */
    async land(grid: readonly (readonly Cell[])[], landed: (column: number) => void): Promise<void> {
      await shafts.replace(grid);
      floating.clear();
      if (calm()) await motion.move(element, [{ opacity: 0.2 }, { opacity: 1 }], { duration: 160 });
      else await shafts.land(grid, landed);
    },
    /** Lights what paid and writes what it came to over it. */
    light(wins: readonly { symbol: Cell; win: string }[]): void {
      element.classList.add('showing');
      for (const { symbol, win } of wins) {
        const pieces = shafts.find((cell) => cell === symbol).map((piece) => piece.element);
        for (const piece of pieces) piece.classList.add('hit');
        floating.amount(win, pieces);
      }
    },
    lightScatters(): void {
      for (const { element: piece } of shafts.find((cell) => cell === 'S')) piece.classList.add('hit');
    },
    /** Takes what paid away. */
    async pop(symbols: ReadonlySet<Cell>): Promise<void> {
      element.classList.remove('showing');
      await shafts.pop(symbols);
      floating.clear();
    },
    fall: shafts.fall,
    /** The multipliers go to the plate one after another; `arrived` gets the value of each as it does. */
    async gather(arrived: (value: number) => void): Promise<void> {
      for (const { cell, element: piece } of shafts.find((found) => timesOf(found) > 0)) {
        piece.classList.add('hit');
        await floating.fly(cell, piece);
        arrived(timesOf(cell));
      }
    },
    /** What multiplies the win; 0 takes the plate away. */
    plate(value: number): void {
      plate.hidden = value === 0;
      plate.textContent = factor(value);
      if (value > 0 && !calm()) {
        void motion.move(plate, [{ scale: '1.35' }, { scale: '1' }], { duration: 220, easing: 'ease-out' });
      }
    },
  };
}

export type Field = ReturnType<typeof createField>;
