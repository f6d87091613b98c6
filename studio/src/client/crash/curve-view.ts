import { multiplierAt, timeOf } from '../../maths/crash/curve';
import { factor } from '../../page/amounts';
import { calm, config } from '../config';
import { h } from '../dom';
import { sayAtTable, times } from '../tables/say-at-table';
import { createCurveCanvas } from './curve-canvas';
import { createScene } from './scene-view';

/** What the picture is of: waiting for bets, rising since `startedAt`, or broken at `point` (hundredths). */
export type Curve = { kind: 'waiting' } | { kind: 'rising'; startedAt: number } | { kind: 'broken'; point: number };

const WRITTEN_EVERY_MS = 50;

function sceneFacts() {
  if (!config.scene) throw new Error('A curve has a scene');
  return config.scene;
}

/**
 * The curve in its scene, with its number over it. It draws what the server's clock says; nothing here decides. Once the
 * curve broke, nothing is left to draw: the style sheet lets the vehicle go, once and quietly.
 */
export function curveView(now: () => number) {
  const facts = sceneFacts();
  const canvas = createCurveCanvas(facts);
  const scene = createScene(facts);
  // No live region: it changes twenty times a second. What is worth hearing of it is told apart (heard-curve.ts).
  const number = h('p', { class: 'multiplier', 'data-testid': 'multiplier' });
  const note = h('p', { class: 'curve-note' });
  const text = h('div', { class: 'curve-text' }, number, note);
  const element = h('div', { class: 'curve' }, scene.behind, canvas.element, scene.traveller, text);
  for (const [name, value] of Object.entries({ ink: facts.ink, halo: facts.halo, alarm: facts.alarm }))
    element.style.setProperty(`--scene-${name}`, value);
  let curve: Curve = { kind: 'waiting' };
  let own: number | null = null;
  let shown = '';
  let written = 0;

  const write = (words: string, below: string) => {
    if (shown !== words) number.textContent = words;
    shown = words;
    if (note.textContent !== below) note.textContent = below;
  };

  function draw(ms: number): void {
    const head = canvas.draw(ms, own);
    if (head) scene.put(head);
  }

  function frame(): void {
    switch (curve.kind) {
      case 'waiting':
        draw(0);
        break;
      case 'rising': {
        const ms = Math.max(0, now() - curve.startedAt);
        // Nobody reads faster than this, and writing costs more than drawing.
        if (ms - written >= WRITTEN_EVERY_MS || ms < written) {
          write(factor(times(multiplierAt(ms))), '');
          written = ms;
        }
        // A still picture for whoever wants no motion: the number goes on.
        draw(calm() ? Math.floor(ms / 1_000) * 1_000 : ms);
        break;
      }
      case 'broken': {
        const point = Math.max(100, curve.point);
        write(factor(times(point)), sayAtTable('brokeAt', { n: times(point) }));
        draw(Math.max(1, timeOf(point)));
        break;
      }
    }
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);

  return {
    element,
    show(next: Curve): void {
      const same = next.kind === curve.kind && element.dataset.kind !== undefined;
      curve = next;
      if (same) return;
      element.dataset.kind = next.kind;
      written = 0;
      if (calm() || next.kind === 'waiting') scene.pass(0, false);
      else if (next.kind === 'rising') scene.pass(Math.max(0, now() - next.startedAt), true);
      else scene.pass(Math.max(0, timeOf(Math.max(100, next.point))), false);
    },
    /** Marks where the player left, hundredths; null: they did not, or play no part in it. */
    mark(leftAt: number | null): void {
      own = leftAt;
    },
    /** Words while the table waits. */
    wait(words: string, below: string): void {
      if (curve.kind === 'waiting') write(words, below);
    },
  };
}
