import type { SlotSymbol } from '../../maths/model';
import { calm, gameModel } from '../config';
import { h, symbolDrawing } from '../dom';
import { shift, symbolsFrom } from './strip';

const model = gameModel('slot');

const { strips, rows } = model;
/** Symbols of the loop that passes while a reel turns, and of those that pass once more before it stops. */
const LOOP = 14;
const TAIL = 7;

const cell = (symbol: string) => h('div', { class: 'cell', 'data-symbol': symbol }, symbolDrawing(symbol));

/** One reel: it turns until told where to stop. Only transforms move. */
export function createReel(reel: number) {
  const from = (stop: number, count: number) => symbolsFrom(strips[reel] ?? [], stop, count);
  let grid = from(3 + reel * 5, rows);
  let spin: Animation | null = null;
  const strip = h('div', { class: 'strip' }, ...grid.map(cell));
  const place = (symbols: readonly SlotSymbol[]) => strip.replaceChildren(...symbols.map(cell));

  /** Shows what stands at a stop at once, without turning. */
  function set(stop: number): void {
    grid = from(stop, rows);
    spin?.cancel();
    spin = null;
    place(grid);
  }

  return {
    element: h('div', { class: 'reel' }, strip),
    /** What it shows, from the top; while it stops, what it will show. */
    grid: () => grid,
    set,
    light: (row: number) => strip.children[row]?.classList.add('hit'),
    start(): void {
      if (calm()) {
        spin = strip.animate({ opacity: [1, 0.25] }, { duration: 160, fill: 'forwards' });
        return;
      }
      const loop = from(Math.floor(Math.random() * 30), LOOP);
      place([...loop, ...loop.slice(0, rows)]);
      const total = LOOP + rows;
      spin = strip.animate([{ transform: shift(LOOP, total) }, { transform: shift(0, total) }], {
        duration: LOOP * 42,
        iterations: Number.POSITIVE_INFINITY,
      });
    },
    async stop(stop: number, duration: number): Promise<void> {
      set(stop);
      if (calm()) {
        await strip.animate({ opacity: [0.25, 1] }, { duration: 160 }).finished;
        return;
      }
      place([...grid, ...from(stop + rows, TAIL), ...from(stop + 17, rows)]);
      const total = TAIL + rows * 2;
      await strip.animate(
        [
          { transform: shift(TAIL + rows, total), easing: 'cubic-bezier(.25,.6,.4,1)' },
          { transform: shift(-0.16, total), offset: 0.82, easing: 'cubic-bezier(.4,0,.4,1)' },
          { transform: shift(0, total) },
        ],
        { duration },
      ).finished;
      place(grid);
    },
  };
}
