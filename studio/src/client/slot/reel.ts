import type { SlotSymbol } from '../../maths/model';
import { calm, gameModel } from '../config';
import { h } from '../dom';
import { symbolPicture } from '../room/symbol-picture';
import { shift, symbolsFrom } from './strip';

const model = gameModel('slot');

const { strips, rows } = model;
/** Symbols of the loop that passes while a reel turns, of those it gathers speed over, and of those that pass once more before it stops. */
const LOOP = 14;
const START = 5;
const TAIL = 5;

/** How long a symbol takes to pass at full speed, in ms. */
const PASS_MS = 42;

/** How far a reel goes past its stop before it settles, in symbols. */
const OVER = 0.13;

/** Evenly faster from standing, and evenly slower to a stop: at the other end both go at the speed of the loop. */
const FASTER = 'cubic-bezier(.333,0,.667,.333)';
const SLOWER = 'cubic-bezier(.333,.667,.667,1)';

/** How long a reel takes to stop, in ms: as it does by itself, or hurried. */
export const STOP_MS = { whole: 2 * PASS_MS * (TAIL + rows) * 1.2, quick: 300 } as const;

const cell = (symbol: string) => h('div', { class: 'cell', 'data-symbol': symbol }, symbolPicture(symbol));

/** One reel: it turns until told where to stop. Only transforms move. */
export function createReel(reel: number, opening: number) {
  const from = (stop: number, count: number) => symbolsFrom(strips[reel] ?? [], stop, count);
  let grid = from(opening, rows);
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

  /** At full speed, round and round. */
  function loop(symbols: readonly SlotSymbol[]): void {
    place([...symbols, ...symbols.slice(0, rows)]);
    const total = LOOP + rows;
    spin = strip.animate([{ transform: shift(LOOP, total) }, { transform: shift(0, total) }], {
      duration: LOOP * PASS_MS,
      iterations: Number.POSITIVE_INFINITY,
    });
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
      const symbols = from(Math.floor(Math.random() * 30), LOOP);
      const first = symbols.slice(0, START);
      place([...first, ...grid]);
      const total = START + rows;
      const begun = strip.animate([{ transform: shift(START, total) }, { transform: shift(0, total) }], {
        duration: 2 * START * PASS_MS,
        easing: FASTER,
        fill: 'forwards',
      });
      spin = begun;
      begun.onfinish = () => {
        if (spin !== begun) return;
        begun.cancel();
        loop([...symbols.slice(START), ...first]);
      };
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
          { transform: shift(TAIL + rows, total), easing: SLOWER },
          { transform: shift(-OVER, total), offset: 0.8, easing: 'cubic-bezier(.45,0,.3,1)' },
          { transform: shift(0, total) },
        ],
        { duration },
      ).finished;
      place(grid);
    },
  };
}
