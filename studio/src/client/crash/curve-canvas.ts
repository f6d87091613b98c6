import { h } from '../dom';
import { curveScale } from './curve-shape';

const STEPS = 80;
const BROKEN = '#ff5d62';
const GRID = 'rgb(255 255 255 / 0.09)';

const colours = () => {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { line: read('--main') || '#edb84a', pale: read('--pale') || '#f5f0e4' };
};

function drawGrid(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.strokeStyle = GRID;
  context.lineWidth = 1;
  context.beginPath();
  for (let line = 1; line < 5; line += 1) {
    const y = Math.round((height / 5) * line) + 0.5;
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
}

/** The canvas that the curve is drawn on, in the colours of the game. */
export function createCurveCanvas() {
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  let paint = colours();
  addEventListener('resize', () => {
    paint = colours();
  });

  /** Sharp on every screen, whatever its size is now. */
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

  return {
    element: canvas,
    /** Draws the curve up to `ms`, with a light at its head; none at 0. */
    draw(ms: number, broken: boolean): void {
      const { width, height, context } = fit();
      if (!context) return;
      context.clearRect(0, 0, width, height);
      drawGrid(context, width, height);
      if (ms <= 0) return;
      const at = curveScale(ms, width, height);
      const line = broken ? BROKEN : paint.line;
      context.beginPath();
      context.moveTo(...at(0));
      for (let step = 1; step <= STEPS; step += 1) context.lineTo(...at((ms * step) / STEPS));
      context.lineWidth = 5;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.strokeStyle = line;
      context.stroke();
      context.lineTo(at(ms)[0], height);
      context.lineTo(at(0)[0], height);
      context.closePath();
      context.globalAlpha = 0.16;
      context.fillStyle = line;
      context.fill();
      context.globalAlpha = 1;
      context.beginPath();
      context.arc(...at(ms), broken ? 7 : 9, 0, Math.PI * 2);
      context.fillStyle = broken ? BROKEN : paint.pale;
      context.fill();
    },
  };
}
