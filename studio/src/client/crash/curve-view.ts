import { GROWTH, multiplierAt, timeOf } from '../../maths/crash/curve';
import { factor } from '../../page/amounts';
import { calm } from '../config';
import { h } from '../dom';
import { sayAtTable, times } from '../tables/say-at-table';

/** What the picture is of: waiting for bets, rising since `startedAt`, or broken at `point` (hundredths). */
export type Curve = { kind: 'waiting' } | { kind: 'rising'; startedAt: number } | { kind: 'broken'; point: number };

/** The least the axes show: up to 2x and 12 s. */
const MIN_SPAN_MS = 12_000;
const STEPS = 80;

const colours = () => {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { line: read('--main') || '#edb84a', pale: read('--pale') || '#f5f0e4', grid: 'rgb(255 255 255 / 0.09)' };
};

/** The curve on a canvas, with its number over it. It draws what the server's clock says; nothing here decides. */
export function curveView(now: () => number) {
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  const number = h('output', { class: 'multiplier', 'data-testid': 'multiplier' }, '');
  const note = h('p', { class: 'curve-note' });
  const element = h('div', { class: 'curve' }, canvas, h('div', { class: 'curve-text' }, number, note));
  let curve: Curve = { kind: 'waiting' };
  let paint = colours();
  let shown = '';

  function fit(): { width: number; height: number; context: CanvasRenderingContext2D | null } {
    const ratio = Math.min(2, devicePixelRatio || 1);
    const { clientWidth: width, clientHeight: height } = canvas;
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    const context = canvas.getContext('2d');
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    return { width, height, context };
  }

  function drawGrid(context: CanvasRenderingContext2D, width: number, height: number): void {
    context.strokeStyle = paint.grid;
    context.lineWidth = 1;
    context.beginPath();
    for (let line = 1; line < 5; line += 1) {
      const y = Math.round((height / 5) * line) + 0.5;
      context.moveTo(0, y);
      context.lineTo(width, y);
    }
    context.stroke();
  }

  /** The curve up to `ms`, with a light at its head. */
  function drawCurve(ms: number, broken: boolean): void {
    const { width, height, context } = fit();
    if (!context) return;
    context.clearRect(0, 0, width, height);
    drawGrid(context, width, height);
    if (ms <= 0) return;
    const span = Math.max(MIN_SPAN_MS, ms * 1.08);
    const top = Math.max(2, Math.exp(GROWTH * ms) * 1.12);
    const x = (at: number) => 10 + (at / span) * (width - 34);
    const y = (at: number) => height - 12 - ((Math.exp(GROWTH * at) - 1) / (top - 1)) * (height - 40);
    context.beginPath();
    context.moveTo(x(0), y(0));
    for (let step = 1; step <= STEPS; step += 1) context.lineTo(x((ms * step) / STEPS), y((ms * step) / STEPS));
    context.lineWidth = 5;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = broken ? '#ff5d62' : paint.line;
    context.stroke();
    context.lineTo(x(ms), height);
    context.lineTo(x(0), height);
    context.closePath();
    context.globalAlpha = 0.16;
    context.fillStyle = broken ? '#ff5d62' : paint.line;
    context.fill();
    context.globalAlpha = 1;
    context.beginPath();
    context.arc(x(ms), y(ms), broken ? 7 : 9, 0, Math.PI * 2);
    context.fillStyle = broken ? '#ff5d62' : paint.pale;
    context.fill();
  }

  const write = (text: string, words: string) => {
    if (shown !== text) number.textContent = text;
    shown = text;
    if (note.textContent !== words) note.textContent = words;
  };

  function frame(): void {
    element.dataset.kind = curve.kind;
    switch (curve.kind) {
      case 'waiting':
        drawCurve(0, false);
        break;
      case 'rising': {
        const ms = Math.max(0, now() - curve.startedAt);
        write(factor(times(multiplierAt(ms))), '');
        // A still picture for whoever wants no motion: the number goes on.
        drawCurve(calm() ? Math.floor(ms / 1_000) * 1_000 : ms, false);
        break;
      }
      case 'broken': {
        const point = Math.max(100, curve.point);
        write(factor(times(point)), sayAtTable('brokeAt', { n: times(point) }));
        drawCurve(Math.max(1, timeOf(point)), true);
        break;
      }
    }
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
  addEventListener('resize', () => {
    paint = colours();
  });

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
