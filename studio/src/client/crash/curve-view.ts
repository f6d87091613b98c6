import { multiplierAt, timeOf } from '../../maths/crash/curve';
import { factor } from '../../page/amounts';
import { calm } from '../config';
import { h } from '../dom';
import { sayAtTable, times } from '../tables/say-at-table';
import { createCurveCanvas } from './curve-canvas';

/** What the picture is of: waiting for bets, rising since `startedAt`, or broken at `point` (hundredths). */
export type Curve = { kind: 'waiting' } | { kind: 'rising'; startedAt: number } | { kind: 'broken'; point: number };

/** The curve on a canvas, with its number over it. It draws what the server's clock says; nothing here decides. */
export function curveView(now: () => number) {
  const canvas = createCurveCanvas();
  const number = h('output', { class: 'multiplier', 'data-testid': 'multiplier' }, '');
  const note = h('p', { class: 'curve-note' });
  const element = h('div', { class: 'curve' }, canvas.element, h('div', { class: 'curve-text' }, number, note));
  let curve: Curve = { kind: 'waiting' };
  let shown = '';

  const write = (text: string, words: string) => {
    if (shown !== text) number.textContent = text;
    shown = text;
    if (note.textContent !== words) note.textContent = words;
  };

  function frame(): void {
    element.dataset.kind = curve.kind;
    switch (curve.kind) {
      case 'waiting':
        canvas.draw(0, false);
        break;
      case 'rising': {
        const ms = Math.max(0, now() - curve.startedAt);
        write(factor(times(multiplierAt(ms))), '');
        // A still picture for whoever wants no motion: the number goes on.
        canvas.draw(calm() ? Math.floor(ms / 1_000) * 1_000 : ms, false);
        break;
      }
      case 'broken': {
        const point = Math.max(100, curve.point);
        write(factor(times(point)), sayAtTable('brokeAt', { n: times(point) }));
        canvas.draw(Math.max(1, timeOf(point)), true);
        break;
      }
    }
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  return {
    element,
    show(next: Curve): void {
      curve = next;
    },
    /** Words in the middle while the table waits. */
    wait(text: string, words: string): void {
      if (curve.kind === 'waiting') write(text, words);
    },
  };
}
