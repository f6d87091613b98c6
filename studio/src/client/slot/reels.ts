import { gameModel } from '../config';
import { h, pause, s } from '../dom';
import { sounds } from '../sounds';
import { lineDrawing } from './line-drawing';
import { createReel } from './reel';

const model = gameModel('slot');

const { rows, lines } = model;

type Line = { line: number; count: number; win: string };

/** The five reels, and over them the lines that paid. */
export function createReels() {
  const overlay = s('svg', { class: 'lines', viewBox: `0 0 500 ${rows * 100}`, 'aria-hidden': 'true' });
  const reels = Array.from({ length: 5 }, (_, reel) => createReel(reel));
  const element = h('div', { class: 'reels', 'aria-hidden': 'true' }, ...reels.map((reel) => reel.element), overlay);
  let hurry = false;

  function start(): void {
    hurry = false;
    clear();
    for (const reel of reels) reel.start();
  }

  /** Stops reel after reel; a reel that could bring the third scatter keeps everyone waiting a little longer. */
  async function stop(stops: readonly number[], fast: boolean): Promise<void> {
    let scatters = 0;
    const endings: Promise<void>[] = [];
    for (const [index, reel] of reels.entries()) {
      const quick = fast || hurry;
      const suspense = scatters >= 2 && !fast;
      reel.element.classList.toggle('hot', suspense);
      if (suspense && !hurry) await pause(700);
      const ending = reel.stop(stops[index] ?? 0, quick ? 260 : 520).then(() => {
        sounds.stop(index);
        reel.element.classList.remove('hot');
      });
      endings.push(ending);
      const hasScatter = reel.grid().includes('S');
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

  function drawLine({ line, count }: Line, label: string | null): void {
    const path = lines[line] ?? [];
    overlay.append(...lineDrawing(path, count, label));
    for (const [index, reel] of reels.entries()) if (index < count) reel.light(path[index] ?? 0);
  }

  return {
    element,
    start,
    stop,
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
      for (const reel of reels) {
        for (const [row, symbol] of reel.grid().entries()) if (symbol === 'S') reel.light(row);
      }
    },
    /** Shows a grid at once, without turning. */
    set(stops: readonly number[]) {
      for (const [index, reel] of reels.entries()) reel.set(stops[index] ?? 0);
    },
  };
}

export type Reels = ReturnType<typeof createReels>;
