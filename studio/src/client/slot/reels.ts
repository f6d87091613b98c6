import type { SlotSymbol } from '../../maths/model';
import { calm } from '../config';
import { h, pause, s, symbolDrawing } from '../dom';
import { sounds } from '../sounds';
import { model } from './model';

const { strips, rows, lines } = model;
const LOOP = 14;

type Line = { line: number; count: number; win: string };
type Column = { strip: HTMLElement; element: HTMLElement; grid: SlotSymbol[]; spin: Animation | null };

const cell = (symbol: string) => h('div', { class: 'cell', 'data-symbol': symbol }, symbolDrawing(symbol));

/** Symbols of a reel from a stop on, wrapping round. */
const from = (reel: number, stop: number, count: number): SlotSymbol[] => {
  const strip = strips[reel] ?? [];
  return Array.from(
    { length: count },
    (_, index) => strip[(((stop + index) % strip.length) + strip.length) % strip.length] ?? 'A',
  );
};

/** The five reels: they turn until told where to stop. Only transforms move. */
export function createReels() {
  const overlay = s('svg', { class: 'lines', viewBox: `0 0 500 ${rows * 100}`, 'aria-hidden': 'true' });
  const columns = Array.from({ length: 5 }, (_, reel): Column => {
    const strip = h('div', { class: 'strip' }, ...from(reel, 3 + reel * 5, rows).map(cell));
    return {
      strip,
      element: h('div', { class: 'reel' }, strip),
      grid: from(reel, 3 + reel * 5, rows),
      spin: null,
    };
  });
  const element = h(
    'div',
    { class: 'reels', 'aria-hidden': 'true' },
    ...columns.map((column) => column.element),
    overlay,
  );
  let hurry = false;

  const place = (reel: number, symbols: readonly SlotSymbol[]) => {
    const column = columns[reel];
    if (column) column.strip.replaceChildren(...symbols.map(cell));
  };

  const shift = (symbols: number, total: number) => `translateY(${(-100 * symbols) / total}%)`;

  function start(): void {
    hurry = false;
    clear();
    columns.forEach((column, reel) => {
      if (calm()) {
        column.spin = column.strip.animate({ opacity: [1, 0.25] }, { duration: 160, fill: 'forwards' });
        return;
      }
      const loop = from(reel, Math.floor(Math.random() * 30), LOOP);
      const head = loop.slice(0, rows);
      const total = LOOP + rows;
      place(reel, [...loop, ...head]);
      const spinning = () => {
        column.spin = column.strip.animate([{ transform: shift(LOOP, total) }, { transform: shift(0, total) }], {
          duration: LOOP * 42,
          iterations: Number.POSITIVE_INFINITY,
        });
      };
      spinning();
    });
  }

  async function stopReel(reel: number, stop: number, duration: number): Promise<void> {
    const column = columns[reel];
    if (!column) return;
    column.grid = from(reel, stop, rows);
    column.spin?.cancel();
    column.spin = null;
    if (calm()) {
      place(reel, column.grid);
      await column.strip.animate({ opacity: [0.25, 1] }, { duration: 160 }).finished;
      return;
    }
    const tail = 7;
    place(reel, [...column.grid, ...from(reel, stop + rows, tail), ...from(reel, stop + 17, rows)]);
    const total = tail + rows * 2;
    await column.strip.animate(
      [
        { transform: shift(tail + rows, total), easing: 'cubic-bezier(.25,.6,.4,1)' },
        { transform: shift(-0.16, total), offset: 0.82, easing: 'cubic-bezier(.4,0,.4,1)' },
        { transform: shift(0, total) },
      ],
      { duration },
    ).finished;
    place(reel, column.grid);
  }

  /** Stops reel after reel; a reel that could bring the third scatter keeps everyone waiting a little longer. */
  async function stop(stops: readonly number[], fast: boolean): Promise<void> {
    let scatters = 0;
    const endings: Promise<void>[] = [];
    for (let reel = 0; reel < stops.length; reel += 1) {
      const quick = fast || hurry;
      const suspense = scatters >= 2 && !fast;
      const column = columns[reel];
      column?.element.classList.toggle('hot', suspense);
      if (suspense && !hurry) await pause(700);
      const ending = stopReel(reel, stops[reel] ?? 0, quick ? 260 : 520).then(() => {
        sounds.stop(reel);
        column?.element.classList.remove('hot');
      });
      endings.push(ending);
      const hasScatter = column?.grid.includes('S') ?? false;
      if (hasScatter) scatters += 1;
      if (hasScatter || scatters >= 2) {
        await ending;
        if (hasScatter) sounds.scatter(scatters);
      } else await pause(quick ? 45 : 150);
    }
    await Promise.all(endings);
  }

  function clear(): void {
    overlay.replaceChildren();
    element.classList.remove('showing');
    for (const item of element.querySelectorAll('.hit')) item.classList.remove('hit');
  }

  const light = (reel: number, row: number) => columns[reel]?.strip.children[row]?.classList.add('hit');

  function drawLine(item: Line, label: string | null): void {
    const path = lines[item.line] ?? [];
    const points = path.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
    const d = `M${points.join('L')}`;
    overlay.append(s('path', { d, class: 'under' }), s('path', { d, class: 'over' }));
    for (let reel = 0; reel < item.count; reel += 1) light(reel, path[reel] ?? 0);
    if (label !== null) {
      const [x = 0, y = 0] = [(item.count - 1) * 100 - 50, ((path[item.count - 2] ?? 0) + 0.5) * 100];
      const width = 26 + label.length * 13;
      overlay.append(
        s(
          'g',
          { class: 'label', transform: `translate(${x} ${y})` },
          s('rect', { x: -width / 2, y: -19, width, height: 38, rx: 19 }),
          s('text', { y: 8 }, label),
        ),
      );
    }
  }

  return {
    element,
    start,
    stop,
    clear,
    hurry: () => {
      hurry = true;
    },
    showAll(items: readonly Line[]) {
      clear();
      element.classList.toggle('showing', items.length > 0);
      for (const item of items) drawLine(item, null);
    },
    showOne(item: Line, label: string) {
      clear();
      element.classList.add('showing');
      drawLine(item, label);
    },
    showScatters() {
      element.classList.add('showing');
      columns.forEach((column, reel) => {
        for (const [row, symbol] of column.grid.entries()) if (symbol === 'S') light(reel, row);
      });
    },
    /** Shows a grid at once, without turning. */
    set(stops: readonly number[]) {
      columns.forEach((column, reel) => {
        column.grid = from(reel, stops[reel] ?? 0, rows);
        column.spin?.cancel();
        place(reel, column.grid);
      });
    },
  };
}

export type Reels = ReturnType<typeof createReels>;
