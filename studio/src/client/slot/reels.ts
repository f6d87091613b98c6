import { at } from '../../maths/model';
import { openingStops } from '../../maths/opening';
import { config, gameModel } from '../config';
import { h, pause, s } from '../dom';
import { sounds } from '../sounds';
import { lineDrawing } from './line-drawing';
import { createReel, STOP_MS } from './reel';
import { symbolsFrom } from './strip';
import { suspenseOf } from './suspense';

const model = gameModel('slot');

const { rows, lines, strips } = model;

/** How much longer a reel turns that could bring the free spins, in ms. */
const SUSPENSE_MS = 700;

type Line = { line: number; count: number; win: string };

/** The five reels, and over them the lines that paid. */
export function createReels() {
  const opening = openingStops(model, config.slug);
  const overlay = s('svg', { class: 'lines', viewBox: `0 0 500 ${rows * 100}`, 'aria-hidden': 'true' });
  const reels = Array.from({ length: 5 }, (_, reel) => createReel(reel, at(opening, reel)));
  const element = h('div', { class: 'reels', 'aria-hidden': 'true' }, ...reels.map((reel) => reel.element), overlay);
  let hurry = false;

  function start(): void {
    hurry = false;
    clear();
    for (const reel of reels) reel.start();
  }

  /** Stops reel after reel; a reel that could bring the free spins keeps everyone waiting a little longer. */
  async function stop(stops: readonly number[], fast: boolean): Promise<void> {
    const landing = strips.map((strip, index) => symbolsFrom(strip, stops[index] ?? 0, rows).includes('S'));
    const suspense = suspenseOf(
      landing,
      strips.map((strip) => strip.includes('S')),
    );
    let scatters = 0;
    const endings: Promise<void>[] = [];
    for (const [index, reel] of reels.entries()) {
      const waits = suspense[index] === true && !fast;
      if (waits) await Promise.all(endings);
      reel.element.classList.toggle('hot', waits);
      if (waits && !hurry) await pause(SUSPENSE_MS);
      const quick = fast || hurry;
      const ending = reel.stop(stops[index] ?? 0, quick ? STOP_MS.quick : STOP_MS.whole).then(() => {
        sounds.stop(index);
        reel.element.classList.remove('hot');
        if (landing[index] !== true) return;
        scatters += 1;
        sounds.scatter(scatters);
      });
      endings.push(ending);
      await pause(quick ? 45 : 170);
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
    // A place is not always square: the drawing takes the shape of the field.
    const high = Math.round((element.clientHeight / (element.clientWidth || 1)) * (500 / rows)) || 100;
    overlay.setAttribute('viewBox', `0 0 500 ${rows * high}`);
    overlay.append(...lineDrawing(path, count, label, high));
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
    /** Stand as they stood at first, at once. */
    reset() {
      for (const [index, reel] of reels.entries()) reel.set(at(opening, index));
    },
  };
}

export type Reels = ReturnType<typeof createReels>;
